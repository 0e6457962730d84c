import Foundation
import HeadlessUIKit

/// A view of client code, which overrides what client code overrides.
final class MonkeyView: View {
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    world?.callback("touchesBegan")
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    world?.callback("touchesEnded")
    super.touchesEnded(touches, with: event)
  }

  override func didMoveToWindow() { world?.callback("didMoveToWindow") }

  override func willMove(toSuperview newSuperview: View?) { world?.callback("willMoveToSuperview") }

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.callback("layoutSubviews")
  }
}

/// A controller of client code, which changes the interface in its callbacks.
final class MonkeyController: ViewController {
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.callback("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.callback("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.callback("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.callback("viewDidDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    world?.callback("viewDidLayoutSubviews")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    world?.callback("traitCollectionDidChange")
  }
}
