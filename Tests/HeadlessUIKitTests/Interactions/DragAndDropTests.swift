import Foundation
import HeadlessUIKit
import Testing

/// Drags out of views, drops on them, and springs.
@MainActor @Suite struct DragAndDropTests {
  /// A delegate of both interactions that records all calls.
  final class Party: DragInteractionDelegate, DropInteractionDelegate {
    let name: String
    let recorder: Recorder
    var items = ["apple"]
    var allowsMove = true
    var accepts = true
    var operation = DropOperation.copy
    var taken: [String] = []

    init(_ name: String, _ recorder: Recorder) { (self.name, self.recorder) = (name, recorder) }

    private func note(_ text: String) { recorder.note("\(name) \(text)") }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession)
      -> [DragItem]
    {
      note("items")
      return items.map {
        let item = DragItem(itemProvider: ItemProvider(object: NSString(string: $0)))
        item.localObject = $0
        return item
      }
    }
    func dragInteraction(
      _ interaction: DragInteraction,
      previewForLifting item: DragItem,
      session: any DragSession
    )
      -> TargetedDragPreview?
    {
      note("lifting preview")
      return nil
    }
    func dragInteraction(
      _ interaction: DragInteraction,
      willAnimateLiftWith animator: any DragAnimating,
      session: any DragSession
    ) {
      note("lift")
      animator.addCompletion { [self] in note("lifted at \($0)") }
    }
    func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
      note("begins")
      session.localContext = "context"
    }
    func dragInteraction(_ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession)
      -> Bool
    {
      allowsMove
    }
    func dragInteraction(_ interaction: DragInteraction, sessionDidMove session: any DragSession) {
      note("moves")
    }
    func dragInteraction(
      _ interaction: DragInteraction,
      session: any DragSession,
      willEndWith operation: DropOperation
    ) { note("will end with \(operation)") }
    func dragInteraction(
      _ interaction: DragInteraction,
      session: any DragSession,
      didEndWith operation: DropOperation
    ) { note("did end with \(operation)") }
    func dragInteraction(_ interaction: DragInteraction, sessionDidTransferItems session: any DragSession) {
      note("transferred")
    }
    func dragInteraction(
      _ interaction: DragInteraction,
      previewForCancelling item: DragItem,
      withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? {
      note("cancelling preview")
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: DragInteraction,
      item: DragItem,
      willAnimateCancelWith animator: any DragAnimating
    ) { note("cancels") }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
      note("can handle")
      return accepts && session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
      note("enter")
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession)
      -> DropProposal
    {
      note("update")
      return DropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
      note("exit")
    }
    func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
      note("perform, local \(session.localDragSession?.localContext as? String ?? "none")")
      _ = session.loadObjects(ofClass: String.self) { [self] in
        taken += $0
        note("took \($0.joined(separator: ", "))")
      }
    }
    func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {
      note("conclude")
    }
    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
      note("end")
    }
    func dropInteraction(
      _ interaction: DropInteraction,
      item: DragItem,
      willAnimateDropWith animator: any DragAnimating
    ) {
      note("drop")
      animator.addCompletion { [self] _ in note("dropped") }
    }
  }

  final class Recorder {
    var lines: [String] = []
    /// Of moves and updates, only the first is kept.
    func note(_ line: String) {
      if line.hasSuffix(" moves") || line.hasSuffix(" update"), lines.contains(line) { return }
      lines.append(line)
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Stage {
    let simulator: Simulator
    let source: View
    let target: View
    let from: Party
    let to: Party
    let recorder: Recorder
    let drag: DragInteraction
  }

  private func launched(_ device: Device = .iPhone16, _ system: SystemVersion = "18.0") -> Stage {
    let simulator = Simulator(device: device, system: system)
    let recorder = Recorder()
    let controller = ViewController()
    let source = View(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
    let target = View(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
    let (from, to) = (Party("source", recorder), Party("target", recorder))
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    let drag = simulator.perform { DragInteraction(delegate: from) }
    source.addInteraction(drag)
    target.addInteraction(DropInteraction(delegate: to))
    simulator.launch(controller)
    simulator.settle()
    return Stage(
      simulator: simulator,
      source: source,
      target: target,
      from: from,
      to: to,
      recorder: recorder,
      drag: drag
    )
  }

  private static let beginning = [
    "source items", "source lifting preview", "source lift", "source lifted at end", "source begins",
    "source moves",
  ]
  private let start = CGPoint(x: 70, y: 130)
  private let end = CGPoint(x: 120, y: 400)

  @Test func `a drop takes the items`() throws {
    let stage = launched()
    try stage.simulator.user.drag(from: start, to: end)
    #expect(
      stage.recorder.take() == Self.beginning + [
        "target can handle", "target enter", "target update", "source will end with copy",
        "target perform, local context", "target drop", "target took apple", "target dropped",
        "target conclude", "target end", "source did end with copy", "source transferred",
      ]
    )
    #expect(stage.to.taken == ["apple"])
  }

  @Test(arguments: [DropOperation.cancel, .forbidden, .move])
  func `without a possible operation the items return`(operation: DropOperation) throws {
    let stage = launched()
    stage.to.operation = operation
    stage.from.allowsMove = false
    try stage.simulator.user.drag(from: start, to: end)
    #expect(
      stage.recorder.take() == Self.beginning + [
        "target can handle", "target enter", "target update", "source will end with cancel",
        "source cancelling preview", "source cancels", "target end", "source did end with cancel",
      ]
    )
    #expect(stage.to.taken == [])
  }

  @Test func `a drag that leaves the destination doesn't drop on it`() throws {
    let stage = launched()
    let path = FingerPath(from: start).holding(for: .seconds(1)).moving(to: end, over: .milliseconds(300))
      .moving(to: CGPoint(x: 120, y: 700), over: .milliseconds(300))
    try stage.simulator.user.touch(along: [path])
    #expect(
      stage.recorder.take() == Self.beginning + [
        "target can handle", "target enter", "target update", "target exit",
        "source will end with cancel", "source cancelling preview", "source cancels", "target end",
        "source did end with cancel",
      ]
    )
  }

  @Test func `a finger that doesn't move lifts the items and puts them down`() throws {
    let stage = launched()
    let path = FingerPath(from: start).holding(for: .seconds(1))
    try stage.simulator.user.touch(along: [path])
    #expect(
      stage.recorder.take() == [
        "source items", "source lifting preview", "source lift", "source lifted at start",
      ]
    )
  }

  @Test func `a short touch, a view without items and older phones don't drag`() throws {
    let stage = launched()
    let path = FingerPath(from: start).holding(for: .milliseconds(300)).moving(
      to: end,
      over: .milliseconds(300)
    )
    try stage.simulator.user.touch(along: [path])
    #expect(stage.recorder.take() == [])
    stage.from.items = []
    try stage.simulator.user.drag(from: start, to: end)
    #expect(stage.recorder.take() == ["source items"])
    let old = launched(.iPhone8, "14.0")
    #expect(!old.drag.isEnabled)
    try old.simulator.user.drag(from: start, to: end)
    #expect(old.recorder.take() == [])
    old.drag.isEnabled = true
    try old.simulator.user.drag(from: start, to: end)
    #expect(old.to.taken == ["apple"])
  }

  @Test func `items of another app have no local session`() throws {
    let stage = launched()
    let item = DragItem(itemProvider: ItemProvider(object: NSString(string: "pear")))
    try stage.simulator.user.drop([item], at: end)
    #expect(
      stage.recorder.take() == [
        "target can handle", "target enter", "target update", "target perform, local none", "target drop",
        "target took pear", "target dropped", "target conclude", "target end",
      ]
    )
    stage.to.accepts = false
    try stage.simulator.user.drop([item], at: end)
    #expect(stage.recorder.take() == ["target can handle"])
  }

  @Test func `a button springs while a drag rests over it`() throws {
    let stage = launched()
    let button = Button(type: .system)
    button.frame = CGRect(x: 200, y: 100, width: 80, height: 60)
    button.isSpringLoaded = true
    let recorder = stage.recorder
    button.addAction(Action { _ in recorder.note("sprung") }, for: .touchUpInside)
    stage.simulator.window.rootViewController?.view.addSubview(button)
    let over = FingerPath(from: start).holding(for: .seconds(1))
      .moving(to: CGPoint(x: 240, y: 130), over: .milliseconds(300))
    try stage.simulator.user.touch(along: [over.holding(for: .milliseconds(500))])
    #expect(!recorder.take().contains("sprung"))
    try stage.simulator.user.touch(along: [over.holding(for: .seconds(1))])
    #expect(recorder.take().filter { $0 == "sprung" } == ["sprung"])
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
  }

  @Test func `a context menu of the view opens, and closes when the drag begins`() throws {
    final class Menus: ContextMenuInteractionDelegate {
      let recorder: Recorder
      init(_ recorder: Recorder) { self.recorder = recorder }
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> ContextMenuConfiguration? {
        ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "Copy") { _ in }]) })
      }
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction,
        willDisplayMenuFor configuration: ContextMenuConfiguration,
        animator: (any ContextMenuInteractionAnimating)?
      ) { recorder.note("menu opens") }
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction,
        willEndFor configuration: ContextMenuConfiguration,
        animator: (any ContextMenuInteractionAnimating)?
      ) { recorder.note("menu closes") }
    }
    let stage = launched()
    let menus = Menus(stage.recorder)
    stage.source.addInteraction(ContextMenuInteraction(delegate: menus))
    try stage.simulator.user.drag(from: start, to: end)
    let lines = stage.recorder.take()
    #expect(lines.filter { $0.hasPrefix("menu") } == ["menu opens", "menu closes"])
    #expect(stage.to.taken == ["apple"] && !stage.simulator.user.buttons["Copy"].exists)
  }
}
