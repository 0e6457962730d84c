import Foundation

/// The value of a trait that the app defines.
///
/// A value that can't be compared equals itself only: setting it again is a change. The class is unchecked,
/// as trait collections are sendable whatever the values are; the values are never mutated.
final class CustomTraitValue: Hashable, CustomStringConvertible, @unchecked Sendable {
  let trait: AnyTrait
  let value: Any

  init(_ value: Any, of trait: AnyTrait) { (self.trait, self.value) = (trait, value) }

  var description: String { "\(trait.name) \(value)" }

  /// Whether dynamic colors depend on the trait.
  var affectsColorAppearance: Bool { trait.affectsColorAppearance }

  static func == (lhs: CustomTraitValue, rhs: CustomTraitValue) -> Bool {
    lhs === rhs || lhs.trait == rhs.trait && areEqual(lhs.value, rhs.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

  /// Returns whether two values are equal; false if they can't be compared.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
    if let first = first as? any Equatable { return isEqual(first) }
    return type(of: first) is AnyClass && first as AnyObject === second as AnyObject
  }
}

extension Traits {
  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value: Any? =
        if let known = trait as? any KnownTrait.Type { known.value(in: self) } else {
          custom[ObjectIdentifier(trait)]?.value
        }
      return value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let known = trait as? any KnownTrait.Type {
        known.set(newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue, of: trait)
      }
    }
  }

  /// Returns whether a trait has a value of its own.
  func specifies(_ trait: AnyTrait) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Removes the value of a trait.
  mutating func remove(_ trait: AnyTrait) {
    if let known = trait as? any KnownTrait.Type {
      known.remove(from: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Returns whether a trait has another value in `old`. A trait without a value has its default.
  func differs(in trait: AnyTrait, from old: Traits) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.differs(old, self) }
    let id = ObjectIdentifier(trait)
    if custom[id] == old.custom[id] { return false }
    func areEqual<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
      CustomTraitValue.areEqual(self[trait], old[trait])
    }
    return !areEqual(trait)
  }

  /// The app's traits that have other values in `old`, by their names.
  func customTraits(differingFrom old: Traits) -> [AnyTrait] {
    if custom.isEmpty, old.custom.isEmpty { return [] }
    return old.custom.merging(custom) { $1 }.values.map(\.trait)
      .filter { differs(in: $0, from: old) }
      .sorted { ($0.name, $0.identifier) < ($1.name, $1.identifier) }
  }
}

extension TraitCollection {
  /// The value of a trait, also of one that the app defines (CT1); the default value while it isn't set.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }
}

extension TraitOverrides {
  /// The override of a trait, also of one that the app defines (CT1). Without an override, the default value.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  public func contains(_ trait: AnyTrait) -> Bool { traits.specifies(trait) }

  /// Removes the override of a trait, which then has the value of the environment.
  public mutating func remove(_ trait: AnyTrait) { traits.remove(trait) }
}
