import Foundation
import KeyboardSim
import ViewTree

/// One thing that is seen on the screen, without a word about how it looks.
struct DisplayItem: Hashable, Sendable {
  /// Its rectangle.
  var shape: DisplayShape
  /// The part of the screen, in points, outside which nothing of it is seen; a turned view's is a little larger.
  var clip: CGRect
  /// Its own opacity and that of all views around it, multiplied.
  var opacity: CGFloat
  /// The number of the layer that it is on.
  var layer: Int
  /// The color behind it.
  var background: Color?
  /// The color of what can be tapped in it.
  var tint: Color
  /// The color that words in it stand on.
  var ground: Color
  /// How round its corners are, if its layer says so.
  var corners: DisplayCorners?
  var content: DisplayContent

  /// The smallest upright rectangle around it, in screen points.
  var frame: CGRect { shape.frame }
}

/// What a thing on the screen is.
enum DisplayContent: Hashable, Sendable {
  /// A plain rectangle.
  case area(name: String?, isFocused: Bool)
  case label(LabelContent)
  case field(FieldContent)
  /// One of the lines of a text view.
  case textLine(TextLineContent)
  case button(ButtonContent)
  /// An image; with a tint, all of it has that color.
  case image(name: String, tint: Color?)
  /// A line inside the edges, in front of all content. Text leaves it out where the content has a box.
  case border(width: CGFloat, Color, hasBox: Bool)
  /// Colors that go over into each other.
  case gradient(LayerGradient)
  case toggle(isOn: Bool, isEnabled: Bool, ValueColors)
  /// A track, and a thumb at a part of it from 0 to 1.
  case slider(part: CGFloat, isEnabled: Bool, ValueColors)
  /// A bar that is full up to a part of it from 0 to 1.
  case progress(part: CGFloat)
  /// A wheel that turns or stands.
  case wheel(turns: Bool)
  /// Parts side by side in one box.
  case segments([SegmentContent], isEnabled: Bool, selected: Color?)
  /// Dots, of which one is filled.
  case pages(count: Int, current: Int, ValueColors)
  /// A bar across the screen, with a line where its content ends.
  case bar(isAtTop: Bool)
  /// A row of a table, behind its content.
  case row(RowContent)
  /// Columns of rows, of which the middle ones are selected.
  case picker
  /// The rectangle of a scroll view, behind its content.
  case scrollArea(name: String?, isFocused: Bool)
  /// The rectangle of a text view, behind its lines.
  case textArea(name: String?, isFocused: Bool)
  /// The indicators of a scroll view, in front of its content; the item's frame is the room they move in.
  case scrollIndicators(ScrollIndicators)
  /// What makes all behind it darker, by a part from 0 to 1.
  case dimming(CGFloat)
  /// The box of an alert, behind its words and buttons.
  case alert
  /// A sheet, behind its content.
  case sheet
  /// The mark around the first responder.
  case focusRing
  /// The whole keyboard, behind its parts.
  case keyboard
  /// The predictive bar, the keys' area or the dock; the first one is at the keyboard's top.
  case keyboardPart(name: String?, isFirst: Bool)
  case key(KeyContent)
}

/// Corners of a rectangle.
struct DisplayCorners: Hashable, Sendable {
  /// How round they are, in points.
  var radius: CGFloat
  /// Which of them are round.
  var mask: CornerMask
}

/// What is seen of a label.
struct LabelContent: Hashable, Sendable {
  /// From the top; a line that is wider than the label is cut.
  var lines: [TextRunLine]
  var alignment = TextAlignment.natural
  /// Whether the place makes the words bold that have no font of their own.
  var isBold = false
}

/// What is seen in a text field.
struct FieldContent: Hashable, Sendable {
  /// The text, with dots in place of a secret.
  var text: String
  var placeholder: String
  /// How many characters stand before the caret; nil if the field doesn't have the focus.
  var caret: Int?
  /// Which characters are selected; nil for none.
  var selected: Range<Int>?
  var isEnabled: Bool
  var border: TextField.BorderStyle
  /// Where the text is, in the field's own plane.
  var textRect: CGRect
  var alignment: TextAlignment
  /// Font and color of the text.
  var look: TextLook
  /// The text in runs, unless all of it looks as ``look`` says.
  var runs: [TextRun]
  var placeholderRuns: [TextRun]
}

/// What is seen of one line of a text view.
struct TextLineContent: Hashable, Sendable {
  var text: String
  /// How many characters stand before the caret; nil if it is not on the line.
  var caret: Int?
  /// Which of the characters are selected.
  var selected: Range<Int>?
  /// Font and color of the text.
  var look: TextLook
  /// The text in runs, unless all of it looks as ``look`` says.
  var runs: [TextRun]
}

/// The colors that a control with a value was given; nil for the usual ones.
struct ValueColors: Hashable, Sendable {
  /// Of what is on, done or current.
  var on: Color?
  /// Of what is not.
  var off: Color?
  var thumb: Color?
}

/// What is seen of a button.
struct ButtonContent: Hashable, Sendable {
  /// Where a button stands, which says whether it has a box.
  enum Place: Hashable, Sendable {
    case alone
    /// In a navigation bar or a toolbar.
    case bar
    /// In a tab bar.
    case tab
    /// In an alert.
    case alert
    /// In the edit menu.
    case menu
    /// At the end of a field, or wherever a sign stands alone.
    case sign
  }

  var title: String
  var isHighlighted: Bool
  var isSelected: Bool
  var isEnabled: Bool
  var place: Place
  /// Words that look otherwise than the place has it; empty for none. They go before ``title``.
  var runs: [TextRun] = []
  /// Smaller words below.
  var subtitle: [TextRun] = []
  var alignment = TextAlignment.center
  /// The image's name, where words of their own look stand beside it.
  var image: String?
  /// What a configuration puts behind it.
  var background: ButtonBackground?
  /// The name of the image behind it.
  var backgroundImage: String?
}

/// What is seen of a row beside what is in it.
struct RowContent: Hashable, Sendable {
  var name: String?
  /// Whether it is selected, or a finger is on it.
  var isChosen: Bool
  /// The sign at its right, and where, in the row's own plane.
  var accessory: TableViewCell.AccessoryType
  var accessoryRect: CGRect?
  /// The line below it, in the row's own plane.
  var separator: CGRect?
  var separatorColor: Color
}

/// What is seen of one segment.
struct SegmentContent: Hashable, Sendable {
  var title: String
  var isSelected: Bool
  /// Whether a tap on it would do anything; text leaves out the title of one that does nothing, SVG has it in gray.
  var isEnabled = true
  /// Where it ends, as a part of the whole width.
  var end: CGFloat
}

/// Which part of a scroll view's content is seen, from 0 to 1; nil along an axis on which all of it is.
struct ScrollIndicators: Hashable, Sendable {
  var horizontal: ClosedRange<CGFloat>?
  var vertical: ClosedRange<CGFloat>?
}

/// What is seen of a key.
struct KeyContent: Hashable, Sendable {
  var title: String
  var kind: Key.Kind
  /// Whether a finger is on the key.
  var isHighlighted: Bool
  /// Whether it is the shift key, and shift is on.
  var isOn: Bool
  var isEnabled: Bool
  /// The letters of a telephone under a digit.
  var letters: String
  /// Whether what it types is seen above it.
  var hasPopup: Bool
  /// What a held key offers.
  var choices: [String]
  /// Whether the choices stand to the right of the key; else to the left.
  var choicesGoRight: Bool
}
