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
  /// Returns whether the view can show a configuration; from iOS 16. A cell makes another view for any other.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns whether the configuration has the type of the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
