import Foundation
import Responder

extension View {
  /// The label with attributes for its pronunciation. Setting it sets ``accessibilityLabel``, and setting
  /// another label removes the attributes.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, rareAccessibilityTexts?.label) }
    set {
      accessibilityLabel = newValue?.string
      changeAccessibility { $0.texts.label = newValue }
    }
  }

  /// The hint with attributes for its pronunciation; equivalent to ``accessibilityAttributedLabel``.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, rareAccessibilityTexts?.hint) }
    set {
      accessibilityHint = newValue?.string
      changeAccessibility { $0.texts.hint = newValue }
    }
  }

  /// The value with attributes for its pronunciation; equivalent to ``accessibilityAttributedLabel``.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, rareAccessibilityTexts?.value) }
    set {
      accessibilityValue = newValue?.string
      changeAccessibility { $0.texts.value = newValue }
    }
  }

  private var rareAccessibilityTexts:
    (label: NSAttributedString?, hint: NSAttributedString?, value: NSAttributedString?)?
  {
    accessibilityState?.texts
  }

  private func attributed(_ text: String?, _ stored: NSAttributedString?) -> NSAttributedString? {
    guard let text else { return nil }
    return stored?.string == text ? stored : NSAttributedString(string: text)
  }
}
