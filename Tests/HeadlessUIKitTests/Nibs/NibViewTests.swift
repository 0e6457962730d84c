import Foundation
import HeadlessUIKit
import Testing

/// The values of views in nibs.
@MainActor @Suite struct NibViewTests {
  private let simulator = Simulator()

  private func load<Object>(_ objects: String, as type: Object.Type = Object.self) throws -> Object {
    let objects = try simulator.perform { try InterfaceText.nib(objects).objects(owner: nil) }
    return try #require(objects.first as? Object)
  }

  @Test func `a label has the texts and looks of the file`() throws {
    let label: Label = try load(
      """
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Name" textAlignment="center" \
      lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" id="l">
      <rect key="frame" x="20" y="30" width="100" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <accessibility key="accessibilityConfiguration" identifier="title"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
      <color key="textColor" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/>
      <nil key="highlightedColor"/></label>
      """
    )
    #expect(label.text == "Name" && label.numberOfLines == 0 && label.textAlignment == .center)
    #expect(label.frame == CGRect(x: 20, y: 30, width: 100, height: 21))
    #expect(label.font == .boldSystemFont(ofSize: 17) && label.textColor == Color(white: 0, alpha: 0.5))
    #expect(label.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.accessibilityIdentifier == "title")
  }

  @Test func `controls have the values of the file`() throws {
    let view: View = try load(
      """
      <view id="v"><subviews>
      <button buttonType="system" contentHorizontalAlignment="leading" id="a"><state key="normal" title="Go"/>
      <state key="disabled" title="No"><color key="titleColor" systemColor="systemRedColor"/></state></button>
      <textField placeholder="Mail" borderStyle="roundedRect" clearButtonMode="whileEditing" id="b">
      <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress" \
      returnKeyType="next" secureTextEntry="YES"/></textField>
      <switch on="YES" id="c"/>
      <slider minValue="0.0" maxValue="10" value="2.5" id="d"/>
      <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="One"/><segment title="Two"/>
      </segments></segmentedControl>
      <stackView axis="vertical" spacing="8" alignment="center" distribution="equalSpacing" id="f"><subviews>
      <label text="A" id="g"/><label text="B" id="h"/></subviews></stackView>
      </subviews></view>
      """
    )
    let button = try #require(view.subviews[0] as? Button)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Go")
    #expect(button.title(for: .disabled) == "No" && button.titleColor(for: .disabled) == .systemRed)
    #expect(button.contentHorizontalAlignment == .leading)
    let field = try #require(view.subviews[1] as? TextField)
    #expect(field.placeholder == "Mail" && field.borderStyle == .roundedRect && field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
    #expect(field.autocorrectionType == .no && field.clearButtonMode == .whileEditing)
    #expect((view.subviews[2] as? Switch)?.isOn == true)
    #expect((view.subviews[3] as? Slider)?.value == 2.5)
    let segments = try #require(view.subviews[4] as? SegmentedControl)
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 1) == "Two")
    let stack = try #require(view.subviews[5] as? StackView)
    #expect(stack.axis == .vertical && stack.spacing == 8 && stack.alignment == .center)
    #expect(stack.arrangedSubviews.compactMap { ($0 as? Label)?.text } == ["A", "B"])
  }

  @Test func `constraints have identifiers, priorities, relations and guides`() throws {
    let view: View = try load(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="c1"/>
      <constraint firstAttribute="width" priority="750" constant="90" identifier="wide" id="c2"/>
      <constraint firstAttribute="width" relation="lessThanOrEqual" constant="80" id="c3"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="10" \
      id="c4"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="20" id="c5"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" placeholder="YES" \
      constant="99" id="c6"/>
      </constraints><viewLayoutGuide key="safeArea" id="s"/></view>
      """
    )
    simulator.perform { view.layoutIfNeeded() }
    let frame = view.subviews[0].frame
    #expect(frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    #expect(view.subviews[0].constraints.compactMap(\.identifier) == ["wide"])
  }

  @Test func `a table registers the cells of a nib`() throws {
    let nib = InterfaceText.nib(
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" \
      style="IBUITableViewCellStyleSubtitle" reuseIdentifier="row" textLabel="t" detailTextLabel="d" id="c">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" id="cv"><subviews>
      <label text="Title" id="t"/><label text="Detail" id="d"/></subviews></tableViewCellContentView></tableViewCell>
      """
    )
    simulator.perform {
      let table = TableView()
      table.register(nib, forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(withIdentifier: "row")
      #expect(cell?.textLabel?.text == "Title" && cell?.detailTextLabel?.text == "Detail")
      #expect(cell?.accessoryType == .checkmark && cell?.reuseIdentifier == "row")
    }
  }

  @Test func `an action of a control calls the owner of the nib`() throws {
    final class Owner: ViewController {
      var field: TextField!
      var taps = 0
      func tapped(_ sender: Button) { taps += 1 }
    }
    InterfaceClasses.register(
      Owner.self,
      outlets: [.outlet("field", \.field)],
      actions: [.action("tapped:", Owner.tapped)]
    )
    let action = "<action selector=\"tapped:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a1\"/>"
    let nib = InterfaceText.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(InterfaceText.button("b", "Go", y: 200, action))
      <textField id="f"/></subviews></view>
      """,
      owner: """
        <connections><outlet property="view" destination="v" id="o1"/>
        <outlet property="field" destination="f" id="o2"/></connections>
        """
    )
    let owner = simulator.perform { Owner() }
    try simulator.perform { _ = try nib.objects(owner: owner) }
    simulator.launch(owner)
    simulator.settle()
    try simulator.user.tap("Go")
    #expect(owner.taps == 1 && owner.field.superview === owner.view)
  }

  @Test func `page controllers have the style of the file, and titles the offset of their shadows`() throws {
    let objects = try simulator.perform {
      try InterfaceText.nib(
        """
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" \
        pageSpacing="12" id="a"/>
        <pageViewController transitionStyle="pageCurl" navigationOrientation="horizontal" spineLocation="min" \
        id="b"/>
        <button buttonType="system" id="c">
        <size key="titleShadowOffset" width="2" height="3"/><state key="normal" title="Go"/>
        </button>
        """
      ).objects(owner: nil)
    }
    let scrolled = try #require(objects[0] as? PageViewController)
    #expect(scrolled.transitionStyle == .scroll && scrolled.navigationOrientation == .vertical)
    #expect(scrolled.spineLocation == .none)
    let curled = try #require(objects[1] as? PageViewController)
    #expect(curled.transitionStyle == .pageCurl && curled.navigationOrientation == .horizontal)
    #expect(curled.spineLocation == .min)
    #expect((objects[2] as? Button)?.titleLabel?.shadowOffset == CGSize(width: 2, height: 3))
  }

  @Test func `a stack has the standard spacing, and symbols their size, mode and weight`() throws {
    let stack: StackView = try load(
      """
      <stackView opaque="NO" contentMode="scaleToFill" spacingType="standard" id="s">
      <rect key="frame" x="0.0" y="0.0" width="200" height="20"/></stackView>
      """
    )
    #expect(stack.spacing == StackView.spacingUseSystem)
    let view: ImageView = try load(
      """
      <imageView contentMode="scaleAspectFit" id="i"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
      <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
      pointSize="34" scale="small" weight="bold"/></imageView>
      """
    )
    #expect(view.image?.renderingMode == .alwaysOriginal)
    #expect(
      view.preferredSymbolConfiguration
        == Image.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .small)
    )
    let plain: ImageView = try load(
      "<imageView id=\"i\"><imageReference key=\"image\" image=\"star\" catalog=\"system\"/></imageView>"
    )
    #expect(view.image?.size != plain.image?.size)
  }

  @Test func `the table of a scene has the refresh control of its controller`() throws {
    let scene = """
      <scene sceneID="s"><objects><tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" style="plain" id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </tableView><refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" \
      contentMode="center" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      id="r"><rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
      <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
      </refreshControl></tableViewController></objects></scene>
      """
    let storyboard = try simulator.perform { try InterfaceText.storyboard(scene, initial: "list") }
    let controller =
      simulator.perform { storyboard.instantiateInitialViewController() } as? TableViewController
    let control = try #require(controller?.tableView.refreshControl)
    #expect(controller?.refreshControl === control)
    #expect(control.attributedTitle?.string == "Pull" && !control.isEnabled)
  }
}
