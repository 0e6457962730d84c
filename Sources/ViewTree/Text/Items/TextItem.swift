import Foundation
import Responder
import Simulation

/// A link, an attachment or a tagged part of a text view's text; UIKit's `UITextItem`.
@preconcurrency @MainActor public final class TextItem: IdentityHashable {
  /// The content of an item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(TextAttachment)
    /// The tag of the attribute `NSAttributedString.Key.textItemTag`.
    case tag(String)
  }

  /// The content.
  public let content: Content
  /// The range of the item in the text.
  public let range: NSRange

  init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }

  /// The menu of an item; UIKit's `UITextItem.MenuConfiguration`. It is shown without a preview.
  @preconcurrency @MainActor public final class MenuConfiguration: IdentityHashable {
    let menu: Menu

    /// Creates a configuration with a menu.
    public init(menu: Menu) { self.menu = menu }
  }
}

/// The kind of an interaction with a link or an attachment; UIKit's `UITextItemInteraction`.
public enum TextItemInteraction: Int, Sendable {
  /// A tap, which performs the default action.
  case invokeDefaultAction = 0
  /// A press, which presents the actions.
  case presentActions = 1
  /// A press that presents a preview. Never the case here.
  case preview = 2
}

/// The kinds of data that a text view makes links of; UIKit's `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers: 7 to 15 digits, with `+`, parentheses, spaces, dots, slashes and hyphens between them.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses with a scheme or with `www.`, and email addresses.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// All kinds. Phone numbers, web addresses and email addresses are found.
  public static let all = DataDetectorTypes(rawValue: .max)
}

/// The rules by which links and phone numbers are found. They are the package's own: fewer texts match than
/// on a device.
enum DataDetector {
  /// Returns the found data in the order of their ranges, without overlaps. Links take precedence.
  static func matches(in text: String, _ types: DataDetectorTypes) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ range: Range<String.Index>, _ address: String) {
      let range = NSRange(range, in: text)
      guard let url = URL(string: address),
        !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 })
      else { return }
      found.append((range, url))
    }
    if types.contains(.link) {
      let web = /(?:(?:https?|ftp):\/\/|\bwww\.)[^\s<>"'“”‘’]+/.ignoresCase()
      for match in text.matches(of: web) {
        let range = text.withoutPunctuationAtEnd(match.range)
        let address = String(text[range])
        add(range, address.lowercased().hasPrefix("www.") ? "http://" + address : address)
      }
      let mail = /\b[A-Za-z0-9][A-Za-z0-9._%+\-]*@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}\b/
      for match in text.matches(of: mail) { add(match.range, "mailto:\(match.output)") }
    }
    if types.contains(.phoneNumber) {
      let phone = /(?:\+|\b|\()[0-9(][0-9 ()\-.\/]{4,22}[0-9]\b/
      for match in text.matches(of: phone) {
        let digits = match.output.filter { $0.isASCII && $0.isNumber }
        guard (7...15).contains(digits.count), !match.output.contains(/[0-9]\.[0-9]+\.[0-9]+\.[0-9]/) else {
          continue
        }
        add(match.range, "tel:\(match.output.hasPrefix("+") ? "+" : "")\(digits)")
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

extension String {
  /// Returns a range without the punctuation at its end that belongs to the sentence, and without a closing
  /// parenthesis that was opened before the range.
  fileprivate func withoutPunctuationAtEnd(_ range: Range<Index>) -> Range<Index> {
    var part = self[range]
    while let last = part.last {
      let isUnopened = last == ")" && !part.contains("(")
      guard isUnopened || ".,;:!?…".contains(last) else { break }
      part = part.dropLast()
    }
    return range.lowerBound..<part.endIndex
  }
}
