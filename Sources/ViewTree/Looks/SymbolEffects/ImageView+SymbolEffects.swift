import Foundation
import Simulation

/// The effects on the symbol of an image view; from iOS 17. Pictures don't show them; they are state, and
/// their completions are called in virtual time.
extension ImageView {
  /// The time that one run of an effect takes at the normal speed (assumed).
  private static let effectDuration = Duration.milliseconds(500)

  /// The effects that run, in the order in which they were added. UIKit has no such member.
  public final var activeSymbolEffects: [SymbolEffectConfiguration] { symbolEffects.map(\.configuration) }

  /// Adds an effect that ends by itself. One of the same kind is replaced, and its completion is called.
  ///
  /// The completion is called with whether the effect has run to its end, never for one that repeats until it
  /// is removed and then isn't.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    add(effect.configuration, options, lasts: options.times == nil, animated: animated, completion)
  }

  /// Adds an effect that lasts until it is removed. The completion is called when its animation has ended, or
  /// when the effect is removed before.
  public final func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    add(effect.configuration, options, lasts: true, animated: animated, completion)
  }

  /// Adds an effect that may end by itself or last: it ends by itself unless it repeats.
  public final func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    add(effect.configuration, options, lasts: options.times == nil, animated: animated, completion)
  }

  /// Removes the effect of a kind.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    let name = effect.configuration.name
    remove({ $0.configuration.name == name }, options, animated: animated, effect.configuration, completion)
  }

  /// Removes all effects.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    let first = symbolEffects.first?.configuration
    remove({ _ in true }, options, animated: animated, first, completion)
  }

  /// Sets the image with an effect of the change. The image changes at once.
  public final func setSymbolImage(
    _ image: Image,
    contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: ((SymbolEffectCompletionContext) -> Void)? = nil
  ) {
    self.image = image
    let configuration = transition.configuration
    record("sets \(image.name) with \(configuration.name)")
    finish(after: duration(options, animated: true), configuration, isFinished: true, completion)
  }

  // MARK: The effects

  private func duration(_ options: SymbolEffectOptions, animated: Bool) -> Duration {
    animated ? Self.effectDuration / options.speedFactor * Double(options.times ?? 1) : .zero
  }

  private func add(
    _ configuration: SymbolEffectConfiguration,
    _ options: SymbolEffectOptions,
    lasts: Bool,
    animated: Bool,
    _ completion: ((SymbolEffectCompletionContext) -> Void)?
  ) {
    for old in symbolEffects where old.configuration.name == configuration.name {
      old.end(isFinished: false, in: self)
    }
    symbolEffects.removeAll { $0.configuration.name == configuration.name }
    let running = RunningSymbolEffect(configuration, completion)
    symbolEffects.append(running)
    record("adds the effect \(configuration.name)")
    let repeatsForever =
      options.times == nil && configuration.name != "appear" && configuration.name != "disappear"
    guard !(lasts && repeatsForever), let context = effectContext else { return }
    let time = duration(options, animated: animated)
    running.work = context.schedule(after: time, label: "the effect \(configuration.name)") {
      [weak self, weak running] in
      guard let self, let running else { return }
      if !lasts { symbolEffects.removeAll { $0 === running } }
      running.end(isFinished: true, in: self)
    }
  }

  private func remove(
    _ isRemoved: (RunningSymbolEffect) -> Bool,
    _ options: SymbolEffectOptions,
    animated: Bool,
    _ configuration: SymbolEffectConfiguration?,
    _ completion: ((SymbolEffectCompletionContext) -> Void)?
  ) {
    let removed = symbolEffects.filter(isRemoved)
    symbolEffects.removeAll(where: isRemoved)
    for effect in removed {
      record("removes the effect \(effect.configuration.name)")
      effect.end(isFinished: false, in: self)
    }
    finish(after: duration(options, animated: animated), configuration, isFinished: true, completion)
  }

  private func finish(
    after time: Duration,
    _ configuration: SymbolEffectConfiguration?,
    isFinished: Bool,
    _ completion: ((SymbolEffectCompletionContext) -> Void)?
  ) {
    guard let completion else { return }
    let result = SymbolEffectCompletionContext(isFinished: isFinished, effect: configuration, sender: self)
    guard let context = effectContext else { return completion(result) }
    _ = context.schedule(after: time, label: "the completion of an effect") { completion(result) }
  }

  private var effectContext: SimulationContext? { effectiveApplication?.context }

  private func record(_ text: String) {
    guard let window = baseWindow, window.isLogged else { return }
    window.log.record(.note, debugName, text)
  }
}

/// The result of an effect on a symbol; UIKit's `UISymbolEffectCompletionContext`.
@preconcurrency @MainActor public final class SymbolEffectCompletionContext: IdentityHashable {
  /// Whether the effect has run to its end.
  public let isFinished: Bool
  /// The effect, or `nil` for the removal of none.
  public let effect: SymbolEffectConfiguration?
  /// The image view.
  public private(set) weak var sender: AnyObject?

  init(isFinished: Bool, effect: SymbolEffectConfiguration?, sender: AnyObject) {
    (self.isFinished, self.effect, self.sender) = (isFinished, effect, sender)
  }
}

/// An effect that runs on an image view.
@MainActor final class RunningSymbolEffect {
  let configuration: SymbolEffectConfiguration
  private var completion: ((SymbolEffectCompletionContext) -> Void)?
  var work: ScheduledWork?

  init(
    _ configuration: SymbolEffectConfiguration,
    _ completion: ((SymbolEffectCompletionContext) -> Void)?
  ) {
    (self.configuration, self.completion) = (configuration, completion)
  }

  /// Calls the completion, once.
  func end(isFinished: Bool, in view: ImageView) {
    work?.cancel()
    let completion = completion
    self.completion = nil
    completion?(SymbolEffectCompletionContext(isFinished: isFinished, effect: configuration, sender: view))
  }
}
