import Foundation
import HeadlessUIKit
import Testing

/// Overrides of one property that set another one with the same content. A setter of the base class that
/// called an overridable one would call them without end.
@MainActor @Suite struct OverriddenSetterTests {
  private let red = NSAttributedString(string: "Name", attributes: [.foregroundColor: Color.red])

  @Test(.fact("U20")) func `a field's placeholder may set the one with attributes, and the reverse`() {
    final class Tinted: TextField {
      override var placeholder: String? {
        didSet {
          guard let placeholder else { return }
          attributedPlaceholder = NSAttributedString(
            string: placeholder,
            attributes: [.foregroundColor: Color.red]
          )
        }
      }
    }
    let field = Tinted(frame: .zero)
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder == red)
    #expect(field.placeholder == "Name")
    field.attributedPlaceholder = NSAttributedString(string: "Other")
    #expect(field.placeholder == "Other")
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  @Test(.fact("U20")) func `a label's paragraph calls no override of alignment and line break mode`() {
    final class Centered: Label {
      override var textAlignment: TextAlignment { didSet { take() } }
      override var lineBreakMode: LineBreakMode { didSet { take() } }

      private func take() {
        let style = MutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
        attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
      }
    }
    let label = Centered(frame: .zero)
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? ParagraphStyle)?.alignment == .center)
    #expect((style as? ParagraphStyle)?.lineBreakMode == .byClipping)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
  }

  @Test(.fact("U20")) func `a text view's selected ranges may set each other`() {
    final class Selecting: TextView {
      override var selectedRange: NSRange { didSet { selectedTextRange = textRange(0, 2) } }

      func textRange(_ start: Int, _ end: Int) -> TextRange? {
        guard let first = position(from: beginningOfDocument, offset: start),
          let last = position(from: beginningOfDocument, offset: end)
        else { return nil }
        return textRange(from: first, to: last)
      }
    }
    let view = Selecting(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "abcd"
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
  }

  @Test(.fact("U20")) func `the limits of a control call no override of its value`() {
    final class Pages: PageControl {
      override var currentPage: Int { didSet { numberOfPages = currentPage + 1 } }
    }
    final class Volume: Slider {
      override var value: Float { didSet { (minimumValue, maximumValue) = (value - 1, value + 1) } }
    }
    final class Day: DatePicker {
      override var date: Date { didSet { (minimumDate, maximumDate) = (date, date) } }
    }
    let (pages, volume, day) = (Pages(frame: .zero), Volume(frame: .zero), Day(frame: .zero))
    pages.numberOfPages = 5
    pages.currentPage = 3
    #expect(pages.numberOfPages == 4 && pages.currentPage == 3)
    volume.value = 0.5
    #expect(volume.value == 0.5 && volume.minimumValue == -0.5 && volume.maximumValue == 1.5)
    day.date = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(day.minimumDate == day.date && day.maximumDate == day.date)
  }
}
