import Foundation
import Simulation
import ViewTree

/// The defaults of the simulated user, in memory.
///
/// The stored domains outlive the app's process: a simulator that launches an ended app again has them.
final class DefaultsStore: @unchecked Sendable {
  private static let stores: PerSimulator<DefaultsStore> = {
    let stores = PerSimulator { DefaultsStore() }
    DeviceStorage.add(
      DeviceStorage.Part(
        save: {
          let store = stores.current
          return Saved(domains: store.lock.withLock { store.domains })
        },
        restore: { saved in
          guard let saved = saved as? Saved else { return }
          let store = stores.current
          store.lock.withLock { store.domains = saved.domains }
        }
      )
    )
    return stores
  }()

  /// The values of domains in transit to the next process; they are property lists.
  private struct Saved: @unchecked Sendable {
    let domains: [String: [String: Any]]
  }

  /// The store of the current simulator; code without one shares a store.
  static var current: DefaultsStore { stores.current }

  private let lock = NSLock()
  /// The values of the domains, by the name of a suite; that of the app is empty.
  private var domains: [String: [String: Any]] = [:]
  private var volatileDomains: [String: [String: Any]] = [:]
  /// The suites that an object searches after its own domain.
  private var suites: [ObjectIdentifier: [String]] = [:]

  /// Returns the values of a domain.
  func domain(_ name: String) -> [String: Any]? { lock.withLock { domains[name] } }

  /// Replaces the values of a domain, and returns the names of the keys that were or are in it.
  func setDomain(_ name: String, _ values: [String: Any]?) -> Set<String> {
    lock.withLock {
      let old = domains[name] ?? [:]
      domains[name] = values
      return Set(old.keys).union((values ?? [:]).keys)
    }
  }

  func set(_ value: Any?, _ key: String, in name: String) {
    lock.withLock { domains[name, default: [:]][key] = value }
  }

  /// Returns the values of a domain that the process forgets.
  func volatileDomain(_ name: String) -> [String: Any] { lock.withLock { volatileDomains[name] ?? [:] } }

  var volatileDomainNames: [String] { lock.withLock { volatileDomains.keys.sorted() } }

  func setVolatileDomain(_ name: String, _ values: [String: Any]?) {
    lock.withLock { volatileDomains[name] = values }
  }

  func addSuite(_ name: String, to object: ObjectIdentifier) {
    lock.withLock {
      suites[object, default: []].removeAll { $0 == name }
      suites[object, default: []].append(name)
    }
  }

  func removeSuite(_ name: String, from object: ObjectIdentifier) {
    lock.withLock { suites[object]?.removeAll { $0 == name } }
  }

  /// Returns the domains that an object searches, in their order: those of arguments, its own, those of added
  /// suites, that of all apps, and that of registered defaults.
  func searched(from name: String, for object: ObjectIdentifier) -> [[String: Any]] {
    let global = Self.global
    return lock.withLock {
      own(name, object) + [global.merging(domains[UserDefaults.globalDomain] ?? [:]) { $1 }]
        + [volatileDomains[UserDefaults.registrationDomain] ?? [:]]
    }
  }

  /// Returns the first value of a key in the domains that an object searches.
  func value(_ key: String, from name: String, for object: ObjectIdentifier) -> Any? {
    // The values of the system depend on its language, which isn't read for each key.
    guard !key.hasPrefix("Apple") else {
      return searched(from: name, for: object).lazy.compactMap { $0[key] }.first
    }
    return lock.withLock {
      own(name, object).lazy.compactMap { $0[key] }.first ?? domains[UserDefaults.globalDomain]?[key]
        ?? volatileDomains[UserDefaults.registrationDomain]?[key]
    }
  }

  private func own(_ name: String, _ object: ObjectIdentifier) -> [[String: Any]] {
    [volatileDomains[UserDefaults.argumentDomain] ?? [:]]
      + ([name] + (suites[object] ?? [])).map { domains[$0] ?? [:] }
  }

  /// The values that the system has for all apps.
  static var global: [String: Any] {
    let locale = UserLocale.current
    return ["AppleLanguages": [locale.identifier(.bcp47)], "AppleLocale": locale.identifier]
  }
}

/// Values of property lists.
enum DefaultsValue {
  /// Returns a copy of a value that a property list can have: texts, numbers, dates, data, and arrays and
  /// dictionaries of these; nil for another one.
  static func copy(of value: Any) -> Any? {
    switch value {
    case let text as String: return text
    case let data as Data: return data
    case let date as Date: return date
    case let number as NSNumber: return number
    case let array as [Any]:
      let copies = array.compactMap(copy)
      return copies.count == array.count ? copies : nil
    case let dictionary as [String: Any]:
      let copies = dictionary.compactMapValues(copy)
      return copies.count == dictionary.count ? copies : nil
    default: return nil
    }
  }

  /// Returns a copy; stops if there is none.
  static func required(_ value: Any, _ key: String) -> Any {
    guard let copy = copy(of: value) else {
      programmerError("Attempt to insert non-property list object \(value) for key \(key)")
    }
    return copy
  }

  /// Returns the copies of a dictionary's values.
  static func required(_ values: [String: Any]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: values.map { ($0.key, required($0.value, $0.key)) })
  }
}
