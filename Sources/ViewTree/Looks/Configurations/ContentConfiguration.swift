import Foundation
import Simulation

/// A description of the content of a view, such as a cell; UIKit's `UIContentConfiguration`.
@preconcurrency @MainActor public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any View & ContentView
  /// Returns a copy of the configuration for a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a content configuration; UIKit's `UIContentView`.
@preconcurrency @MainActor public protocol ContentView: AnyObject {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any ContentConfiguration { get set }
  /// Returns whether the view can show a configuration; from iOS 16.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The key of a custom state; UIKit's `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// Creates a key from text, which should be unique among the app's keys.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from text, which should be unique among the app's keys.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The state of a view for which a configuration is updated; UIKit's `UIConfigurationState`.
@preconcurrency @MainActor public protocol ConfigurationState {
  /// Creates the state of a view with traits that is in no other state.
  init(traitCollection: TraitCollection)
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// The value of a custom state, or nil if it isn't set.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The values of custom states.
struct CustomConfigurationStates: Hashable {
  // The values are read and written on the main actor only, like the states that contain them.
  nonisolated(unsafe) private var values: [ConfigurationStateCustomKey: AnyHashable] = [:]

  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
