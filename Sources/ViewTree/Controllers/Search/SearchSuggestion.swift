import Foundation
import Simulation

/// A suggestion for a search; UIKit's `UISearchSuggestion`. From iOS 16.
@preconcurrency @MainActor public protocol SearchSuggestion: AnyObject {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The description for assistive technologies, or `nil` for the text.
  var localizedDescription: String? { get }
  /// The icon before the text.
  var iconImage: Image? { get }
  /// The text with attributes, which takes precedence over the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// An object that the suggestion stands for.
  var representedObject: Any? { get set }
}

extension SearchSuggestion {
  /// `nil`.
  public var localizedDescription: String? { nil }
  /// `nil`.
  public var iconImage: Image? { nil }
  /// `nil`.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion with a text, an icon and a description; UIKit's `UISearchSuggestionItem`. From iOS 16.
@preconcurrency @MainActor open class SearchSuggestionItem: SearchSuggestion, IdentityHashable {
  /// The text of the suggestion.
  public final let localizedSuggestion: String?
  /// The description for assistive technologies.
  public final let localizedDescription: String?
  /// The icon before the text.
  public final let iconImage: Image?
  /// The text with attributes.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// An object that the suggestion stands for, kept for the app to read.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: Image? = nil) {
    (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
    (self.iconImage, localizedAttributedSuggestion) = (iconImage, nil)
  }

  /// Creates a suggestion whose text has attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString,
    localizedDescription: String? = nil,
    iconImage: Image? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
  }
}
