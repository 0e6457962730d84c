import Foundation

/// The rarely used state of a text view.
@MainActor final class TextViewExtras {
  /// The lines if attributes affect the layout; otherwise the text view's ``TextLayout`` applies.
  var layout: RichTextLayout?
  /// The text storage, once it was read or given with a text container.
  var storage: TextStorage?
  /// Whether the text view changes its storage itself.
  var isSyncing = false
  /// The layout manager, once it was read or given with a text container.
  var layoutManager: LayoutManager?
  /// The attributes of links, or nil for the default.
  var linkAttributes: [NSAttributedString.Key: Any]?
  var detectorTypes: DataDetectorTypes = []
  /// The interaction for finding text, while it is enabled.
  var find: FindInteraction?
  /// The ranges of the found text with their highlight, in order.
  var found: [(range: NSRange, style: TextSearchFoundTextStyle)] = []
  /// The interaction that opens the menus of items.
  var itemMenus: TextItemMenus?
}

extension TextView {
  /// The rarely used state, created when it is first needed.
  final var lazyExtras: TextViewExtras {
    if let extras { return extras }
    let new = TextViewExtras()
    extras = new
    return new
  }
}
