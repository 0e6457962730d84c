// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UILabel {
  public var lineBreakStrategy: Any {
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

@available(*, unavailable, message: "this image or style of a control isn't modeled")
extension UILabel {
  public var showsExpansionTextWhenTruncated: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextField {
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
  public var borderStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textFormattingConfiguration: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of text input isn't modeled")
extension UITextView {
  public var writingToolsBehavior: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowedWritingToolsResultOptions: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var isWritingToolsActive: Bool { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UITextView {
  public var textLayoutManager: Any? { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UIDataDetectorTypes {
  public static var address: UIDataDetectorTypes { unmodeled() }
  public static var calendarEvent: UIDataDetectorTypes { unmodeled() }
  public static var shipmentTrackingNumber: UIDataDetectorTypes { unmodeled() }
  public static var flightNumber: UIDataDetectorTypes { unmodeled() }
  public static var lookupSuggestion: UIDataDetectorTypes { unmodeled() }
  public static var money: UIDataDetectorTypes { unmodeled() }
  public static var physicalValue: UIDataDetectorTypes { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UITextItem.MenuConfiguration {
  public convenience init(preview: Any?, menu: UIMenu) { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSTextAttachment {
  public convenience init(fileWrapper: Any?) { unmodeled() }
  public var fileWrapper: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsTextAttachmentView: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var usesTextAttachmentView: Bool { unmodeled() }
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass,
    forFileType: String
  ) {
    unmodeled()
  }
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { unmodeled() }
  public func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any] = [:],
    location: Any,
    textContainer: NSTextContainer?,
    proposedLineFragment: CGRect,
    position: CGPoint
  ) -> CGRect { unmodeled() }
  public func image(
    for bounds: CGRect,
    attributes: [NSAttributedString.Key: Any] = [:],
    location: Any,
    textContainer: NSTextContainer?
  ) -> UIImage? { unmodeled() }
  public func viewProvider(for parentView: UIView?, location: Any, textContainer: NSTextContainer?) -> Any? {
    unmodeled()
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSTextStorage {
  public func invalidateAttributes(in range: NSRange) { unmodeled() }
  public func ensureAttributesAreFixed(in range: NSRange) { unmodeled() }
  public var fixesAttributesLazily: Bool { unmodeled() }
  public var textStorageObserver: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSLayoutManager {
  public var delegate: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func replaceTextStorage(_ newTextStorage: NSTextStorage) { unmodeled() }
  public func textContainerChangedGeometry(_ container: NSTextContainer) { unmodeled() }
  public var showsInvisibleCharacters: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var showsControlCharacters: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var usesDefaultHyphenation: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var hasNonContiguousLayout: Bool { unmodeled() }
  public var limitsLayoutForSuspiciousContents: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func invalidateDisplay(forCharacterRange charRange: NSRange) { unmodeled() }
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { unmodeled() }
  public func ensureGlyphs(forCharacterRange charRange: NSRange) { unmodeled() }
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { unmodeled() }
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { unmodeled() }
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { unmodeled() }
  public func firstUnlaidCharacterIndex() -> Int { unmodeled() }
  public func firstUnlaidGlyphIndex() -> Int { unmodeled() }
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension NSLayoutManager {
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { unmodeled() }
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { unmodeled() }
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

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension NSTextContainer {
  public convenience init(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of typography isn't modeled")
extension NSTextContainer {
  public var widthTracksTextView: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var heightTracksTextView: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var textLayoutManager: Any? { unmodeled() }
  public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) { unmodeled() }
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
  public convenience init(name fontName: String, matrix: CGAffineTransform) { unmodeled() }
  public var matrix: CGAffineTransform { unmodeled() }
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AnyHashable>?)
    -> [UIFontDescriptor]
  { unmodeled() }
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { unmodeled() }
  public func withFace(_ newFace: String) -> UIFontDescriptor { unmodeled() }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { unmodeled() }
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
  public static var textHighlightStyle: NSAttributedString.Key { unmodeled() }
  public static var textHighlightColorScheme: NSAttributedString.Key { unmodeled() }
  public static var adaptiveImageGlyph: NSAttributedString.Key { unmodeled() }
  public static var verticalGlyphForm: NSAttributedString.Key { unmodeled() }
}

@available(*, unavailable, message: "the characters of a line have no direction")
extension NSAttributedString.Key {
  public static var writingDirection: NSAttributedString.Key { unmodeled() }
}
