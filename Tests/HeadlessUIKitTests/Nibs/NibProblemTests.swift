import Foundation
import HeadlessUIKit
import Testing

/// The reports of mistakes and of unmodeled parts in nibs, under the policy that continues after them. The
/// first object is at line 6.
@MainActor @Suite struct NibProblemTests {
  private final class Form: View {
    var name: Label?
  }

  private let simulator = Simulator()

  private func load(_ objects: String, owner: String = "") -> [Any] {
    InterfaceClasses.register(Form.self, named: "Form", outlets: [.outlet("name", \.name)])
    return simulator.perform { InterfaceText.nib(objects, owner: owner).instantiate(withOwner: nil) }
  }

  private var problems: [String] { simulator.interfaceFileProblems.map { "\($0.severity) \($0)" } }

  @Test(arguments: [
    ("<view id=\"a\"><point key=\"canvasLocation\" x=\"1\" y=\"2\"/></view>", "View"),
    ("<view id=\"a\"><gestureRecognizers/></view>", "View"),
    (
      "<view id=\"a\"><userGuides><userLayoutGuide location=\"3\" affinity=\"minX\"/></userGuides></view>",
      "View"
    ),
    ("<imageView contentMode=\"TopLeft\" id=\"a\"/>", "ImageView"),
    (
      "<label usesAttributedText=\"YES\" id=\"a\"><attributedString key=\"userComments\"/></label>", "Label"
    ),
    ("<button hasAttributedTitle=\"YES\" id=\"a\"/>", "Button"),
    (
      """
      <tableViewCell id="a"><tableViewCellContentView key="contentView" id="b"/>
      <point key="canvasLocation" x="1" y="2"/></tableViewCell>
      """, "TableViewCell"
    ),
    (
      """
      <view id="a"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
      summaryElement="YES" keyboardKey="YES" playsSound="YES"/></accessibility></view>
      """, "View"
    ),
    (
      """
      <label id="a"><color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
      <color key="tintColor" name="controlAccentColor" catalog="System" colorSpace="catalog"/></label>
      """, "Label"
    ),
    (
      """
      <toolbar id="a"><toolbarAppearance key="standardAppearance">
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></toolbarAppearance></toolbar>
      """, "Toolbar"
    ),
  ]) func `what the canvas and the system have in a file is no problem`(object: String, type: String) throws {
    let object = try #require(load(object).first)
    #expect("\(Swift.type(of: object))" == type)
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    (
      "<mapView id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></mapView>",
      "Nib.xib:6:1: <mapView>: <mapView> isn't modeled; an empty View stands for it"
    ),
    (
      "<tableView sectionIndexBackgroundColor=\"x\" id=\"a\"/>",
      "Nib.xib:6:1: <tableView>: the attribute sectionIndexBackgroundColor isn't modeled"
    ),
    (
      "<view hidden=\"1\" id=\"a\"/>", "Nib.xib:6:1: <view>: expected hidden to be YES or NO, found \"1\""
    ),
    (
      "<view id=\"a\">\n<color key=\"backgroundColor\" name=\"Brand\"/></view>",
      "Nib.xib:7:1: <color>: there is no color Brand in the asset catalogs"
    ),
    (
      "<view id=\"a\"><userDefinedRuntimeAttributes>\n<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"glow\"/>"
        + "</userDefinedRuntimeAttributes></view>",
      "Nib.xib:7:1: <userDefinedRuntimeAttribute keyPath=\"glow\">: View is not key value coding-compliant for "
        + "the key glow"
    ),
    (
      "<view horizontalHuggingPriority=\"5000\" id=\"a\"/>",
      "Nib.xib:6:1: <view>: expected horizontalHuggingPriority to be from 0 to 1000, found \"5000\""
    ),
    (
      "<stepper minimumValue=\"5\" maximumValue=\"-5\" id=\"a\"/>",
      "Nib.xib:6:1: <stepper>: expected minimumValue to be less than maximumValue, found 5.0 and -5.0"
    ),
    (
      "<stepper stepValue=\"0\" id=\"a\"/>",
      "Nib.xib:6:1: <stepper>: expected stepValue to be greater than 0, found \"0\""
    ),
    (
      "<scrollView minimumZoomScale=\"-1\" id=\"a\"/>",
      "Nib.xib:6:1: <scrollView>: expected minimumZoomScale to be greater than 0, found \"-1\""
    ),
    (
      "<slider maxValue=\"1e300\" id=\"a\"/>",
      "Nib.xib:6:1: <slider>: expected maxValue to be a number, found \"1e300\""
    ),
    (
      "<datePicker datePickerMode=\"countDownTimer\" style=\"inline\" id=\"a\"/>",
      "Nib.xib:6:1: <datePicker>: expected the style wheels for a duration"
    ),
  ]) func `what isn't modeled is a warning once and the rest is loaded`(object: String, expected: String)
    throws
  {
    for _ in 0..<2 { #expect(load("\(object)<label id=\"later\" text=\"Hello\"/>").last is Label) }
    #expect(problems == ["warning \(expected)"])
    let entries = simulator.log.entries.filter { $0.subject == "interface file" }
    #expect(entries.map(\.event) == [expected])
  }

  @Test(arguments: [
    (
      "<view customClass=\"Missing\" id=\"a\"/>",
      "Nib.xib:6:1: <view>: there is no class Missing; register it with InterfaceClasses.register"
    ),
    (
      "<view customClass=\"Form\" id=\"a\"><connections>\n<outlet property=\"title\" destination=\"a\" id=\"o\"/>"
        + "</connections></view>",
      "Nib.xib:7:1: <outlet property=\"title\">: Form has no outlet \"title\"; its outlet is \"name\""
    ),
    (
      "<view customClass=\"Form\" id=\"a\"><connections>\n<outlet property=\"name\" destination=\"zz\" id=\"o\"/>"
        + "</connections></view>",
      "Nib.xib:7:1: <outlet property=\"name\">: expected destination to be the id of an object, found zz"
    ),
    (
      "<view id=\"a\"><constraints>\n<constraint firstItem=\"zz\" firstAttribute=\"width\" id=\"c\"/></constraints></view>",
      "Nib.xib:7:1: <constraint>: expected firstItem to be the id of an object, found zz"
    ),
    (
      "<view id=\"a\"><constraints>\n<constraint firstItem=\"later\" firstAttribute=\"width\" id=\"c\"/></constraints></view>",
      "Nib.xib:7:1: <constraint>: expected firstItem to be in the view that has the constraint, found later"
    ),
    (
      "<view id=\"a\"><constraints>\n<constraint firstAttribute=\"width\" priority=\"-5\" id=\"c\"/></constraints></view>",
      "Nib.xib:7:1: <constraint>: expected priority to be from 0 to 1000, found \"-5\""
    ),
    (
      "<view id=\"a\"><constraints>\n<constraint firstAttribute=\"top\" id=\"c\"/></constraints></view>",
      "Nib.xib:7:1: <constraint>: a position must be compared with another"
    ),
  ]) func `what can't be right is an error that a test catches`(object: String, expected: String) throws {
    var objects: [Any] = []
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors { objects = load("\(object)<label id=\"later\"/>") }
    }
    #expect(error?.description == expected && error?.severity == .error)
    #expect(objects.count == 2 && objects.last is Label)
    #expect(problems == ["error \(expected)"])
    // It is caught again though it is listed once.
    #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors { _ = load("\(object)<label id=\"later\"/>") }
    }
    #expect(problems.count == 1)
  }

  @Test(arguments: ["nan", "inf", "1e308:1e-308", "1:0", "1:2:3", "a"])
  func `a multiplier that isn't a finite number is an error`(multiplier: String) throws {
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors {
        _ = load(
          """
          <view id="a"><constraints><constraint firstAttribute="width" secondItem="a" \
          secondAttribute="height" multiplier="\(multiplier)" id="c"/></constraints></view>
          """
        )
      }
    }
    #expect(error?.text == "expected multiplier to be a finite number or a ratio, found \"\(multiplier)\"")
  }

  @Test(arguments: [("2/3", 2.0 / 3), ("16:9", 16.0 / 9), ("0.5", 0.5), ("2 / 4", 0.5)])
  func `a multiplier is a number or a ratio`(multiplier: String, expected: CGFloat) throws {
    let objects = load(
      """
      <view id="a"><constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" \
      multiplier="\(multiplier)" id="c"/></constraints></view>
      """
    )
    let view = try #require(objects.first as? View)
    #expect(view.constraints.map(\.multiplier) == [expected])
    #expect(problems.isEmpty)
  }

  @Test func `a mistake is an issue of the running test`() {
    withKnownIssue {
      _ = load("<view customClass=\"Missing\" id=\"a\"/>")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue
          == "Nib.xib:6:1: <view>: there is no class Missing; register it with InterfaceClasses.register"
      }
    }
  }

  @Test func `an outlet to an element that isn't modeled is an error`() {
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors {
        _ = load(
          """
          <glow id="g"/><view customClass="Form" id="a"><connections>
          <outlet property="name" destination="g" id="o"/></connections></view>
          """
        )
      }
    }
    #expect(error?.text == "expected an object that is modeled as the destination")
    #expect(problems.first == "warning Nib.xib:6:1: <glow>: <glow> isn't modeled")
  }

  @Test func `a view that isn't modeled has its frame and its subviews`() throws {
    let view = try #require(
      load(
        """
        <sceneKitView id="a" antialiasingMode="x"><rect key="frame" x="1" y="2" width="30" height="40"/>
        <subviews><label text="Hi" id="l"/></subviews></sceneKitView>
        """
      ).first as? View
    )
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && view.subviews.first is Label)
  }

  @Test func `a stack view has the values of its variations`() throws {
    let root = try #require(
      load(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <stackView axis="vertical" spacing="8" alignment="center" id="s"><subviews><label id="l"/></subviews>
        <variation key="heightClass=compact" axis="horizontal" distribution="fillEqually" spacing="20"/>
        </stackView></subviews></view>
        """
      ).first as? View
    )
    let controller = ViewController()
    controller.view = root
    simulator.launch(controller)
    let stack = try #require(root.subviews.first as? StackView)
    #expect(stack.axis == .vertical && stack.distribution == .fill && stack.spacing == 8)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(stack.axis == .horizontal && stack.distribution == .fillEqually && stack.spacing == 20)
    #expect(stack.alignment == .center)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(stack.axis == .vertical && stack.distribution == .fill && stack.spacing == 8)
    #expect(problems.isEmpty)
  }

  @Test func `a text view detects the kinds of data of the file`() throws {
    let view = try #require(
      load(
        """
        <textView editable="NO" text="see" id="a">
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
        """
      ).first as? TextView
    )
    #expect(view.dataDetectorTypes == [.phoneNumber, .link])
  }

  @Test(arguments: ["tableHeaderView", "tableFooterView", "backgroundView"])
  func `a view that contains the table isn't its part`(property: String) {
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors {
        _ = load(
          """
          <view id="v"><subviews><tableView id="a"><connections>
          <outlet property="\(property)" destination="v" id="o"/></connections></tableView></subviews></view>
          """
        )
      }
    }
    #expect(error?.text == "expected a view as the \(property) that doesn't contain TableView")
  }

  @Test(arguments: ["UITableViewCell", "UICollectionView", "UIPageViewController", "UILabel"])
  func `a custom object has any class of the toolkit`(name: String) throws {
    let object = try #require(load("<customObject customClass=\"\(name)\" id=\"a\"/>").first)
    #expect("UI\(type(of: object))" == name)
    #expect(problems.isEmpty)
  }

  @Test func `limits below the initial ones are set`() throws {
    let objects = load(
      """
      <stepper minimumValue="-10" maximumValue="-5" id="a"/>
      <stepper minimumValue="200" maximumValue="300" id="b"/>
      """
    )
    let steppers = objects.compactMap { $0 as? Stepper }
    #expect(steppers.map(\.minimumValue) == [-10, 200] && steppers.map(\.maximumValue) == [-5, 300])
    #expect(problems.isEmpty)
  }
}
