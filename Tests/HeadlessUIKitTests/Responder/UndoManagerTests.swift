import HeadlessUIKit
import Testing

@MainActor @Suite struct UndoManagerTests {
  /// A number whose changes can be undone.
  @MainActor private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int, name: String = "") {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
      if !name.isEmpty { manager.setActionName(name) }
      value = new
    }
  }

  private func counter(groupsByEvent: Bool = true) -> (Simulator, UndoManager, Counter) {
    let simulator = Setup.current.simulator()
    let manager = simulator.perform { UndoManager() }
    manager.groupsByEvent = groupsByEvent
    return (simulator, manager, Counter(manager))
  }

  @Test func `registrations of one turn are undone together, and redone together`() {
    let (simulator, manager, counter) = counter()
    #expect(!manager.canUndo && !manager.canRedo)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    simulator.advance(by: .zero)
    #expect(manager.groupingLevel == 0)
    counter.set(3)
    simulator.advance(by: .zero)
    var values: [Int] = []
    for step in [manager.undo, manager.undo, manager.undo, manager.redo, manager.redo, manager.redo] {
      step()
      values.append(counter.value)
    }
    #expect(values == [2, 0, 0, 2, 3, 3])
  }

  @Test func `an undo closes the group that is open`() {
    let (_, manager, counter) = counter()
    counter.set(1)
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
    #expect(!manager.canUndo && manager.canRedo)
  }

  @Test func `a new change clears the redo actions`() {
    let (simulator, manager, counter) = counter()
    counter.set(1)
    simulator.advance(by: .zero)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(5)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 5)
  }

  @Test func `groups inside others are undone with the outermost one`() {
    let (_, manager, counter) = counter(groupsByEvent: false)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    counter.set(3)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(4)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 3)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  @Test func `a group of the program's own is part of the turn's group`() {
    let (simulator, manager, counter) = counter()
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(1)
    manager.endUndoGrouping()
    counter.set(2)
    simulator.advance(by: .zero)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a group that outlasts the turn closes the turn's group with itself`() {
    let (simulator, manager, counter) = counter()
    manager.beginUndoGrouping()
    simulator.advance(by: .zero)
    counter.set(1)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test(arguments: [(0, [4, 3, 2, 1, 0]), (2, [4, 3]), (1, [4])])
  func `only so many groups are remembered, the newest ones`(levels: Int, undone: [Int]) {
    let (simulator, manager, counter) = counter()
    manager.levelsOfUndo = levels
    for value in 1...5 {
      counter.set(value)
      simulator.advance(by: .zero)
    }
    var values: [Int] = []
    while manager.canUndo {
      manager.undo()
      values.append(counter.value)
    }
    #expect(values == undone)
  }

  @Test func `a smaller number of levels forgets at once`() {
    let (simulator, manager, counter) = counter()
    for value in 1...3 {
      counter.set(value)
      simulator.advance(by: .zero)
    }
    manager.levelsOfUndo = 1
    manager.undo()
    #expect(counter.value == 2 && !manager.canUndo)
  }

  @Test func `registration can be disabled, and must be enabled as often`() {
    let (_, manager, counter) = counter()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    counter.set(1)
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo && manager.groupingLevel == 0)
    manager.enableUndoRegistration()
    counter.set(2)
    #expect(manager.isUndoRegistrationEnabled && manager.canUndo)
  }

  @Test func `the manager knows whether it is undoing or redoing`() {
    let (_, manager, counter) = counter()
    let diary = Diary()
    @MainActor func register() {
      manager.registerUndo(withTarget: counter) { [weak manager] _ in
        guard let manager else { return }
        diary.note("undoing \(manager.isUndoing), redoing \(manager.isRedoing)")
        register()
      }
    }
    register()
    manager.undo()
    manager.redo()
    #expect(diary.lines == ["undoing true, redoing false", "undoing false, redoing true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test func `one target's changes can be forgotten`() {
    let (simulator, manager, counter) = counter()
    let other = Counter(manager)
    counter.set(1)
    simulator.advance(by: .zero)
    other.set(1)
    counter.set(2)
    simulator.advance(by: .zero)
    manager.removeAllActions(withTarget: counter)
    manager.undo()
    #expect(counter.value == 2 && other.value == 0)
    #expect(!manager.canUndo, "the group that had nothing else is gone")
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `a target is held weakly, and one that is gone is skipped`() {
    let (_, manager, counter) = counter()
    var other: Counter? = Counter(manager)
    weak let watched = other
    counter.set(1)
    other?.set(1)
    other = nil
    #expect(watched == nil)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `a change has a name, which goes with it to redo and back`() {
    let (simulator, manager, counter) = counter()
    #expect([manager.undoMenuItemTitle, manager.redoMenuItemTitle] == ["Undo", "Redo"])
    counter.set(1, name: "Typing")
    #expect(manager.undoActionName == "Typing", "while its group is open")
    simulator.advance(by: .zero)
    counter.set(2, name: "Paste")
    simulator.advance(by: .zero)
    #expect([manager.undoMenuItemTitle, manager.redoMenuItemTitle] == ["Undo Paste", "Redo"])
    manager.undo()
    #expect([manager.undoMenuItemTitle, manager.redoMenuItemTitle] == ["Undo Typing", "Redo Paste"])
    manager.redo()
    #expect([manager.undoActionName, manager.redoActionName] == ["Paste", ""])
  }

  @Test func `notifications tell of groups, undo and redo, in order`() {
    let (simulator, manager, counter) = counter()
    let diary = Diary()
    _ = simulator.notifications.addObserver(forName: nil, object: manager) {
      diary.note(String($0.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
    }
    counter.set(1)
    #expect(diary.take() == ["DidOpenUndoGroup"])
    manager.beginUndoGrouping()
    #expect(diary.take() == ["Checkpoint", "DidOpenUndoGroup"])
    let close = ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    manager.endUndoGrouping()
    #expect(diary.take() == close)
    simulator.advance(by: .zero)
    #expect(diary.take() == close)
    manager.undo()
    #expect(diary.take() == ["Checkpoint", "WillUndoChange", "DidUndoChange"])
    manager.redo()
    #expect(diary.take() == ["Checkpoint", "WillRedoChange", "DidRedoChange"])
    _ = manager.canRedo
    #expect(diary.take() == ["Checkpoint"])
  }

  @Test func `the nearest undo manager up the chain is used, the window's at last`() {
    final class Editor: View {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (simulator, form) = SignInController.launched(on: .current)
    #expect(form.username.undoManager === simulator.window.undoManager)
    #expect(form.undoManager === simulator.window.undoManager)
    #expect(simulator.window.undoManager != nil)
    let editor = Editor()
    form.view.addSubview(editor)
    editor.addSubview(form.username)
    #expect(form.username.undoManager === editor.own)
    #expect(View().undoManager == nil)
  }

  @Test func `an undo manager is found over a hundred thousand views`() {
    let (simulator, form) = SignInController.launched(on: .current)
    var inner: View = form.view
    for _ in 0..<Repetitions.count(100_000, inDebug: 30_000) {
      let view = View()
      inner.addSubview(view)
      inner = view
    }
    #expect(inner.undoManager === simulator.window.undoManager)
  }

  @Test(arguments: [
    ("begin", "endUndoGrouping() without beginUndoGrouping()"),
    ("enable", "enableUndoRegistration() without disableUndoRegistration()"),
    ("register", "registerUndo(withTarget:handler:) needs an open group: groupsByEvent is false"),
    ("nested", "undo() with 2 groups open: end the inner ones first"),
    ("within", "undo() in the middle of an undo or a redo"),
  ])
  func `calls that don't fit stop the program`(what: String, says: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [what] in
      await MainActor.run {
        let manager = UndoManager()
        let target = View()
        switch what {
        case "begin": manager.endUndoGrouping()
        case "enable": manager.enableUndoRegistration()
        case "nested":
          manager.beginUndoGrouping()
          manager.undo()
        case "within":
          manager.registerUndo(withTarget: target) { _ in manager.undo() }
          manager.undo()
        default:
          manager.groupsByEvent = false
          manager.registerUndo(withTarget: target) { _ in }
        }
      }
    }
    expectTrap(result, says: says)
  }
}
