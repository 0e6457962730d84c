import Foundation
import HeadlessUIKit
import Testing

/// The list of the app: a table with prototype cells.
@MainActor private final class ListController: TableViewController {
  var names = ["Ada", "Grace", "Alan"]

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
    (cell as? PersonCell)?.nameLabel.text = names[indexPath.row]
    return cell
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    guard let cell = sender as? TableViewCell, let path = tableView.indexPath(for: cell) else { return }
    (segue.destination as? PersonController)?.name = names[path.row]
  }
  func done(_ segue: StoryboardSegue) {
    if let controller = segue.source as? PersonController { names[0] = controller.field.text ?? "" }
    tableView.reloadData()
  }
}

@MainActor private final class PersonCell: TableViewCell {
  var nameLabel: Label!
}

@MainActor private final class PersonController: ViewController {
  var name = ""
  var field: TextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    field.text = name
  }
  func clear(_ sender: Any?) { field.text = "" }
}

/// An app with a storyboard, used by the simulated user.
@MainActor @Suite struct StoryboardAppTests {
  private static func register() {
    InterfaceClasses.register(
      ListController.self,
      named: "ListController",
      actions: [.action("done:", ListController.done)]
    )
    InterfaceClasses.register(
      PersonCell.self,
      named: "PersonCell",
      outlets: [.outlet("nameLabel", \.nameLabel)]
    )
    InterfaceClasses.register(
      PersonController.self,
      named: "PersonController",
      outlets: [.outlet("field", \.field)],
      actions: [.action("clear:", PersonController.clear)]
    )
  }

  private static let list = """
    <scene sceneID="s-list"><objects>
    <tableViewController title="People" id="list" customClass="ListController" \
    sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" estimatedRowHeight="-1" \
    sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
    reuseIdentifier="Person" id="cell" customClass="PersonCell">
    <rect key="frame" x="0.0" y="28" width="375" height="60"/>
    <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label" id="label">
    <rect key="frame" x="20" y="20" width="300" height="21"/></label></subviews>
    </tableViewCellContentView>
    <connections><outlet property="nameLabel" destination="label" id="o1"/>
    <segue destination="person" kind="show" identifier="details" id="s1"/></connections></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="list" id="o2"/>
    <outlet property="delegate" destination="list" id="o3"/></connections></tableView>
    <navigationItem key="navigationItem" title="People" id="item"/></tableViewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="list-f" sceneMemberID="firstResponder"/>
    </objects></scene>
    """

  private func launch() throws -> (Simulator, NavigationController) {
    let simulator = Simulator()
    Self.register()
    let clear = "<action selector=\"clear:\" destination=\"person\" eventType=\"touchUpInside\" id=\"a1\"/>"
    let back = "<segue destination=\"person-x\" kind=\"unwind\" unwindAction=\"done:\" id=\"s2\"/>"
    let fields = """
      \(InterfaceText.button("b1", "Clear", y: 200, clear))\(InterfaceText.button("b2", "Done", y: 260, back))
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" id="field">
      <rect key="frame" x="20" y="140" width="280" height="34"/>
      <accessibility key="accessibilityConfiguration" label="Name"/></textField>
      """
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.navigation("nav", root: "list"),
      Self.list,
      InterfaceText.scene(
        "person",
        class: "PersonController",
        subviews: fields,
        connections: "<outlet property=\"field\" destination=\"field\" id=\"o4\"/>"
      ),
      initial: "nav"
    )
    let navigation = try #require(storyboard.instantiateInitialViewController() as? NavigationController)
    simulator.launch(navigation)
    simulator.settle()
    return (simulator, navigation)
  }

  @Test func `a person is chosen, edited and shown in the list again`() throws {
    let (simulator, navigation) = try launch()
    let list = try #require(navigation.topViewController as? ListController)
    #expect(
      list.tableView.visibleCells.compactMap { ($0 as? PersonCell)?.nameLabel.text } == [
        "Ada", "Grace", "Alan",
      ]
    )
    #expect(list.tableView.visibleCells.first?.frame.height == 60)
    try simulator.user.tap("Ada")
    simulator.settle()
    let person = try #require(navigation.topViewController as? PersonController)
    #expect(person.field.text == "Ada")
    try simulator.user.tap("Clear")
    try simulator.user.tap(person.field)
    try simulator.user.type("Eve")
    try simulator.user.tap("Done")
    simulator.settle()
    #expect(navigation.topViewController === list)
    #expect(
      list.tableView.visibleCells.compactMap { ($0 as? PersonCell)?.nameLabel.text } == [
        "Eve", "Grace", "Alan",
      ]
    )
  }
}
