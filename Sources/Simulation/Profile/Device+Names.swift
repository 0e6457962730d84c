/// Looking up a device by its common name.
extension Device {
  /// Creates the device with a name, as ``named(_:)`` does, or `nil` if there is none.
  public init?(named name: String) {
    guard let device = Self.models.first(called: name) else { return nil }
    self = device
  }

  /// Returns the device with a name, such as `iPhone 4`, `iPhone 12 Pro`, `iPad Pro (12.9-inch) (3rd
  /// generation)`.
  ///
  /// Case, spaces and punctuation are ignored, "generation" may be "gen", and the first generation needs no
  /// number. Throws ``DeviceError/unknownName(_:similar:)`` if there is none.
  public static func named(_ name: String) throws(DeviceError) -> Device {
    if let device = models.first(called: name) { return device }
    let key = name.deviceKey
    let distances = models.enumerated().map { (key.distance(to: $1.name.deviceKey), $0) }
    let similar = distances.filter { $0.0 <= 3 }.sorted(by: <).prefix(3).map { models[$0.1].name }
    throw .unknownName(name, similar: similar)
  }
}

/// An error of a device lookup.
public enum DeviceError: Error, Hashable {
  /// No device has that name. `similar` contains similar names, the most similar first.
  case unknownName(String, similar: [String])
}

extension DeviceError: CustomStringConvertible {
  /// The requested name and the similar ones: `there is no device "iPhone 4G"; there is iPhone 3G, iPhone 4,
  /// iPhone 4S`.
  public var description: String {
    switch self {
    case .unknownName(let name, let similar):
      let rest =
        similar.isEmpty ? "Device.all lists those there are" : "there is \(similar.joined(separator: ", "))"
      return "there is no device \"\(name)\"; \(rest)"
    }
  }
}

extension [Device] {
  /// Returns the device with that name.
  fileprivate func first(called name: String) -> Device? {
    let key = name.deviceKey
    return first { $0.name.deviceKey == key }
  }
}

extension String {
  /// The significant part of a device's name, for comparison.
  fileprivate var deviceKey: String {
    var key = lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    for (word, short) in [("generation", "gen"), ("inch", ""), ("1stgen", ""), ("2007", "")] {
      key.replace(word, with: short)
    }
    return key
  }
}
