import Foundation
import Simulation

/// The defaults of the simulated user, in the place of Foundation's.
///
/// They are in memory, and each simulator begins without any: the objects are the same, and read and write
/// the values of the current simulator, which a launch of the ended app has again. Code without a simulator
/// shares values. A file that imports only Foundation has Foundation's class, whose values are in a file of
/// the machine.
///
/// Values are property lists; another value stops with the text of Foundation's exception, `Attempt to insert
/// non-property list object`. Each change posts `UserDefaults.didChangeNotification` inside the call on the
/// main thread, and in a later turn from another thread.
open class UserDefaults: Foundation.UserDefaults {
  private let suite: String
  private nonisolated(unsafe) static let shared = UserDefaults()

  /// The defaults of the app.
  open override class var standard: UserDefaults { shared }

  /// Has no effect: the object has no values of its own.
  open override class func resetStandardUserDefaults() {}

  /// Creates an object with the app's defaults.
  public init() {
    suite = ""
    super.init(suiteName: nil)!
    Observed.add(self, "")
  }

  /// Creates the defaults of a suite; nil for the app's own. Returns nil for the names of the app's bundle
  /// and of the global domain.
  public override init?(suiteName suitename: String?) {
    if let suitename, suitename == Self.globalDomain || suitename == Bundle.main.bundleIdentifier {
      return nil
    }
    suite = suitename ?? ""
    super.init(suiteName: suitename)
    Observed.add(self, suite)
  }

  private var store: DefaultsStore { .current }
  private var domains: [[String: Any]] { store.searched(from: suite, for: ObjectIdentifier(self)) }

  // MARK: Values

  /// Returns the value of a key: of an argument, this suite, an added suite, the system or the registered
  /// defaults.
  open override func object(forKey defaultName: String) -> Any? {
    KeyObservers.wasRead(self, \UserDefaults.[observed: defaultName])
    return store.value(defaultName, from: suite, for: ObjectIdentifier(self))
  }

  /// The value of a key, for the paths of observers.
  package subscript(observed key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it.
  open override func set(_ value: Any?, forKey defaultName: String) {
    let value = value.map { DefaultsValue.required($0, defaultName) }
    change([defaultName]) { store.set(value, defaultName, in: suite) }
  }

  /// Removes the value of a key. A registered one appears again.
  open override func removeObject(forKey defaultName: String) {
    change([defaultName]) { store.set(nil, defaultName, in: suite) }
  }

  /// Sets a number.
  open override func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  /// Sets a number.
  open override func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets a number.
  open override func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets a truth value.
  open override func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets a URL, as data of an archive; nil removes it.
  open override func set(_ url: URL?, forKey defaultName: String) {
    let data = url.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0 as NSURL, requiringSecureCoding: false)
    }
    set(data as Any?, forKey: defaultName)
  }

  /// Returns the value of a key, as key-value coding does.
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as key-value coding does.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value of a key.
  open func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }

  // MARK: Types

  /// Returns a text, or a number as text; nil for another value.
  open override func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? (value as? NSNumber)?.stringValue
  }

  /// Returns an array; nil for another value.
  open override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// Returns a dictionary; nil for another value.
  open override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// Returns data; nil for another value.
  open override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// Returns an array of texts; nil for another value, also if one element isn't a text.
  open override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// Returns a number, 1 or 0 for a truth value, or the number that a text begins with; 0 otherwise.
  open override func integer(forKey defaultName: String) -> Int {
    let value = object(forKey: defaultName)
    return (value as? NSNumber)?.intValue ?? (value as? String).map { NSString(string: $0).integerValue } ?? 0
  }

  /// Returns a number, or that of a text; 0 otherwise.
  open override func float(forKey defaultName: String) -> Float {
    let value = object(forKey: defaultName)
    return (value as? NSNumber)?.floatValue ?? (value as? String).map { NSString(string: $0).floatValue } ?? 0
  }

  /// Returns a number, or that of a text; 0 otherwise.
  open override func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    return (value as? NSNumber)?.doubleValue ?? (value as? String).map { NSString(string: $0).doubleValue }
      ?? 0
  }

  /// Returns a truth value: that of a number other than 0, and of a text such as "YES", "true" or "1"; false
  /// otherwise.
  open override func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    return (value as? NSNumber)?.boolValue ?? (value as? String).map { NSString(string: $0).boolValue }
      ?? false
  }

  /// Returns a URL that was set as one, or that of a file whose path is a text; nil otherwise.
  open override func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    if let path = value as? String {
      return URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
    }
    guard let data = value as? Data else { return nil }
    return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
  }

  // MARK: Domains

  /// Adds values for keys that have none in another domain. They are those of all suites.
  open override func register(defaults registrationDictionary: [String: Any]) {
    let values = DefaultsValue.required(registrationDictionary)
    let old = store.volatileDomain(Self.registrationDomain)
    setVolatileDomain(old.merging(values) { $1 }, forName: Self.registrationDomain)
  }

  /// Searches a suite after the object's own.
  open override func addSuite(named suiteName: String) {
    store.addSuite(suiteName, to: ObjectIdentifier(self))
  }

  /// Ends the search of a suite.
  open override func removeSuite(named suiteName: String) {
    store.removeSuite(suiteName, from: ObjectIdentifier(self))
  }

  /// Returns the values of all keys, with the registered ones and those of the system.
  open override func dictionaryRepresentation() -> [String: Any] {
    domains.reversed().reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// The names of the domains that aren't stored.
  open override var volatileDomainNames: [String] { store.volatileDomainNames }

  /// Returns the values of a domain that isn't stored.
  open override func volatileDomain(forName domainName: String) -> [String: Any] {
    store.volatileDomain(domainName)
  }

  /// Sets the values of a domain that isn't stored.
  open override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    // Foundation's initializer calls it with the arguments of the process.
    guard isComplete else { return }
    store.setVolatileDomain(domainName, DefaultsValue.required(domain))
  }

  /// Removes the values of a domain that isn't stored.
  open override func removeVolatileDomain(forName domainName: String) {
    store.setVolatileDomain(domainName, nil)
  }

  /// Returns the values of a suite, or of the app for its bundle's identifier; nil if there are none.
  open override func persistentDomain(forName domainName: String) -> [String: Any]? {
    let name = Self.suite(domainName)
    guard name == Self.globalDomain else { return store.domain(name) }
    return DefaultsStore.global.merging(store.domain(name) ?? [:]) { $1 }
  }

  /// Replaces the values of a suite, or of the app for its bundle's identifier.
  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    replace(Self.suite(domainName), DefaultsValue.required(domain))
  }

  /// Removes the values of a suite, or of the app for its bundle's identifier.
  open override func removePersistentDomain(forName domainName: String) {
    replace(Self.suite(domainName), nil)
  }

  /// Returns true; the values are stored at once.
  @discardableResult open override func synchronize() -> Bool { true }

  /// Returns false; no value is managed.
  open override func objectIsForced(forKey key: String) -> Bool { false }

  /// Returns false; no value is managed.
  open override func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }

  private var isComplete: Bool { Observed.contains(self) }

  private static func suite(_ domain: String) -> String {
    domain == Bundle.main.bundleIdentifier || domain == ProcessInfo.processInfo.processName ? "" : domain
  }

  private func replace(_ name: String, _ values: [String: Any]?) {
    let old = store.domain(name) ?? [:]
    UserDefaults.change(Set(old.keys).union((values ?? [:]).keys).sorted(), of: name, self) {
      _ = store.setDomain(name, values)
    }
  }

  // MARK: Changes

  private func change(_ keys: [String], _ change: () -> Void) {
    UserDefaults.change(keys, of: suite, self, change)
  }

  /// Changes values, and notifies the observers of the keys and of all defaults.
  private static func change(_ keys: [String], of suite: String, _ sender: UserDefaults, _ change: () -> Void)
  {
    let objects = Observed.objects(of: suite)
    let old = objects.map { object in keys.map { object.object(forKey: $0) } }
    change()
    for (object, values) in zip(objects, old) {
      for (key, value) in zip(keys, values) {
        KeyObservers.changed(
          object,
          \UserDefaults.[observed: key],
          from: value as Any,
          to: object.object(forKey: key) as Any
        )
      }
    }
    post(from: sender)
  }

  private static func post(from sender: UserDefaults) {
    nonisolated(unsafe) let sender = sender
    let context = SimulationContext.onAnyThread
    guard MainQueue.isCurrent else {
      return Dispatch.DispatchQueue.main.async {
        MainActor.assumeIsolated { post(from: sender, in: context) }
      }
    }
    MainActor.assumeIsolated { post(from: sender, in: context) }
  }

  @MainActor private static func post(from sender: UserDefaults, in context: SimulationContext?) {
    guard let context, !context.isOver, context.isObserved(didChangeNotification) else { return }
    context.notifications.post(name: didChangeNotification, object: sender)
  }

  /// The objects of each suite, whose observers a change notifies.
  private enum Observed {
    private struct Entry {
      weak var object: UserDefaults?
      let suite: String
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var entries: [Entry] = []

    static func add(_ object: UserDefaults, _ suite: String) {
      lock.withLock {
        entries.removeAll { $0.object == nil }
        entries.append(Entry(object: object, suite: suite))
      }
    }

    static func contains(_ object: UserDefaults) -> Bool {
      lock.withLock { entries.contains { $0.object === object } }
    }

    static func objects(of suite: String) -> [UserDefaults] {
      lock.withLock { entries.filter { $0.suite == suite }.compactMap(\.object) }
    }
  }
}
