import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ToolbarTests {
  /// A controller that records the calls of its actions.
  private final class Form: ViewController {
    var heard: [String] = []
    func done() { heard.append("done") }
    func chosen(_ item: BarButtonItem) { heard.append("chosen \(item.title ?? item.image?.name ?? "")") }
  }

  private func launch(_ items: [BarButtonItem], width: CGFloat = 320) -> (Simulator, Toolbar) {
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 100, width: width, height: 44))
    toolbar.items = items
    return (Simulator.showing { $0.addSubview(toolbar) }, toolbar)
  }

  private func item(_ title: String) -> BarButtonItem {
    BarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func places(_ bar: View) -> [[CGFloat]] {
    bar.subviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test func `items are placed side by side, and flexible spaces share the remaining width`() {
    let custom = View(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let wide = item("A")
    wide.width = 100
    let (_, plain) = launch([item("AB"), item("C"), .fixedSpace(20), BarButtonItem(customView: custom), wide])
    #expect(
      places(plain) == [[8, 0, 39, 44], [55, 0, 28.5, 44], [103.5, 12, 50, 20], [161.5, 0, 100, 44]]
    )
    let (_, right) = launch([.flexibleSpace(), item("AB")])
    #expect(places(right) == [[273, 0, 39, 44]])
    let (_, spread) = launch([item("AB"), .flexibleSpace(), item("CD"), .flexibleSpace(), item("EF")])
    #expect(places(spread) == [[8, 0, 39, 44], [141, 0, 40.5, 44], [275.5, 0, 36.5, 44]])
    let (_, narrow) = launch([item("AB"), .flexibleSpace(), item("CD")], width: 60)
    #expect(places(narrow) == [[8, 0, 39, 44], [47, 0, 40.5, 44]])
  }

  @Test func `a tap calls the method of the target, with the item as the sender`() throws {
    let form = Form()
    let image = Image(named: "Up.png", size: CGSize(width: 20, height: 20))
    let items = [
      BarButtonItem(title: "One", style: .done, target: form, action: Form.chosen),
      BarButtonItem(image: image, style: .plain, target: form, action: Form.chosen),
      BarButtonItem(barButtonSystemItem: .done, target: form, action: Form.done),
      BarButtonItem(
        title: "Named",
        style: .plain,
        target: form,
        action: MethodSelector("chosen", Form.chosen)
      ),
      BarButtonItem(
        primaryAction: Action(title: "Act") { action in
          form.heard.append("action \((action.sender as? BarButtonItem)?.title ?? "")")
        }
      ),
    ]
    let (simulator, toolbar) = launch(items)
    for view in toolbar.subviews {
      try simulator.user.tap(view)
      simulator.advance(by: .seconds(1))
    }
    #expect(form.heard == ["chosen One", "chosen Up.png", "done", "chosen Named", "action Act"])
  }

  @Test func `an item without a target calls the first on the chain that has the method`() throws {
    let form = Form()
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    toolbar.items = [
      BarButtonItem(barButtonSystemItem: .done, target: nil, action: MethodSelector("done", Form.done))
    ]
    form.view.addSubview(toolbar)
    let simulator = Simulator(device: .iPhone4, system: "7.0")
    simulator.launch(form)
    try simulator.user.tap(toolbar.subviews[0])
    #expect(form.heard == ["done"])
  }

  @Test func `an item that changes while it is in a bar is shown as it is`() throws {
    let form = Form()
    let done = BarButtonItem(title: "Done", style: .plain, target: form, action: Form.done)
    let (simulator, toolbar) = launch([done])
    done.isEnabled = false
    done.title = "Finished"
    simulator.settle()
    #expect(places(toolbar) == [[8, 0, 80, 44]])
    let button = try #require(toolbar.subviews.first as? Button)
    #expect(button.currentTitle == "Finished")
    try simulator.user.tap(simulator.point(20, 20, in: toolbar))
    #expect(form.heard == [])
    done.isEnabled = true
    try simulator.user.tap(button)
    #expect(form.heard == ["done"])
  }

  @Test func `new items take the place of the old, and those that stay keep their view`() {
    let (first, second, third) = (item("A"), item("B"), item("C"))
    let (simulator, toolbar) = launch([first, second])
    let kept = toolbar.subviews[1]
    toolbar.setItems([third, second], animated: true)
    simulator.settle()
    #expect(toolbar.subviews.compactMap { ($0 as? Button)?.currentTitle } == ["C", "B"])
    #expect(toolbar.subviews[1] === kept)
    toolbar.items = nil
    #expect(toolbar.subviews.isEmpty)
    toolbar.sizeToFit()
    #expect(toolbar.frame.size == CGSize(width: 320, height: 44))
  }

  @Test func `the system gives words to all its items but spaces`() {
    let words = BarButtonItem.SystemItem.allCases.map { BarButtonItem(systemItem: $0).title ?? "-" }
    #expect(
      words == [
        "Done", "Cancel", "Edit", "Save", "Add", "-", "-", "Compose", "Reply", "Share", "Organize",
        "Bookmarks", "Search", "Refresh", "Stop", "Camera", "Delete", "Play", "Pause", "Rewind",
        "Fast Forward", "Undo", "Redo", "Close",
      ]
    )
    #expect(BarButtonItem(systemItem: .save).style == .done)
    #expect(BarButtonItem(systemItem: .edit).style == .plain)
  }
}

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct NavigationBarTests {
  /// A delegate with a fixed answer, which records its calls.
  private final class Judge: NavigationBarDelegate {
    var agrees = true
    var heard: [String] = []
    func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool {
      heard.append("should push \(item.title ?? ""), top \(navigationBar.topItem?.title ?? "")")
      return agrees
    }
    func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {
      heard.append("did push \(item.title ?? ""), top \(navigationBar.topItem?.title ?? "")")
    }
    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      heard.append("should pop \(item.title ?? ""), top \(navigationBar.topItem?.title ?? "")")
      return agrees
    }
    func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {
      heard.append("did pop \(item.title ?? ""), top \(navigationBar.topItem?.title ?? "")")
    }
  }

  private let bar = NavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
  private let judge = Judge()

  private func launch(_ titles: String...) -> Simulator {
    bar.items = titles.map { NavigationItem(title: $0) }
    bar.delegate = judge
    return Simulator.showing { $0.addSubview(bar) }
  }

  /// The texts in the bar from left to right, each with its x coordinate.
  private var shown: [String] {
    bar.layoutIfNeeded()
    return bar.subviews.sorted { $0.frame.minX < $1.frame.minX }.map { view in
      let text = (view as? Label)?.text ?? (view as? Button)?.currentTitle ?? "view"
      return "\(text) \(Int(view.frame.minX))"
    }
  }

  @Test func `a bar shows the title and the buttons of its top item`() {
    _ = launch("Inbox")
    #expect(shown == ["Inbox 138"])
    let item = { BarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    bar.topItem?.leftBarButtonItem = item("Edit")
    bar.topItem?.rightBarButtonItems = [item("Add"), item("Sort")]
    #expect(shown == ["Edit 8", "Inbox 138", "Sort 208", "Add 264"])
    bar.topItem?.title = "A very long title indeed"
    #expect(shown == ["Edit 8", "A very long title indeed 61", "Sort 208", "Add 264"])
    bar.topItem?.titleView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    bar.topItem?.setLeftBarButton(nil, animated: true)
    bar.topItem?.setRightBarButton(item("Save"), animated: true)
    #expect(shown == ["view 150", "Save 259"])
  }

  @Test func `the back button bears the title of the item below`() {
    let simulator = launch("Inbox", "Message")
    #expect(shown == ["Inbox 8", "Message 124"])
    bar.backItem?.title = ""
    #expect(shown == ["Back 8", "Message 124"])
    bar.backItem?.backBarButtonItem = BarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    #expect(shown == ["All 8", "Message 124"])
    bar.topItem?.leftBarButtonItem = BarButtonItem(systemItem: .cancel)
    #expect(shown == ["Cancel 8", "Message 124"])
    bar.topItem?.leftItemsSupplementBackButton = true
    #expect(shown == ["All 8", "Cancel 51", "Message 127"])
    bar.topItem?.setHidesBackButton(true, animated: false)
    #expect(shown == ["Cancel 8", "Message 124"])
    _ = simulator
  }

  @Test func `a tap on the back button pops if the delegate agrees`() throws {
    let simulator = launch("Inbox", "Message")
    judge.agrees = false
    try simulator.user.tap(simulator.point(20, 20, in: bar))
    #expect(judge.heard == ["should pop Message, top Message"])
    #expect(bar.topItem?.title == "Message")
    judge.agrees = true
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(simulator.point(20, 20, in: bar))
    #expect(
      judge.heard == [
        "should pop Message, top Message", "should pop Message, top Message", "did pop Message, top Inbox",
      ]
    )
    #expect(shown == ["Inbox 138"])
  }

  @Test func `code pushes and pops through the delegate, but sets items without it`() {
    _ = launch()
    let inbox = NavigationItem(title: "Inbox")
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(inbox, animated: true)
    judge.agrees = false
    bar.pushItem(NavigationItem(title: "Message"), animated: true)
    #expect(bar.popItem(animated: true) == nil)
    judge.agrees = true
    #expect(bar.popItem(animated: true) === inbox)
    bar.setItems([inbox, NavigationItem(title: "Message")], animated: false)
    #expect(bar.backItem === inbox)
    #expect(
      judge.heard == [
        "should push Inbox, top ", "did push Inbox, top Inbox", "should push Message, top Inbox",
        "should pop Inbox, top Inbox", "should pop Inbox, top Inbox", "did pop Inbox, top ",
      ]
    )
  }
}
