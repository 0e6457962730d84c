import Foundation
import Simulation

/// A pasteboard for copied and cut content: the general one, or one of the app with a name.
///
/// Its items have a value for each of their types. Strings, URLs, images and colors have the types of UIKit;
/// item providers aren't modeled.
@preconcurrency @MainActor public final class Pasteboard: IdentityHashable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of ``Pasteboard/general``.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private unowned let context: SimulationContext
  /// The name.
  public let name: Name
  private let store: PasteboardStore
  private var contents: [[String: Any]] {
    get { store.items }
    set { store.items = newValue }
  }

  /// The number of changes since the pasteboard's creation. Setting the same string again counts too.
  public var changeCount: Int { store.changeCount }

  init(context: SimulationContext, name: Name = .general, store: PasteboardStore? = nil) {
    (self.context, self.name, self.store) = (context, name, store ?? PasteboardStore())
  }

  // MARK: Pasteboards

  /// The pasteboard of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Pasteboard.general` if there is none.
  public static var general: Pasteboard { Application.required(for: "Pasteboard.general").pasteboard }

  /// Creates an object for the pasteboard of the app with a name, which objects with equal names share. If
  /// there is none, it is created if `create` is true; otherwise the initializer fails.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let application = Application.required(for: "Pasteboard")
    let known = application.services.pasteboards[pasteboardName]
    let general = pasteboardName == .general ? application.pasteboard.store : nil
    guard create || known != nil || general != nil else { return nil }
    let store = general ?? known ?? PasteboardStore()
    if general == nil { application.services.pasteboards[pasteboardName] = store }
    self.init(context: application.context, name: pasteboardName, store: store)
  }

  /// Creates a pasteboard of the app with a name that no other one has: `pasteboard-1`, and so on.
  public static func withUniqueName() -> Pasteboard {
    let application = Application.required(for: "Pasteboard.withUniqueName")
    application.services.uniquePasteboards += 1
    let name = Name("pasteboard-\(application.services.uniquePasteboards)")
    let new = Pasteboard(context: application.context, name: name)
    application.services.pasteboards[name] = new.store
    return new
  }

  /// Removes a pasteboard of the app with its content, and posts ``removedNotification``. Does nothing for
  /// the general one.
  public static func remove(withName pasteboardName: Name) {
    let application = Application.required(for: "Pasteboard.remove")
    guard let store = application.services.pasteboards.removeValue(forKey: pasteboardName) else { return }
    store.items = []
    let removed = Pasteboard(context: application.context, name: pasteboardName, store: store)
    application.context.log.recording(.editing, "pasteboard", "\(pasteboardName.rawValue) is removed") {
      application.context.notifications.basePost(name: removedNotification, object: removed)
    }
  }

  // MARK: Items

  /// The items, each with the values of its types. Setting them replaces the content.
  public var items: [[String: Any]] {
    get { contents }
    set { replace(with: newValue) }
  }

  /// Adds items behind the present ones.
  public func addItems(_ items: [[String: Any]]) { replace(with: contents + items) }

  /// Replaces the content. At the date of the option ``OptionsKey/expirationDate``, in virtual time, it is
  /// removed unless it has changed.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(with: items)
    guard let date = options[.expirationDate] as? Date else { return }
    let seconds = max(0, date.timeIntervalSinceReferenceDate - context.presentTime)
    let count = changeCount
    store.expiration = context.schedule(
      after: .seconds(seconds),
      label: "expiration of the pasteboard's content"
    ) { [weak self] in
      if let self, changeCount == count { replace(with: []) }
    }
  }

  /// An option for setting items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's identifier.
    public let rawValue: String
    /// Creates an option from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device; there is no other device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The number of items on the pasteboard.
  public var numberOfItems: Int { contents.count }

  /// The types of the first item, in alphabetical order.
  public var types: [String] { contents.first.map { $0.keys.sorted() } ?? [] }

  /// Returns the types of the items at indices, or of all of them for nil; nil for an index that doesn't
  /// exist.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// Returns whether the first item has any of the types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Returns whether each of the items at indices has any of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let items = chosen(itemSet), !items.isEmpty else { return false }
    return items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// Returns the indices of the items that have any of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let wanted = Set(pasteboardTypes)
    return IndexSet(contents.indices.filter { !wanted.isDisjoint(with: contents[$0].keys) })
  }

  /// Returns the value of a type in the first item.
  public func value(forPasteboardType pasteboardType: String) -> Any? { contents.first?[pasteboardType] }

  /// Returns the values of a type in the items at indices.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }

  /// Returns the data of a type in the first item; a string has its data in UTF-8.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(of: value(forPasteboardType: pasteboardType))
  }

  /// Returns the data of a type in the items at indices.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
  }

  /// Replaces the content by an item with a value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(with: [[pasteboardType: value]])
  }

  /// Replaces the content by an item with data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(with: [[pasteboardType: data]])
  }

  private static func data(of value: Any?) -> Data? {
    value as? Data ?? (value as? String).map { Data($0.utf8) }
      ?? (value as? URL).map { Data($0.absoluteString.utf8) }
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return contents }
    guard itemSet.allSatisfy(contents.indices.contains) else { return nil }
    return itemSet.map { contents[$0] }
  }

  private func replace(with new: [[String: Any]]) {
    store.expiration?.cancel()
    store.expiration = nil
    let old = Set(contents.flatMap(\.keys))
    contents = new
    store.changeCount += 1
    let types = Set(new.flatMap(\.keys))
    let words = new.map { item in
      (item[Self.textType] as? String).map { "\"\($0)\"" } ?? item.keys.sorted().joined(separator: " and ")
    }
    var info: [AnyHashable: Any] = [:]
    let (added, removed) = (types.subtracting(old).sorted(), old.subtracting(types).sorted())
    if !added.isEmpty { info[Self.changedTypesAddedUserInfoKey] = added }
    if !removed.isEmpty { info[Self.changedTypesRemovedUserInfoKey] = removed }
    let content = new.isEmpty ? "is emptied" : "has \(words.joined(separator: ", "))"
    let subject = name == .general ? "pasteboard" : "pasteboard \(name.rawValue)"
    context.log.recording(.editing, subject, content) {
      context.notifications.basePost(
        name: Pasteboard.changedNotification,
        object: self,
        userInfo: info.isEmpty ? nil : info
      )
    }
  }
}

extension Pasteboard {
  /// The notification that is posted inside each change. Its object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The notification that is posted when a pasteboard of the app was removed.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that a change has added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the types that a change has removed.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}

/// The content of a pasteboard.
@MainActor final class PasteboardStore {
  var items: [[String: Any]] = []
  var changeCount = 0
  /// The scheduled removal of the content.
  var expiration: ScheduledWork?
}
