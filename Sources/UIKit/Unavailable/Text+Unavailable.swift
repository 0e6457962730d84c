// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UILabel {
  public var lineBreakStrategy: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var baselineAdjustment: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var preferredVibrancy: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "there is no focus engine")
extension UILabel {
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "controls have no images and styles of their own")
extension UILabel {
  public var showsExpansionTextWhenTruncated: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var shadowColor: UIColor? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var shadowOffset: CGSize {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextField {
  public var disabledBackground: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsEditingTextAttributes: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func borderRect(forBounds bounds: CGRect) -> CGRect { unmodeled() }
  public var clearsOnInsertion: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var interactionState: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UITextField {
  public func drawText(in rect: CGRect) { unmodeled() }
  public func drawPlaceholder(in rect: CGRect) { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UITextField {
  public static var didEndEditingReasonUserInfoKey: String { unmodeled() }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextView {
  public convenience init(usingTextLayoutManager: Bool) { unmodeled() }
  public var allowsEditingTextAttributes: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var clearsOnInsertion: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var usesStandardTextScaling: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var interactionState: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var findInteraction: Any? { unmodeled() }
  public var isFindInteractionEnabled: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var borderStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UITextView {
  public var dataDetectorTypes: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textLayoutManager: Any? { unmodeled() }
  public var layoutManager: Any { unmodeled() }
  public var textStorage: Any { unmodeled() }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension UITextSelectionRect {
  public var writingDirection: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextSelectionRect {
  public var transform: CGAffineTransform { unmodeled() }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextInputAssistantItem {
  public var allowsHidingShortcuts: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextContentType {
  public static var cellularEID: UITextContentType { unmodeled() }
  public static var cellularIMEI: UITextContentType { unmodeled() }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension NSParagraphStyle {
  public static func defaultWritingDirection(forLanguage languageName: String?) -> Any { unmodeled() }
  public var baseWritingDirection: Any { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSParagraphStyle {
  public var hyphenationFactor: Float { unmodeled() }
  public var usesDefaultHyphenation: Bool { unmodeled() }
  public var textLists: [Any] { unmodeled() }
  public var allowsDefaultTighteningForTruncation: Bool { unmodeled() }
  public var lineBreakStrategy: Any { unmodeled() }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension NSMutableParagraphStyle {
  public var baseWritingDirection: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSMutableParagraphStyle {
  public var hyphenationFactor: Float {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var usesDefaultHyphenation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var lineBreakStrategy: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textLists: [Any] {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSStringDrawingContext {
  public var minimumScaleFactor: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var actualScaleFactor: CGFloat { unmodeled() }
  public var totalBounds: CGRect { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSStringDrawingOptions {
  public static var usesDeviceMetrics: NSStringDrawingOptions { unmodeled() }
}

@available(*, unavailable, message: "there are no nib files, storyboards and archives")
extension NSTextContainer {
  public convenience init(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSTextContainer {
  public var layoutManager: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var lineBreakMode: NSLineBreakMode {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var maximumNumberOfLines: Int {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var widthTracksTextView: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var heightTracksTextView: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isSimpleRectangular: Bool { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension NSTextContainer {
  public var exclusionPaths: [Any] {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIFont {
  public static var familyNames: [String] { unmodeled() }
  public static func fontNames(forFamilyName familyName: String) -> [String] { unmodeled() }
  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: Any) -> UIFont {
    unmodeled()
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIFontDescriptor {
  public convenience init(fontAttributes attributes: [AnyHashable: Any]) { unmodeled() }
  public convenience init(name fontName: String, matrix: CGAffineTransform) { unmodeled() }
  public var matrix: CGAffineTransform { unmodeled() }
  public func object(forKey attribute: Any) -> Any? { unmodeled() }
  public var fontAttributes: [AnyHashable: Any] { unmodeled() }
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AnyHashable>?)
    -> [UIFontDescriptor]
  { unmodeled() }
  public func addingAttributes(_ attributes: [AnyHashable: Any]) -> UIFontDescriptor { unmodeled() }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { unmodeled() }
  public func withFace(_ newFace: String) -> UIFontDescriptor { unmodeled() }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { unmodeled() }
  public func withDesign(_ design: Any) -> UIFontDescriptor? { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIFontDescriptor.SymbolicTraits {
  public static var traitExpanded: UIFontDescriptor.SymbolicTraits { unmodeled() }
  public static var traitCondensed: UIFontDescriptor.SymbolicTraits { unmodeled() }
  public static var traitVertical: UIFontDescriptor.SymbolicTraits { unmodeled() }
  public static var traitUIOptimized: UIFontDescriptor.SymbolicTraits { unmodeled() }
  public static var traitTightLeading: UIFontDescriptor.SymbolicTraits { unmodeled() }
  public static var traitLooseLeading: UIFontDescriptor.SymbolicTraits { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSAttributedString.Key {
  public static var ligature: NSAttributedString.Key { unmodeled() }
  public static var tracking: NSAttributedString.Key { unmodeled() }
  public static var shadow: NSAttributedString.Key { unmodeled() }
  public static var textEffect: NSAttributedString.Key { unmodeled() }
  public static var attachment: NSAttributedString.Key { unmodeled() }
  public static var obliqueness: NSAttributedString.Key { unmodeled() }
  public static var expansion: NSAttributedString.Key { unmodeled() }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension NSAttributedString.Key {
  public static var writingDirection: NSAttributedString.Key { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension NSAttributedString {
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  { unmodeled() }
}
