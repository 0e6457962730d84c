import HeadlessUIKit
import Testing

/// Touches on labels and images, which pass through to the views behind them.
@MainActor @Suite struct LabelTapTests {
  private let scene = ErrorScene()
  private let recorder = Recorder()

  @MainActor private final class Listener {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func tapped() { recorder.note("tapped") }
  }

  private let listener: Listener

  init() { listener = Listener(recorder) }

  private func recognizer() -> TapGestureRecognizer {
    TapGestureRecognizer(target: listener, action: Listener.tapped)
  }

  /// Adds a label in a box, both in the root view.
  private func label(in box: View) -> Label {
    let label = Label(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "Settings"
    scene.add(box, "box", CGRect(20, 100, 100, 40)).addSubview(label)
    return label
  }

  private var element: Element { scene.user.staticTexts["Settings"] }

  @Test func `a tap on the text of a row selects the row, and a swipe opens it`() throws {
    let list = TableScene([["Ada", "Bob", "Eve"]])
    let user = list.simulator.user
    #expect(user.staticTexts["Bob"].isHittable)
    try user.staticTexts["Bob"].tap()
    #expect(list.table.indexPathForSelectedRow == .row(1))
    try user.staticTexts["Eve"].swipeLeft()
    #expect(user.buttons["Delete"].isHittable)
  }

  @Test func `a tap on a part of a control is a tap on the control, if it is enabled`() throws {
    let control = Control()
    let label = label(in: control)
    control.addAction(Action { [recorder] _ in recorder.note("tapped") }, for: .touchUpInside)
    try scene.user.tap(label)
    try element.tap()
    #expect(recorder.take() == ["tapped", "tapped"])
    control.isEnabled = false
    #expect(scene.user.obstacle(to: label) == .disabled(control: "Control \"box\""))
    #expect(!element.isHittable)
  }

  @Test func `a tap on a label reaches the recognizer of the view below it, also through views between`()
    throws
  {
    let box = View()
    let label = label(in: box)
    let between = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    between.isUserInteractionEnabled = false
    box.addSubview(between)
    between.addSubview(label)
    #expect(scene.user.obstacle(to: label) == .interactionDisabled(by: "Label \"Settings\""))
    let tap = recognizer()
    scene.root.addGestureRecognizer(tap)
    try element.tap()
    #expect(recorder.take() == ["tapped"])
    tap.isEnabled = false
    #expect(!element.isHittable)
  }

  @Test func `a label with a recognizer of its own must take touches itself`() throws {
    let label = label(in: Control())
    label.addGestureRecognizer(recognizer())
    #expect(scene.user.obstacle(to: label) == .interactionDisabled(by: "Label \"Settings\""))
    label.isUserInteractionEnabled = true
    try element.tap()
    #expect(recorder.take() == ["tapped"])
  }

  @Test func `a part of a label that is clipped or covered can't be tapped`() {
    let box = Control()
    let label = label(in: box)
    #expect(scene.user.obstacle(to: label) == nil)
    label.isHidden = true
    #expect(scene.user.obstacle(to: label) == .hidden(by: "Label \"Settings\""))
    label.isHidden = false
    label.frame.origin.y = 50
    #expect(scene.user.obstacle(to: label) != nil)
    scene.root.addGestureRecognizer(recognizer())
    #expect(scene.user.obstacle(to: label) == .outside(of: "Control \"box\"", edge: .bottom, distance: 20))
    label.frame.origin.y = 10
    scene.add(Control(), "cover", box.frame)
    #expect(!element.isHittable)
  }

  @Test func `a scroll view or a navigation controller around a label is no target for its tap`() {
    let stack = NavigationController(rootViewController: ViewController())
    let page = ViewController()
    let form = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    form.contentSize = CGSize(width: 320, height: 2000)
    page.view.addSubview(form)
    let label = Label(frame: CGRect(x: 20, y: 100, width: 60, height: 20))
    label.text = "Idle"
    form.addSubview(label)
    scene.simulator.launch(stack)
    stack.pushViewController(page, animated: false)
    scene.simulator.settle()
    let point = label.convert(CGPoint(x: 5, y: 5), to: nil)
    #expect(scene.simulator.application.hitTest(atScreenPoint: point, with: nil) === form)
    #expect(scene.user.obstacle(to: label) == .interactionDisabled(by: "Label \"Idle\""))
  }

  @Test func `a row or a control that refuses touches refuses those of its label`() throws {
    let list = TableScene([["Ada", "Bob"]])
    let user = list.simulator.user
    let cell = try #require(list.table.cellForRow(at: .row(0)))
    let text = try #require(cell.textLabel)
    cell.isUserInteractionEnabled = false
    #expect(user.obstacle(to: text) == .interactionDisabled(by: cell.debugName))
    cell.isUserInteractionEnabled = true
    #expect(user.obstacle(to: text) == nil)
    list.simulator.perform { View.animate(withDuration: 1) { cell.frame.origin.x += 1 } }
    #expect(user.obstacle(to: text) == .animating(by: cell.debugName, until: .seconds(1)))
    let control = Control()
    let label = label(in: control)
    let between = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    control.addSubview(between)
    between.addSubview(label)
    #expect(scene.user.obstacle(to: label) == nil)
    control.isEnabled = false
    #expect(scene.user.obstacle(to: label) == .disabled(control: "Control \"box\""))
  }

  @Test func `an item of a collection view that does not scroll is selected by its label`() throws {
    let grid = CollectionScene([["a", "b"]])
    grid.view.isScrollEnabled = false
    let cell = try #require(grid.view.cellForItem(at: .item(1)) as? CollectionScene.Word)
    cell.label.frame = cell.contentView.bounds
    try grid.simulator.user.tap(cell.label)
    #expect(grid.view.indexPathsForSelectedItems == [.item(1)])
  }

  @Test func `the person's why follows a label's touch`() throws {
    let label = label(in: Control())
    let before = scene.simulator.why.notTapped(label).sentence
    #expect(
      before.hasPrefix("Label \"Settings\" lets touches through to Control \"box\": nobody has touched")
    )
    try scene.user.tap(label)
    #expect(scene.simulator.why.notTapped(label).sentence.contains("Control \"box\" was touched at"))
  }
}
