import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// A visible item of the screen, independent of its drawing style.
struct DisplayItem: Hashable, Sendable {
  /// The item's rectangle.
  var shape: DisplayShape
  /// The visible part of the screen, in points. The clip of a rotated view is slightly too large.
  var clip: CGRect
  /// The product of the item's own opacity and that of all views around it.
  var opacity: CGFloat
  /// The index of the layer that contains the item.
  var layer: Int
  /// The color behind the item.
  var background: Color?
  /// The color of the item's tappable parts.
  var tint: Color
  /// The color behind the item's text.
  var ground: Color
  /// The item's rounded corners, or `nil` if its layer has none.
  var corners: DisplayCorners?
  /// Whether the parts of the item's view are mirrored.
  var isMirrored: Bool
  /// The traits for which dynamic colors are resolved.
  var traits: TraitCollection
  var content: DisplayContent

  /// The bounding rectangle in screen points.
  var frame: CGRect { shape.frame }
}

/// The content of a display item.
enum DisplayContent: Hashable, Sendable {
  /// A plain rectangle.
  case area(name: String?, isFocused: Bool)
  case label(LabelContent)
  case field(FieldContent)
  /// A line of a text view.
  case textLine(TextLineContent)
  case button(ButtonContent)
  /// An image. A tint colors all of it.
  case image(name: String, tint: Color?)
  /// A line inside the edges, in front of all content. Text pictures omit it if the content has a box.
  case border(width: CGFloat, Color, hasBox: Bool)
  /// Recorded drawing. The item's rectangle shows a rectangle of the drawing's coordinates.
  case drawing(Drawing, of: CGRect, isImage: Bool)
  /// The path of a shape layer, in the item's coordinates.
  case shape(LayerShape)
  /// A color gradient.
  case gradient(LayerGradient)
  case toggle(part: CGFloat, thumb: CGSize, isEnabled: Bool, ValueColors)
  /// A track with a thumb.
  case slider(SliderContent)
  /// A bar that is filled up to a fraction from 0 to 1.
  case progress(part: CGFloat, ValueColors)
  /// An activity indicator that spins or is still.
  case wheel(turns: Bool)
  /// Segments side by side in one box.
  case segments([SegmentContent], isEnabled: Bool, selected: Color?)
  /// Dots, one of which is filled.
  case pages(PagesContent)
  /// A bar across the screen.
  case bar(BarContent)
  /// A table row, behind its content.
  case row(RowContent)
  /// Columns of rows, with a selected row in the middle. The bar is relative to the item's top left.
  case picker(bar: CGRect)
  /// The rectangle of a scroll view, behind its content.
  case scrollArea(name: String?, isFocused: Bool)
  /// The rectangle of a text view, behind its lines.
  case textArea(name: String?, isFocused: Bool)
  /// The indicators of a scroll view, in front of its content. The item's frame is the area in which they
  /// move.
  case scrollIndicators(ScrollIndicators)
  /// A black layer in front of everything behind it, with an opacity from 0 to 1.
  case dimming(CGFloat)
  /// The box of an alert, behind its text and buttons.
  case alert
  /// A sheet, behind its content.
  case sheet
  /// The ring around the first responder.
  case focusRing
  /// The whole keyboard, behind its parts.
  case keyboard
  /// The predictive bar, the area of the keys or the dock. The first part is at the keyboard's top.
  case keyboardPart(name: String?, isFirst: Bool)
  case key(KeyContent)
}

/// The rounded corners of a rectangle.
struct DisplayCorners: Hashable, Sendable {
  /// The radius in points.
  var radius: CGFloat
  /// The corners that are rounded.
  var mask: CornerMask
  /// Whether the corners are continuous curves instead of arcs.
  var isContinuous = false
}

/// The background of a bar, and its platters.
struct BarContent: Hashable, Sendable {
  /// Whether the bar is above the content.
  var isAtTop: Bool
  /// The background; the standard one has a line at the edge next to the content.
  var ground: BarGround
  /// The platters behind the items, in the bar's coordinates.
  var platters: [BarPlatter]
}

/// The visible content of a label.
struct LabelContent: Hashable, Sendable {
  /// The lines from top to bottom. A line that is wider than the label is truncated.
  var lines: [TextRunLine]
  var alignment = TextAlignment.natural
  /// Whether the text's color depends on the background, as in bars and alerts, and not on the style.
  var followsGround = false
}

/// The visible content of a text field.
struct FieldContent: Hashable, Sendable {
  /// The text, with dots if text entry is secure.
  var text: String
  var placeholder: String
  /// The number of characters before the caret, or `nil` if the field doesn't have the focus.
  var caret: Int?
  /// The range of selected characters, or `nil` if there is no selection.
  var selected: Range<Int>?
  var isEnabled: Bool
  var border: TextField.BorderStyle
  /// The rectangle of the text, in the field's coordinates.
  var textRect: CGRect
  var alignment: TextAlignment
  /// The font and color of the text.
  var look: TextAppearance
  /// The text in runs, or an empty array if all of it has ``look``.
  var runs: [TextRun]
  var placeholderRuns: [TextRun]
}

/// The visible content of one line of a text view.
struct TextLineContent: Hashable, Sendable {
  var text: String
  /// The number of characters before the caret, or `nil` if the caret is not on the line.
  var caret: Int?
  /// The range of selected characters.
  var selected: Range<Int>?
  /// The font and color of the text.
  var look: TextAppearance
  /// The text in runs, or an empty array if all of it has ``look``.
  var runs: [TextRun]
  /// The highlights of found text, in the text view's coordinates.
  var highlights: [TextHighlight] = []
  /// The places of the parts if attributes affect the layout.
  var rich: RichShownLine?
}

/// The custom colors of a control with a value; `nil` for a default color.
struct ValueColors: Hashable, Sendable {
  /// The color of the part that is on, completed or current.
  var on: Color?
  /// The color of the other part.
  var off: Color?
  var thumb: Color?
}

/// The visible content of a page control, from its left or top.
struct PagesContent: Hashable, Sendable {
  var count: Int
  var current: Int
  var colors: ValueColors
  var isVertical: Bool
  var hasBackground: Bool
  /// The filled part of the current page, or `nil` if it is a dot.
  var progress: CGFloat?
  /// The names of the images that the pages have in place of dots; empty if none has one.
  var images: [String?] = []
}

/// The visible content of a slider. Its rectangles are in the slider's coordinates.
struct SliderContent: Hashable, Sendable {
  /// The place of the value, from 0 to 1.
  var part: CGFloat
  /// The place from which the track is filled, and those of the ticks, from 0 to 1.
  var neutral: CGFloat
  var ticks: [CGFloat]
  var track: CGRect
  var thumb: CGRect
  var isEnabled: Bool
  var colors: ValueColors
}

/// The visible content of a button.
struct ButtonContent: Hashable, Sendable {
  /// The place of a button, which decides whether it has a box.
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
    /// At the end of a field, or anywhere a sign is the only content.
    case sign
  }

  var title: String
  var isHighlighted: Bool
  var isSelected: Bool
  var isEnabled: Bool
  var place: Place
  /// The font of the title.
  var font: Font
  /// The title in runs if its look differs from the default of the place, or an empty array. Takes precedence
  /// over ``title``.
  var runs: [TextRun] = []
  /// The smaller text below the title.
  var subtitle: [TextRun] = []
  /// The distance between title and subtitle, in points.
  var titlePadding: CGFloat = 0
  /// The alignment of title and subtitle relative to each other.
  var wordsAlignment = TextAlignment.center
  var alignment = TextAlignment.center
  /// The name of the image if the title is drawn from ``runs``.
  var image: String?
  /// The image and the title of a tab that are drawn one above the other, in place of ``title``.
  var stack: ButtonStack?
  /// The background from the button's configuration.
  var background: ButtonBackground?
  /// The name of the background image.
  var backgroundImage: String?
  /// Whether that name is the title, because there are no other words.
  var showsBackgroundName = false
}

/// The image of a button above its title, with their rectangles in the button's coordinates.
struct ButtonStack: Hashable, Sendable {
  var image: String
  var imageRect: CGRect
  var title: String
  var titleRect: CGRect
}

/// The visible parts of a row, without its content.
struct RowContent: Hashable, Sendable {
  var name: String?
  /// Whether the row is selected or has a touch on it.
  var isChosen: Bool
  /// The fill of a chosen row, or nil for the picture's own.
  var chosenColor: Color?
  /// The accessory at the end. Its rectangle is in the row's coordinates.
  var accessory: TableViewCell.AccessoryType
  var accessoryRect: CGRect?
  /// The line below the row, in the row's coordinates.
  var separator: CGRect?
  var separatorColor: Color
}

/// The visible content of a segment.
struct SegmentContent: Hashable, Sendable {
  var title: String
  var isSelected: Bool
  /// Whether a tap on the segment has an effect. Text pictures omit the title of a disabled segment; SVG
  /// draws it in gray.
  var isEnabled = true
  /// The right edge, as a fraction of the control's width.
  var end: CGFloat
}

/// The visible part of a scroll view's content, from 0 to 1; `nil` along an axis on which all of it is
/// visible.
struct ScrollIndicators: Hashable, Sendable {
  var horizontal: ClosedRange<CGFloat>?
  var vertical: ClosedRange<CGFloat>?

  /// Returns the indicators with their insets: both together if these are equal.
  func apart(
    vertical verticalInsets: EdgeInsets,
    horizontal horizontalInsets: EdgeInsets
  ) -> [(indicators: ScrollIndicators, insets: EdgeInsets)] {
    if verticalInsets == horizontalInsets || horizontal == nil { return [(self, verticalInsets)] }
    let one = (indicators: ScrollIndicators(horizontal: horizontal), insets: horizontalInsets)
    return vertical == nil ? [one] : [one, (ScrollIndicators(vertical: vertical), verticalInsets)]
  }
}

/// The visible content of a key.
struct KeyContent: Hashable, Sendable {
  var title: String
  var kind: Key.Kind
  /// Whether a touch is on the key.
  var isHighlighted: Bool
  /// Whether the key is the shift key and shift is on.
  var isOn: Bool
  var isEnabled: Bool
  /// The telephone letters below a digit.
  var letters: String
  /// Whether the key shows its character in a popup above it.
  var hasPopup: Bool
  /// The alternatives that are offered while the key is held.
  var choices: [String]
  /// Whether the choices extend to the right of the key instead of to the left.
  var extendsChoicesRight: Bool
}
