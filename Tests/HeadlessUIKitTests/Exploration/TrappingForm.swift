import HeadlessUIKit

/// Interfaces that break a condition about all states, or about the time after a simulator.
@MainActor enum TrappingForm: String, CaseIterable, Sendable {
  case keyboard, screen, field, deadEnd, leak

  /// Launches the interface.
  func launch(in simulator: Simulator) {
    simulator.launch(self == .leak ? LeakingController() : controller)
  }

  /// Explores the interface on a device.
  func explore() -> Exploration {
    Simulator.explore(
      on: [.iPhone4],
      systems: ["4.3"],
      kinds: [.taps, .typing],
      launchCode: "TrappingForm.\(rawValue).launch(in: simulator)"
    ) { launch(in: $0) }
  }

  private var controller: ViewController {
    let form = ViewController()
    let frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    switch self {
    case .keyboard:
      let code = TextField(frame: frame)
      code.placeholder = "Code"
      code.keyboardType = .numberPad
      form.view.addSubview(code)
    case .screen:
      form.view.addSubview(
        button("Open") { [weak form] in form?.present(ViewController(), animated: true) }
      )
    case .field:
      let name = TextField(frame: frame)
      name.placeholder = "Name"
      name.isUserInteractionEnabled = false
      form.view.addSubview(name)
    case .deadEnd:
      form.view.addSubview(
        button("Load") { [weak form] in
          guard let form else { return }
          form.view.addSubview(View(frame: form.view.bounds))
        }
      )
    case .leak: break
    }
    return form
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Button {
    let button = Button(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
    button.addAction(Action { _ in action() }, for: .touchUpInside)
    return button
  }
}

/// A controller whose second screen retains itself.
@MainActor private final class LeakingController: ViewController {
  private final class Screen: ViewController {
    private var close: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      close = { self.dismiss(animated: true) }
      let button = Button(type: .system)
      button.setTitle("Close", for: .normal)
      button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
      button.addAction(Action { [weak self] _ in self?.close?() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = Button(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
    button.addAction(
      Action { [weak self] _ in self?.present(Screen(), animated: true) },
      for: .touchUpInside
    )
    view.addSubview(button)
  }
}
