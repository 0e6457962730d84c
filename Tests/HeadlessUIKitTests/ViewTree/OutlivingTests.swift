import Foundation
import HeadlessUIKit
import Testing

/// Objects that other objects reference but don't retain, after they are deallocated.
@MainActor @Suite struct OutlivingTests {
  private let simulator = Simulator(device: .iPhone4, system: "4.3")

  /// Returns a window of the app's own with a field in a box, visible and key.
  private func makeWindow() -> (window: Window, box: View, field: TextField) {
    let window = simulator.perform { Window(frame: simulator.screen.bounds) }
    let box = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    box.addSubview(field)
    window.addSubview(box)
    window.makeKeyAndVisible()
    // Until the end of the turn, the application retains it (U6).
    simulator.advance(by: .zero)
    return (window, box, field)
  }

  @Test func `views that outlive their window are in none, and nobody among them is first`() {
    var (window, box, field): (Window?, View, TextField) = makeWindow()
    field.becomeFirstResponder()
    #expect(window?.findFirstResponder() === field)
    window = nil
    #expect(box.window == nil && field.window == nil)
    #expect(box.superview == nil && field.superview === box)
    #expect(!field.isFirstResponder && !field.isEditing && field.next === box && box.next == nil)
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a window that goes is key no longer, and out of the list`() {
    var window: Window? = makeWindow().window
    #expect(simulator.application.keyWindow === window)
    #expect(simulator.application.windows.last === window)
    window = nil
    #expect(simulator.application.keyWindow == nil)
    #expect(simulator.application.windows.isEmpty)
    #expect(simulator.firstResponder == nil)
  }

  @Test(.fact("Z8"), arguments: Setup.both, [false, true])
  func `the keyboard is hidden when the window of its first responder is deallocated`(
    setup: Setup,
    hasAccessoryField: Bool
  ) {
    let (simulator, form) = SignInController.launched(on: setup)
    do {
      let (window, other) = simulator.perform {
        (Window(frame: simulator.screen.bounds), SignInController())
      }
      window.rootViewController = other
      window.makeKeyAndVisible()
      simulator.settle()
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      if hasAccessoryField { other.username.inputAccessoryView = field }
      other.username.becomeFirstResponder()
      simulator.settle()
      if hasAccessoryField { field.becomeFirstResponder() }
      simulator.settle()
      #expect(simulator.keyboard.isShown)
    }
    simulator.settle()
    #expect(!simulator.keyboard.isVisible && simulator.keyboard.view == nil)
    #expect(simulator.firstResponder == nil)
    #expect(simulator.application.keyWindow === (setup.system < "9.0" ? simulator.window : nil))
    simulator.window.makeKey()
    form.username.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.isShown)
    form.username.resignFirstResponder()
    simulator.settle()
    #expect(!simulator.keyboard.isVisible)
  }

  @Test func `a field that outlived its window is first again in another`() throws {
    var (window, box, field): (Window?, View, TextField) = makeWindow()
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.target === field)
    window = nil
    #expect(simulator.keyboard.target == nil)
    simulator.window.addSubview(box)
    simulator.window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    simulator.settle()
    #expect(simulator.keyboard.target === field && window == nil)
    try simulator.user.type("a")
    #expect(field.text == "a")
  }

  @Test func `nothing keeps a window and its first responder alive`() {
    weak var gone: Window?
    weak var goneField: TextField?
    do {
      let (window, _, field) = makeWindow()
      field.becomeFirstResponder()
      simulator.settle()
      (gone, goneField) = (window, field)
    }
    #expect(gone == nil && goneField == nil)
  }

  @Test func `nothing keeps a simulator alive in which a field is first`() {
    weak var gone: Application?
    weak var goneField: TextField?
    do {
      let other = Simulator(device: .iPhone4, system: "4.3")
      let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
      other.window.addSubview(field)
      other.window.makeKeyAndVisible()
      field.becomeFirstResponder()
      (gone, goneField) = (other.application, field)
    }
    #expect(gone == nil && goneField == nil)
  }

  @Test func `a controller that goes while its view stays is off the chain`() {
    var controller: ViewController? = ViewController()
    let view: View = controller!.view
    simulator.window.addSubview(view)
    #expect(view.next === controller)
    controller = nil
    #expect(view.next === simulator.window)
  }

  @Test func `a controller that is first responder and goes leaves nobody first`() {
    final class Eager: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    simulator.window.makeKeyAndVisible()
    var controller: Eager? = Eager()
    let view: View = controller!.view
    simulator.window.addSubview(view)
    #expect(controller?.becomeFirstResponder() == true)
    #expect(simulator.firstResponder === controller)
    controller = nil
    #expect(simulator.firstResponder == nil)
  }

  @Test func `a root controller that outlives its window is at the end of its chain`() {
    let controller = ViewController()
    var window: Window? = simulator.perform { Window(frame: simulator.screen.bounds) }
    window?.rootViewController = controller
    controller.loadViewIfNeeded()
    #expect(controller.next === window)
    window = nil
    #expect(controller.view.window == nil && controller.next == nil)
  }

  @Test func `windows may go while another one is laid out`() {
    final class Dropping: View {
      var drop: () -> Void = {}
      override func layoutSubviews() { drop() }
    }
    final class Counting: View {
      static var layouts = 0
      override func layoutSubviews() { Counting.layouts += 1 }
    }
    let dropping = Dropping(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(dropping)
    var held: [Window] = (0..<20).map { _ in
      let window = simulator.perform { Window(frame: simulator.screen.bounds) }
      window.isHidden = false
      window.addSubview(Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return window
    }
    dropping.drop = { held.removeAll() }
    simulator.application.layoutIfNeeded()
    #expect(held.isEmpty && simulator.application.windows.isEmpty)
    #expect(Counting.layouts == 20)
  }

  @Test func `a window may go in the middle of a touch`() throws {
    final class Dropping: View {
      var drop: () -> Void = {}
      override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
        drop()
        return super.hitTest(point, with: event)
      }
    }
    simulator.window.makeKeyAndVisible()
    let tapped = Button(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var taps = 0
    tapped.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    simulator.window.addSubview(tapped)
    var held: [Window] = [makeWindow().window, makeWindow().window]
    let asked = simulator.perform { Window(frame: simulator.screen.bounds) }
    let dropping = Dropping(frame: asked.bounds)
    dropping.isUserInteractionEnabled = false
    dropping.drop = { held.removeAll() }
    asked.addSubview(dropping)
    asked.makeKeyAndVisible()
    try simulator.user.tap(CGPoint(x: 160, y: 300))
    asked.isHidden = true
    try simulator.user.tap(CGPoint(x: 160, y: 300))
    #expect(held.isEmpty && taps == 1)
    #expect(simulator.application.windows == [simulator.window, asked])
  }
}
