import Foundation

/// A view whose fonts or measures may follow the content size category of its traits.
@MainActor protocol TextSizeFollowing: View {
  /// Changes the fonts to the sizes for the present category, if the app has requested that, or requests a
  /// new layout.
  func followTextSize()
}

extension View {
  /// The content size category that the view's fonts follow.
  final var categoryOfFonts: ContentSizeCategory {
    let category = resolvedTraits.preferredContentSizeCategory
    return category == .unspecified ? TraitCollection.current.preferredContentSizeCategory : category
  }
}

extension NSAttributedString {
  /// Returns a copy whose fonts have the sizes for a content size category.
  func adjustingFonts(to category: ContentSizeCategory) -> NSMutableAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      guard let font = value as? Font else { return }
      copy.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    return copy
  }
}
