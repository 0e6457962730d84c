import Foundation

// The effects of the framework Symbols, which UIKit exports.

/// An effect on the symbol of an image view; the framework Symbols' protocol.
public protocol SymbolEffect: Sendable {
  /// The effect as a value.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that ends by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect of the change from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// The kind and the variant of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The name of the effect, such as `bounce`.
  public var name: String
  /// The names of the variant's parts in the order of their names, such as `["up", "wholeSymbol"]`.
  public var variants: [String]

  init(_ name: String, _ variants: Set<String> = []) {
    (self.name, self.variants) = (name, variants.sorted())
  }

  /// Returns the variant with another part.
  func with(_ variant: String) -> SymbolEffectConfiguration {
    SymbolEffectConfiguration(name, Set(variants).union([variant]))
  }
}

/// An effect that moves the symbol up or down and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("bounce")
  /// The upward bounce.
  public var up: BounceSymbolEffect { Self(configuration: configuration.with("up")) }
  /// The downward bounce.
  public var down: BounceSymbolEffect { Self(configuration: configuration.with("down")) }
  /// The bounce by layers.
  public var byLayer: BounceSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The bounce of the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that changes the opacity of the symbol.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("pulse")
  /// The pulse by layers.
  public var byLayer: PulseSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The pulse of the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that changes the opacity of one layer after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("variableColor")
  /// The variant that leaves former layers on.
  public var cumulative: VariableColorSymbolEffect { Self(configuration: configuration.with("cumulative")) }
  /// The variant with one layer at a time.
  public var iterative: VariableColorSymbolEffect { Self(configuration: configuration.with("iterative")) }
  /// The variant that runs back and forth.
  public var reversing: VariableColorSymbolEffect { Self(configuration: configuration.with("reversing")) }
  /// The variant that doesn't run back.
  public var nonReversing: VariableColorSymbolEffect {
    Self(configuration: configuration.with("nonReversing"))
  }
  /// The variant that hides layers that are off.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    Self(configuration: configuration.with("hideInactiveLayers"))
  }
  /// The variant that dims layers that are off.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    Self(configuration: configuration.with("dimInactiveLayers"))
  }
}

/// An effect that makes the symbol larger or smaller until it is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("scale")
  /// The larger symbol.
  public var up: ScaleSymbolEffect { Self(configuration: configuration.with("up")) }
  /// The smaller symbol.
  public var down: ScaleSymbolEffect { Self(configuration: configuration.with("down")) }
  /// The scaling by layers.
  public var byLayer: ScaleSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The scaling of the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that makes the symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("appear")
  /// The symbol moves up.
  public var up: AppearSymbolEffect { Self(configuration: configuration.with("up")) }
  /// The symbol moves down.
  public var down: AppearSymbolEffect { Self(configuration: configuration.with("down")) }
  /// The effect by layers.
  public var byLayer: AppearSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that makes the symbol disappear until it is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("disappear")
  /// The symbol moves up.
  public var up: DisappearSymbolEffect { Self(configuration: configuration.with("up")) }
  /// The symbol moves down.
  public var down: DisappearSymbolEffect { Self(configuration: configuration.with("down")) }
  /// The effect by layers.
  public var byLayer: DisappearSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect of the change from one symbol to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("replace")
  /// The old symbol moves down, the new one up.
  public var downUp: ReplaceSymbolEffect { Self(configuration: configuration.with("downUp")) }
  /// Both symbols move up.
  public var upUp: ReplaceSymbolEffect { Self(configuration: configuration.with("upUp")) }
  /// The old symbol leaves no time.
  public var offUp: ReplaceSymbolEffect { Self(configuration: configuration.with("offUp")) }
  /// The effect by layers.
  public var byLayer: ReplaceSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// The system's choice of an effect.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("automatic")
}

/// An effect that moves the symbol back and forth; from iOS 18.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("wiggle")
  /// The movement up and down.
  public var up: WiggleSymbolEffect { Self(configuration: configuration.with("up")) }
  /// The movement to both sides.
  public var left: WiggleSymbolEffect { Self(configuration: configuration.with("left")) }
  /// The turning to both sides.
  public var clockwise: WiggleSymbolEffect { Self(configuration: configuration.with("clockwise")) }
  /// The effect by layers.
  public var byLayer: WiggleSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that turns the symbol; from iOS 18.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("rotate")
  /// The turn with the clock.
  public var clockwise: RotateSymbolEffect { Self(configuration: configuration.with("clockwise")) }
  /// The turn against the clock.
  public var counterClockwise: RotateSymbolEffect {
    Self(configuration: configuration.with("counterClockwise"))
  }
  /// The effect by layers.
  public var byLayer: RotateSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

/// An effect that makes the symbol larger and smaller; from iOS 18.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The effect as a value.
  public var configuration = SymbolEffectConfiguration("breathe")
  /// The variant that changes the opacity too.
  public var pulse: BreatheSymbolEffect { Self(configuration: configuration.with("pulse")) }
  /// The variant with a constant opacity.
  public var plain: BreatheSymbolEffect { Self(configuration: configuration.with("plain")) }
  /// The effect by layers.
  public var byLayer: BreatheSymbolEffect { Self(configuration: configuration.with("byLayer")) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { Self(configuration: configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The bounce.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The pulse.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The change of the layers' opacity.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The scaling.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The appearing.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The disappearing.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The replacement.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The system's choice.
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The wiggling.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The turning.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The breathing.
  public static var breathe: Self { Self() }
}

/// The speed and the repetitions of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  var times: Int? = 1
  var speedFactor = 1.0

  /// Once, for an effect that ends by itself, at the normal speed.
  public static let `default` = SymbolEffectOptions()
  /// Repetitions until the effect is removed.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// No repetitions.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// Returns options with a number of repetitions; `nil` for repetitions until the effect is removed.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }
  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// The options with repetitions until the effect is removed.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// The options without repetitions.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// Returns the options with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.times = count.map { max(1, $0) }
    return options
  }

  /// Returns the options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = speed > 0 ? speed : 1
    return options
  }
}
