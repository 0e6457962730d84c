import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ControlTargetTests {
  @MainActor private final class Target {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
    }

    func first() { diary.note("\(name).first") }
    func second() { diary.note("\(name).second") }

    static let firstSelector = MethodSelector("first", Target.first)
    static let secondSelector = MethodSelector("second", Target.second)
  }

  /// A control with an action of its own, which can suppress actions.
  private final class Actor: Control {
    let diary: Diary
    var refusesActions = false

    init(_ diary: Diary) {
      self.diary = diary
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func act() { diary.note("act") }

    override func sendAction(_ action: MethodSelector, to target: Any?, for event: Event?) {
      diary.note("sendAction \(action.name ?? "")")
      if !refusesActions { super.sendAction(action, to: target, for: event) }
    }
  }

  private let control = Control()
  private let diary = Diary()

  private func target(_ name: String) -> Target { Target(name, diary) }

  private func sent(_ events: Control.Events = .valueChanged) -> [String] {
    control.sendActions(for: events)
    return diary.take()
  }

  // MARK: Adding

  @Test(.fact("D25")) func `methods and actions run in the order in which they were added`() {
    let (a, b) = (target("a"), target("b"))
    control.addTarget(b, action: Target.second, for: .valueChanged)
    control.addAction(Action { [diary] _ in diary.note("action") }, for: .valueChanged)
    control.addTarget(a, action: Target.first, for: .valueChanged)
    control.addTarget(b, action: Target.first, for: .valueChanged)
    #expect(sent() == ["b.second", "action", "a.first", "b.first"])
  }

  @Test(.fact("D21", "D22")) func `the same target and named selector count once`() {
    let a = target("a")
    for _ in 1...3 { control.addTarget(a, action: Target.firstSelector, for: .valueChanged) }
    control.addTarget(a, action: MethodSelector("first", Target.first), for: .valueChanged)
    #expect(sent() == ["a.first"])
    #expect(control.actions(forTarget: a, forControlEvent: .valueChanged)?.count == 1)
  }

  @Test(.fact("D21")) func `a control does not retain its targets`() {
    var a: Target? = target("a")
    weak let weakly = a
    if let a { control.addTarget(a, action: Target.first, for: .valueChanged) }
    #expect(control.allTargets.count == 1)
    a = nil
    #expect(weakly == nil)
  }

  @Test func `without a name each mention of a method counts`() {
    let a = target("a")
    for _ in 1...2 { control.addTarget(a, action: Target.first, for: .valueChanged) }
    #expect(sent() == ["a.first", "a.first"])
  }

  @Test(.fact("D23")) func `adding a pair again puts it last`() {
    let (a, b) = (target("a"), target("b"))
    for target in [a, b, a] { control.addTarget(target, action: Target.firstSelector, for: .valueChanged) }
    #expect(sent() == ["b.first", "a.first"])
  }

  @Test(.fact("D23")) func `adding a pair again for one event leaves its place for the others`() {
    let (a, b) = (target("a"), target("b"))
    control.addTarget(a, action: Target.firstSelector, for: [.valueChanged, .touchDown])
    control.addTarget(b, action: Target.firstSelector, for: [.valueChanged, .touchDown])
    control.addTarget(a, action: Target.firstSelector, for: .valueChanged)
    #expect(sent(.valueChanged) == ["b.first", "a.first"])
    #expect(sent(.touchDown) == ["a.first", "b.first"])
  }

  @Test(.fact("D24")) func `a method of the control itself and the same along the chain are two`() {
    let actor = Actor(diary)
    let selector = MethodSelector("act", Actor.act)
    actor.addTarget(actor, action: selector, for: .valueChanged)
    actor.addTarget(nil, action: selector, for: .valueChanged)
    actor.sendActions(for: .valueChanged)
    #expect(diary.lines == ["sendAction act", "act", "sendAction act", "act"])
    #expect(actor.actions(forTarget: nil, forControlEvent: .valueChanged) == ["act"])
    #expect(actor.actions(forTarget: actor, forControlEvent: .valueChanged) == ["act"])
  }

  // MARK: Sending

  @Test(.fact("D26")) func `several events at once call each entry once`() {
    let (a, b) = (target("a"), target("b"))
    control.addTarget(a, action: Target.first, for: [.editingDidEnd, .editingChanged])
    control.addTarget(b, action: Target.first, for: .editingDidBegin)
    control.addTarget(b, action: Target.second, for: .touchDown)
    #expect(sent(.allEditingEvents) == ["a.first", "b.first"])
    #expect(sent(.editingDidBegin) == ["b.first"])
    #expect(sent(.touchUpInside) == [])
  }

  @Test(.fact("D29")) func `an override of sendAction that does not call super keeps the action back`() {
    let actor = Actor(diary)
    let a = target("a")
    actor.addTarget(a, action: Target.firstSelector, for: .valueChanged)
    actor.addTarget(a, action: Target.secondSelector, for: .valueChanged)
    actor.sendActions(for: .valueChanged)
    #expect(diary.take() == ["sendAction first", "a.first", "sendAction second", "a.second"])
    actor.refusesActions = true
    actor.sendActions(for: .valueChanged)
    #expect(diary.lines == ["sendAction first", "sendAction second"])
  }

  @Test(.fact("D31")) func `a target that is gone is skipped`() {
    var a: Target? = target("a")
    let b = target("b")
    if let a { control.addTarget(a, action: Target.first, for: [.valueChanged, .touchDown]) }
    control.addTarget(b, action: Target.first, for: .valueChanged)
    a = nil
    #expect(sent() == ["b.first"])
    #expect(control.allTargets.count == 1)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test(.fact("D31")) func `a target that dies while actions are sent is skipped`() {
    var victim: Target? = target("victim")
    let last = target("last")
    control.addAction(Action { _ in victim = nil }, for: .valueChanged)
    if let victim { control.addTarget(victim, action: Target.first, for: .valueChanged) }
    control.addTarget(last, action: Target.first, for: .valueChanged)
    #expect(sent() == ["last.first"])
    #expect(victim == nil)
  }

  @Test(.fact("D33"))
  func `targets that are added or removed while actions are sent count from the next time on`() {
    let (a, b, added) = (target("a"), target("b"), target("added"))
    control.addTarget(a, action: Target.first, for: .valueChanged)
    control.addTarget(b, action: Target.first, for: .valueChanged)
    diary.when("a.first") {
      control.removeTarget(b, action: nil, for: .allEvents)
      control.removeTarget(a, action: nil, for: .allEvents)
      control.addTarget(added, action: Target.first, for: .valueChanged)
    }
    #expect(sent() == ["a.first", "b.first"])
    #expect(sent() == ["added.first"])
  }

  // MARK: Removing

  /// The targets that remain of (a.first, a.second, b.first), all for two events, after a removal for the
  /// first of them.
  @Test(
    .fact("D32"),
    arguments: [
      (["a", "first"], ["a.second", "b.first"]), (["a", nil], ["b.first"]), ([nil, "first"], ["a.second"]),
      ([nil, nil], []), (["b", "second"], ["a.first", "a.second", "b.first"]),
      (["stranger", nil], ["a.first", "a.second", "b.first"]),
    ] as [([String?], [String])]
  )
  func `a target, a selector or all of them can be removed, for these events only`(
    removed: [String?],
    left: [String]
  ) {
    let targets = ["a": target("a"), "b": target("b"), "stranger": target("stranger")]
    let selectors = ["first": Target.firstSelector, "second": Target.secondSelector]
    for (name, selector) in [("a", "first"), ("a", "second"), ("b", "first")] {
      guard let selector = selectors[selector] else { continue }
      control.addTarget(targets[name], action: selector, for: [.valueChanged, .touchDown])
    }
    control.removeTarget(
      removed[0].flatMap { targets[$0] },
      action: removed[1].flatMap { selectors[$0] },
      for: .valueChanged
    )
    // A control doesn't retain its targets, and the optimizer releases unused objects.
    withExtendedLifetime(targets) {
      #expect(sent(.valueChanged) == left)
      #expect(sent(.touchDown) == ["a.first", "a.second", "b.first"])
    }
  }

  @Test(.fact("D32")) func `the selector that addTarget returns removes that entry alone`() {
    let a = target("a")
    let selector = control.addTarget(a, action: Target.first, for: .valueChanged)
    control.addTarget(a, action: Target.first, for: .valueChanged)
    control.removeTarget(a, action: selector, for: .valueChanged)
    #expect(sent() == ["a.first"])
  }

  @Test func `removing every target leaves the actions`() {
    control.addAction(Action { [diary] _ in diary.note("action") }, for: .valueChanged)
    control.addTarget(nil, action: Target.first, for: .valueChanged)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(sent() == ["action"])
  }

  // MARK: Queries

  @Test(.fact("D37")) func `targets, events and methods can be asked`() {
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
    let (a, b) = (target("a"), target("b"))
    #expect(control.actions(forTarget: a, forControlEvent: .valueChanged) == nil)
    control.addTarget(b, action: Target.firstSelector, for: .valueChanged)
    control.addTarget(a, action: Target.secondSelector, for: .touchDown)
    control.addTarget(b, action: Target.secondSelector, for: [.valueChanged, .touchCancel])
    control.addAction(Action { _ in }, for: .touchUpInside)
    #expect(control.allTargets.count == 2 && control.allTargets == control.allTargets)
    #expect(control.allControlEvents == [.valueChanged, .touchDown, .touchCancel, .touchUpInside])
    #expect(control.actions(forTarget: b, forControlEvent: .valueChanged) == ["first", "second"])
    #expect(control.actions(forTarget: b, forControlEvent: .touchCancel) == ["second"])
    #expect(control.actions(forTarget: b, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == nil)
    #expect("\(control.allControlEvents)" == ".touchDown + .touchUpInside + .touchCancel + .valueChanged")
  }

  @Test(.fact("U95")) func `the targets are a set of the objects, with a null for the responder chain`() {
    let (view, a) = (View(), target("a"))
    control.addTarget(view, action: MethodSelector("layoutIfNeeded", View.layoutIfNeeded), for: .valueChanged)
    control.addTarget(view, action: MethodSelector("setNeedsLayout", View.setNeedsLayout), for: .touchDown)
    control.addTarget(nil, action: Target.firstSelector, for: .valueChanged)
    control.addTarget(a, action: Target.first, for: .touchDown)
    #expect(control.allTargets.count == 3)
    #expect(control.allTargets.contains(view))
    let targetOfTouch = control.allTargets.first { !($0.base is View) && !($0.base is NSNull) }
    #expect(control.actions(forTarget: targetOfTouch, forControlEvent: .touchDown)?.count == 1)
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.allTargets.contains { $0.base as? View === view })
    #expect(
      control.actions(forTarget: view, forControlEvent: .allEvents) == ["layoutIfNeeded", "setNeedsLayout"]
    )
    #expect(control.actions(forTarget: a, forControlEvent: .touchDown) == ["a method of Target"])
  }

  // MARK: Overrides

  /// A control that writes the calls of its overridable methods, and forwards them.
  private final class Spy: Control {
    private(set) var calls: [String] = []
    override func addTarget(_ target: Any?, action: MethodSelector, for events: Events) {
      calls.append("add \(action.name ?? "")")
      super.addTarget(target, action: action, for: events)
    }
    override func removeTarget(_ target: Any?, action: MethodSelector?, for events: Events) {
      calls.append("remove \(action?.name ?? "all")")
      super.removeTarget(target, action: action, for: events)
    }
    override func addAction(_ action: Action, for events: Events) {
      calls.append("add action")
      super.addAction(action, for: events)
    }
    override func sendActions(for events: Events) {
      calls.append("send \(events)")
      super.sendActions(for: events)
    }
    override var isTracking: Bool { true }
  }

  @Test(.fact("U96")) func `the methods that add, remove and send can be overridden`() {
    let spy = Spy(frame: .zero, primaryAction: Action { [diary] _ in diary.note("primary") })
    let a = target("a")
    spy.addTarget(a, action: Target.firstSelector, for: .valueChanged)
    spy.addTarget(a, action: Target.second, for: .valueChanged)
    spy.performPrimaryAction()
    spy.sendActions(for: .valueChanged)
    spy.removeTarget(a, action: nil, for: .allEvents)
    spy.sendActions(for: .valueChanged)
    #expect(diary.lines == ["primary", "a.first", "a.second"])
    #expect(
      spy.calls == [
        "add action", "add first", "add ", "send .primaryActionTriggered", "send .valueChanged", "remove all",
        "send .valueChanged",
      ]
    )
  }

  @Test(.fact("U96")) func `an override of isTracking does not change the tracking of touches`() throws {
    let simulator = Simulator(device: .iPhone8, system: "14.0")
    let form = ViewController()
    simulator.launch(form)
    let spy = Spy(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    form.view.addSubview(spy)
    let a = target("a")
    spy.addTarget(a, action: Target.firstSelector, for: .touchUpInside)
    try simulator.user.tap(spy)
    #expect(diary.lines == ["a.first"])
  }
}
