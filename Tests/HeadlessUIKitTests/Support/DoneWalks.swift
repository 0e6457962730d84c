import Foundation
import HeadlessUIKit

/// The published ways to bring a DONE button onto the number pad, each as its author wrote it.
enum DoneWalk: String, CaseIterable, Sendable {
  /// Seed 001: at will-show a view of `windows[1]` whose description begins with `<UIKeyboard`.
  case a
  /// The same, comparing the class's name.
  case b
  /// Seed 001 in 2010: from 3.2 at did-show, and a host view.
  case c
  /// The same with a tag by which the button is taken away again.
  case d
  /// The host view, one turn of the run loop after will-show.
  case e
  /// Either view, half a second after will-show; no break in the loop.
  case f
  /// The container's host view in `windows[1]`.
  case g
  /// The container's host view in any window that is not a plain one; the last one found has the button.
  case hAnyWindow
  /// The container's host view in the remote window.
  case hRemoteWindow
  /// The last window itself.
  case hLastWindow
  /// The container's host view in the text-effects window.
  case i
  /// A pad of the program's own as the field's input view.
  case j
  /// A bar with a button as the field's accessory view.
  case k
  /// The order of tests that finds the keyboard's view in all eras.
  case finder
}

/// A form with a field of digits and one of letters; a DONE button on the keyboard is to end editing.
@MainActor final class DoneForm: ViewController {
  let code = TextField(frame: CGRect(x: 20, y: 30, width: 200, height: 31))
  let name = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
  let walk: DoneWalk
  let simulator: Simulator
  /// Where the host was seen when the button was put onto it.
  private(set) var topWhenAdded: CGFloat?
  /// The last button that was made.
  private(set) var button: Button?

  init(_ walk: DoneWalk, on simulator: Simulator) {
    (self.walk, self.simulator) = (walk, simulator)
    super.init()
    code.keyboardType = .numberPad
    install()
  }

  override func viewDidLoad() {
    view.addSubview(code)
    view.addSubview(name)
  }

  private var windows: [Window] { simulator.application.windows }
  private var isBefore3_2: Bool { simulator.system < "3.2" }

  private func on(_ name: String, _ body: @escaping @MainActor () -> Void) {
    let name = Notification.Name("UIKeyboard\(name)Notification")
    _ = simulator.notifications.addObserver(forName: name) { _ in body() }
  }

  private func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    _ = simulator.application.context.schedule(after: delay, label: "delayed perform", body: body)
  }

  private func doneButton(_ frame: CGRect = CGRect(x: 0, y: 163, width: 106, height: 53)) -> Button {
    let button = Button(frame: frame)
    button.setTitle("DONE", for: .normal)
    button.tag = 123
    button.addAction(Action { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
    self.button = button
    return button
  }

  private func add(_ button: Button, to view: View) {
    view.addSubview(button)
    topWhenAdded = view.superview?.convert(view.presentation.frame, to: nil).minY
  }

  /// The loop of most authors, which goes on after a match.
  private func walk(_ views: [View], _ prefixes: String..., button: Button) {
    for view in views where prefixes.contains(where: view.description.hasPrefix) { add(button, to: view) }
  }

  /// Adds a button at the bottom left of each host view in a container among `views`.
  private func walkContainers(_ views: [View]) {
    for container in views where container.description.hasPrefix("<UIInputSetContainerView") {
      for host in container.subviews where host.description.hasPrefix("<UIInputSetHost") {
        add(doneButton(CGRect(x: 0, y: host.bounds.height - 53, width: 106, height: 53)), to: host)
      }
    }
  }

  // MARK: The walks

  private func install() {
    switch walk {
    case .a: on("WillShow") { [self] in walk(windows[1].subviews, "<UIKeyboard", button: doneButton()) }
    case .b:
      on("WillShow") { [self] in
        for view in windows[1].subviews where view.systemClassName == "UIKeyboard" {
          add(doneButton(), to: view)
        }
      }
    case .c:
      on(isBefore3_2 ? "WillShow" : "DidShow") { [self] in addByVersion() }
    case .d:
      on("DidShow") { [self] in
        guard windows.count >= 2, code.isFirstResponder else { return removeTagged() }
        removeTagged()
        addByVersion()
      }
      on("DidHide") { [self] in removeTagged() }
    case .e:
      on("WillShow") { [self] in
        after(.zero) { [self] in walk(windows[1].subviews, "<UIPeripheralHost", button: doneButton()) }
      }
    case .f:
      on("WillShow") { [self] in
        after(.milliseconds(500)) { [self] in
          walk(windows[1].subviews, "<UIKeyboard", "<UIPeripheralHostView", button: doneButton())
        }
      }
    case .g: on("DidShow") { [self] in walkContainers(windows[1].subviews) }
    case .hAnyWindow:
      on("DidShow") { [self] in
        for window in windows where window.systemClassName != "Window" { walkContainers(window.subviews) }
      }
    case .hRemoteWindow:
      on("DidShow") { [self] in
        for window in windows where window.systemClassName == "UIRemoteKeyboardWindow" {
          walkContainers(window.subviews)
        }
      }
    case .hLastWindow:
      on("DidShow") { [self] in
        guard let window = windows.last else { return }
        add(doneButton(CGRect(x: 0, y: window.bounds.height - 53, width: 106, height: 53)), to: window)
      }
    case .i:
      on("DidShow") { [self] in
        for window in windows where window.description.hasPrefix("<UITextEffectsWindow") {
          walkContainers(window.subviews)
        }
      }
    case .j:
      let pad = View.bar("pad", height: 216)
      pad.addSubview(doneButton())
      code.inputView = pad
    case .k:
      let bar = View.bar("bar")
      bar.addSubview(doneButton(CGRect(x: 200, y: 0, width: 100, height: 44)))
      code.inputAccessoryView = bar
    case .finder:
      on("DidShow") { [self] in
        guard let host = keyboardView else { return }
        add(doneButton(CGRect(x: 0, y: host.bounds.height - 53, width: 106, height: 53)), to: host)
      }
    }
  }

  private func addByVersion() {
    let prefix = isBefore3_2 ? "<UIKeyboard" : "<UIPeripheralHost"
    walk(windows[1].subviews, prefix, button: doneButton())
  }

  private func removeTagged() {
    for window in windows { window.viewWithTag(123)?.removeFromSuperview() }
  }

  /// The keyboard's view in any era (KW18).
  var keyboardView: View? {
    let window =
      windows.last { $0.systemClassName == "UIRemoteKeyboardWindow" }
      ?? windows.last { $0.systemClassName == "UITextEffectsWindow" }
    for view in window?.subviews ?? [] {
      let text = view.description
      if text.hasPrefix("<UIKeyboard"), !text.contains("Corner") { return view }
      if text.hasPrefix("<UIPeripheralHostView") { return view }
      guard text.hasPrefix("<UIInputSetContainerView") else { continue }
      return view.subviews.first { $0.description.hasPrefix("<UIInputSetHostView") }
    }
    return nil
  }
}
