import Foundation
import HeadlessUIKit
import Testing

/// A row like those of tables: its content view is the hit view, and a touch that ends in it selects the row.
private final class Row: View {
  let contentView = View(frame: .zero)
  var isSelected = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { isSelected = true }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}

/// The common ways to dismiss the keyboard with a tap beside a field.
private enum Way: String, CaseIterable {
  case controllerTouches, controlBehind, tapRecognizer, scrollViewSubclass, dismissModeOnDrag
}

/// A form: a field, a scroll view with a button and a row in it, and a plain background below.
@MainActor private final class Form: ViewController, GestureRecognizerDelegate {
  private final class Background: ScrollView {
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { window?.endEditing(false) }
  }

  let simulator: Simulator
  let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
  let scrollView: ScrollView
  let button = Button(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
  let row = Row(frame: CGRect(x: 0, y: 80, width: 300, height: 44))
  let tap = TapGestureRecognizer()
  private let way: Way
  /// The delegate's answer to `gestureRecognizer(_:shouldReceive:)`.
  var receives: (Touch) -> Bool = { _ in true }

  init(_ way: Way, _ setup: Setup = .current) {
    self.way = way
    simulator = setup.simulator()
    scrollView = way == .scrollViewSubclass ? Background() : ScrollView()
    super.init(nibName: nil, bundle: nil)
    scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 160)
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    scrollView.addSubview(button)
    scrollView.addSubview(row)
    if way == .controlBehind {
      let behind = Control(frame: view.bounds)
      behind.frame = CGRect(origin: .zero, size: simulator.screen.bounds.size)
      behind.addTarget(self, action: Form.endEditing, for: .touchUpInside)
      view.addSubview(behind)
    }
    view.addSubview(field)
    view.addSubview(scrollView)
    if way == .tapRecognizer {
      tap.addTarget(self, action: Form.endEditing)
      tap.delegate = self
      view.addGestureRecognizer(tap)
    }
    if way == .dismissModeOnDrag { scrollView.keyboardDismissMode = .onDrag }
    simulator.launch(self)
    field.becomeFirstResponder()
    simulator.settle()
  }

  required init?(coder: NSCoder) { nil }

  private func endEditing() { view.endEditing(false) }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if way == .controllerTouches { endEditing() }
  }

  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives(touch)
  }

  /// Drags upward in the scroll view, beside the row and the button.
  func dragScrollView() throws {
    let finger = try simulator.user.touchDown(at: CGPoint(x: 280, y: 250))
    try finger.move(to: CGPoint(x: 280, y: 230))
    try finger.move(to: CGPoint(x: 280, y: 210))
    finger.lift()
  }
}

@MainActor @Suite struct BackgroundDismissTests {
  @Test(
    .fact("F20"),
    arguments: [
      // A tap on the background, on the scroll view, and on the button in it; a drag of the scroll view.
      (Way.controllerTouches, [true, false, false, false]), (.controlBehind, [true, false, false, false]),
      (.tapRecognizer, [true, true, false, false]), (.scrollViewSubclass, [false, true, false, false]),
      (.dismissModeOnDrag, [false, false, false, true]),
    ]
  )
  fileprivate func `each way of sending the keyboard away has places where it fails`(
    way: Way,
    dismisses: [Bool]
  ) throws {
    let actions: [(Form) throws -> Void] = [
      { try $0.simulator.user.tap(CGPoint(x: 150, y: 270 + 100)) },
      { try $0.simulator.user.tap(CGPoint(x: 280, y: 250)) },
      { try $0.simulator.user.tap($0.button) },
      { try $0.dragScrollView() },
    ]
    for (action, isDismissed) in zip(actions, dismisses) {
      let form = Form(way)
      #expect(form.field.isEditing && form.simulator.keyboard.isVisible)
      try action(form)
      #expect(form.field.isEditing != isDismissed)
      #expect(form.simulator.keyboard.isVisible != isDismissed)
    }
  }

  @Test(.fact("F20", "E48")) func `a drag dismisses nothing where there is nothing to scroll`() throws {
    let form = Form(.dismissModeOnDrag)
    form.scrollView.contentSize = CGSize(width: 300, height: 100)
    try form.dragScrollView()
    #expect(form.field.isEditing)
    form.scrollView.alwaysBounceVertical = true
    try form.dragScrollView()
    #expect(!form.field.isEditing)
  }

  @Test(.fact("F11"), arguments: [(true, false), (false, true)])
  func `a tap recognizer on the root keeps rows from being selected unless it leaves touches alone`(
    cancels: Bool,
    isSelected: Bool
  ) throws {
    let form = Form(.tapRecognizer)
    form.tap.cancelsTouchesInView = cancels
    try form.simulator.user.tap(form.row)
    #expect(form.row.isSelected == isSelected)
    #expect(!form.field.isEditing)
  }

  @Test(.fact("F14")) func `a filter by the row's class fails as the content view is touched`() throws {
    let form = Form(.tapRecognizer)
    var touched: View?
    form.receives = { touch in
      touched = touch.view
      return !(touch.view is Row)
    }
    try form.simulator.user.tap(form.row)
    #expect(touched === form.row.contentView)
    #expect(!form.row.isSelected && !form.field.isEditing)
    form.field.becomeFirstResponder()
    form.simulator.settle()
    form.receives = { $0.view?.isDescendant(of: form.row) == false }
    try form.simulator.user.tap(form.row)
    #expect(form.row.isSelected && form.field.isEditing)
  }

  @Test(.fact("F21"), arguments: Setup.both)
  func `a number pad has no return key, and a tap beside the field sends it away`(setup: Setup) throws {
    let form = Form(.tapRecognizer, setup)
    form.field.resignFirstResponder()
    form.field.keyboardType = .numberPad
    form.field.becomeFirstResponder()
    form.simulator.settle()
    #expect(throws: InteractionError.self) { try form.simulator.user.tap(key: "return") }
    try form.simulator.user.type("42")
    try form.simulator.user.tap(CGPoint(x: 280, y: 200))
    #expect(form.field.text == "42")
    #expect(!form.field.isEditing && !form.simulator.keyboard.isVisible)
  }
}
