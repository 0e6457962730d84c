import Foundation
import Responder
import Simulation

/// An object that a provider creates from data; Foundation's `NSItemProviderReading` on iOS.
public protocol ItemProviderReading: AnyObject {
  /// The identifiers of the types of data that the class reads, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that a provider converts to data; Foundation's `NSItemProviderWriting` on iOS.
public protocol ItemProviderWriting: AnyObject {
  /// The identifiers of the types of data to which objects of the class are converted, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types to which this object is converted; by default those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Converts the object to data of a type, and calls a function with it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension ItemProviderWriting {
  /// The identifiers of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A value that a provider creates as an object of another class, such as a string; Swift's values have it in
/// place of the bridging of iOS.
public protocol ItemProviderValue {
  /// The class of the object.
  associatedtype ItemProviderObject: ItemProviderReading
  /// Creates the value from the object.
  init?(itemProviderObject object: ItemProviderObject)
}

/// A source of one item in several types of data, which are loaded when they are needed; Foundation's
/// `NSItemProvider` on iOS.
///
/// Results are delivered in the next run-loop turn after they are available, on the main actor. An object
/// that is registered is returned itself where an object of its class is loaded, because drags stay in the
/// process.
@preconcurrency @MainActor open class ItemProvider: IdentityHashable {
  /// The programs for which a type of data is visible. Drags don't leave the app here.
  public enum RepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// The programs of the same developer.
    case team = 1
    /// The program itself.
    case ownProcess = 3
  }

  /// The reasons of errors of loading.
  public enum ErrorCode: Int, Sendable {
    /// Unknown.
    case unknownError = -1
    /// The provider has no data of the type.
    case itemUnavailableError = -1000
    /// The object has another class.
    case unexpectedValueClassError = -1100
    /// The data can't be converted.
    case unavailableCoercionError = -1200
  }

  /// The domain of errors of loading.
  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// A function that loads data, and passes it to the function that it receives.
  public typealias LoadHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    var identifier: String
    var load: LoadHandler
  }

  private struct ObjectRepresentation {
    var type: any ItemProviderWriting.Type
    var load: (@escaping ((any ItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []
  private var objects: [ObjectRepresentation] = []
  /// The name of a file for the data, kept for the app to read.
  open var suggestedName: String?

  /// Creates a provider without data.
  public init() {}

  /// Creates a provider of an object, in all types to which the object is converted.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Registering

  /// The identifiers of the types of data, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  /// Adds an object, in all types to which it is converted.
  open func registerObject(_ object: any ItemProviderWriting, visibility: RepresentationVisibility) {
    objects.append(
      ObjectRepresentation(type: type(of: object)) { completion in
        completion(object, nil)
        return nil
      }
    )
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        ItemProvider.convert(object, to: identifier, completion)
      }
    }
  }

  /// Adds an object of a class that a function loads, in all types to which objects of the class are
  /// converted.
  open func registerObject(
    ofClass aClass: any ItemProviderWriting.Type,
    visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping ((any ItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    objects.append(ObjectRepresentation(type: aClass, load: loadHandler))
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          MainActor.assumeIsolated { _ = ItemProvider.convert(object, to: identifier, completion) }
        }
      }
    }
  }

  /// Adds data of a type that a function loads.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    representations.append(Representation(identifier: typeIdentifier, load: loadHandler))
  }

  private static func convert(
    _ object: any ItemProviderWriting,
    to identifier: String,
    _ completion: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    // The function is called on the main actor: nothing else runs.
    let box = Unchecked(completion)
    return object.loadData(withTypeIdentifier: identifier) { box.value($0, $1) }
  }

  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // MARK: Asking

  /// Returns whether data of a type, or of one that conforms to it, is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { DataTypes.conforms($0.identifier, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded: one that is registered, or one from registered data.
  open func canLoadObject(ofClass aClass: any ItemProviderReading.Type) -> Bool {
    objects.contains { aClass.isReadable($0.type) } || representation(for: aClass) != nil
  }

  /// Returns whether a value of a type can be loaded.
  public final func canLoadObject<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value.ItemProviderObject.self as any ItemProviderReading.Type)
  }

  private func representation(for aClass: any ItemProviderReading.Type) -> (Representation, type: String)? {
    for type in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representations.first(where: { DataTypes.conforms($0.identifier, to: type) }) {
        return (found, type)
      }
    }
    return nil
  }

  // MARK: Loading

  /// Loads an object of a class, and calls a function with it or with an error in a later run-loop turn. The
  /// progress is complete then.
  @discardableResult
  open func loadObject(
    ofClass aClass: any ItemProviderReading.Type,
    completionHandler: @escaping ((any ItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish = { (object: (any ItemProviderReading)?, error: (any Error)?) in
      ItemProvider.deliver {
        progress.completedUnitCount = 1
        completionHandler(object, error)
      }
    }
    if let found = objects.first(where: { aClass.isReadable($0.type) }) {
      _ = found.load { object, error in
        let object = object.flatMap { aClass.readable($0) }
        finish(object, object == nil ? error ?? ItemProvider.error(.unexpectedValueClassError) : nil)
      }
    } else if let (found, type) = representation(for: aClass) {
      _ = found.load { data, error in
        guard let data else { return finish(nil, error ?? ItemProvider.error(.itemUnavailableError)) }
        do { finish(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
          finish(nil, error)
        }
      }
    } else {
      finish(nil, ItemProvider.error(.itemUnavailableError))
    }
    return progress
  }

  /// Loads a value, and calls a function with it or with an error in a later run-loop turn.
  @discardableResult
  public final func loadObject<Value: ItemProviderValue>(
    ofClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let aClass: any ItemProviderReading.Type = Value.ItemProviderObject.self
    return loadObject(ofClass: aClass) { object, error in
      let value = (object as? Value.ItemProviderObject).flatMap { Value(itemProviderObject: $0) }
      completionHandler(value, value == nil ? error ?? ItemProvider.error(.unexpectedValueClassError) : nil)
    }
  }

  /// Loads data of a type, and calls a function with it or with an error in a later run-loop turn.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish = { (data: Data?, error: (any Error)?) in
      ItemProvider.deliver {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    guard let found = representations.first(where: { DataTypes.conforms($0.identifier, to: typeIdentifier) })
    else {
      finish(nil, ItemProvider.error(.itemUnavailableError))
      return progress
    }
    _ = found.load { data, error in
      finish(data, data == nil ? error ?? ItemProvider.error(.itemUnavailableError) : nil)
    }
    return progress
  }

  private nonisolated static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  /// Calls a function in the next run-loop turn, or at once without a simulator.
  private nonisolated static func deliver(_ body: @escaping () -> Void) {
    let box = Unchecked(body)
    MainActor.assumeIsolated {
      guard let context = Application.current?.context else { return box.value() }
      _ = context.schedule(after: .zero, label: "loaded data of an item") { box.value() }
    }
  }
}

extension ItemProviderReading {
  /// Returns whether objects of another class are of this one.
  fileprivate static func isReadable(_ other: any ItemProviderWriting.Type) -> Bool { other is Self.Type }

  /// Returns an object as one of this class.
  fileprivate static func readable(_ object: any ItemProviderWriting) -> (any ItemProviderReading)? {
    object as? Self
  }
}
