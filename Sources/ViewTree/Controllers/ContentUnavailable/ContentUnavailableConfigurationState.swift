import Foundation

/// The state of a controller for which its content-unavailable configuration is updated; UIKit's
/// `UIContentUnavailableConfigurationState`, from iOS 17.
@preconcurrency @MainActor
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// The text of the search that found nothing, or `nil` without one.
  public var searchText: String?
  nonisolated(unsafe) private var customStates = CustomConfigurationStates()

  /// Creates the state of a controller with traits, without a search.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom state, or `nil` if it isn't set.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
