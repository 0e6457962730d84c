import Foundation

/// The methods that call those which a subclass may override. Foundation's would read the superclass's store.
extension TextStorage {
  /// Calls a function with the ranges of equal attributes in a range, from the start to the end.
  final func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Bool) {
    var place = range.location
    while place < range.end {
      var found = NSRange(location: place, length: 0)
      let attributes = attributes(at: place, effectiveRange: &found)
      let end = min(max(found.end, place + 1), range.end)
      guard body(attributes, NSRange(location: place, length: end - place)) else { return }
      place = end
    }
  }
}

extension NSAttributedString {
  /// The text as Foundation stores it. A text storage is copied with the methods that it overrides.
  var contents: NSAttributedString {
    guard let storage = self as? TextStorage else { return self }
    return storage.part(NSRange(location: 0, length: storage.length))
  }
}

extension TextStorage {
  /// Returns a part of the text.
  final func part(_ range: NSRange) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, part in
      text.setAttributes(
        attributes,
        range: NSRange(location: part.location - range.location, length: part.length)
      )
      return true
    }
    return text
  }
}
