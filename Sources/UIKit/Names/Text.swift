// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UITextField = ViewTree.TextField
public typealias UITextFieldDelegate = ViewTree.TextFieldDelegate
public typealias UITextView = ViewTree.TextView
public typealias UITextViewDelegate = ViewTree.TextViewDelegate
public typealias UIKeyInput = ViewTree.KeyInput
public typealias UITextInput = ViewTree.TextInput
public typealias UITextInputTraits = ViewTree.TextInputTraits
public typealias UITextPosition = ViewTree.TextPosition
public typealias UITextRange = ViewTree.TextRange
public typealias UIKeyboardType = ViewTree.KeyboardType
public typealias UIReturnKeyType = ViewTree.ReturnKeyType
public typealias UITextAutocapitalizationType = ViewTree.TextAutocapitalizationType
public typealias UITextAutocorrectionType = ViewTree.TextAutocorrectionType
public typealias UITextSpellCheckingType = ViewTree.TextSpellCheckingType
public typealias UIPasteboard = ViewTree.Pasteboard
public typealias UITextContentType = ViewTree.TextContentType
public typealias UITextStorageDirection = ViewTree.TextStorageDirection
public typealias UITextLayoutDirection = ViewTree.TextLayoutDirection
public typealias UITextInputMode = ViewTree.TextInputMode
public typealias UIKeyboardAppearance = ViewTree.KeyboardAppearance
public typealias UITextSmartQuotesType = ViewTree.TextSmartQuotesType
public typealias UITextSmartDashesType = ViewTree.TextSmartDashesType
public typealias UITextSmartInsertDeleteType = ViewTree.TextSmartInsertDeleteType
public typealias UITextInlinePredictionType = ViewTree.TextInlinePredictionType
public typealias UITextInputPasswordRules = ViewTree.TextInputPasswordRules
public typealias UITextSelectionRect = ViewTree.TextSelectionRect
public typealias NSUnderlineStyle = ViewTree.UnderlineStyle
public typealias NSParagraphStyle = ViewTree.ParagraphStyle
public typealias NSMutableParagraphStyle = ViewTree.MutableParagraphStyle
public typealias NSTextTab = ViewTree.TextTab
public typealias NSTextAlignment = ViewTree.TextAlignment
public typealias NSLineBreakMode = ViewTree.LineBreakMode
public typealias NSStringDrawingOptions = ViewTree.StringDrawingOptions
public typealias NSStringDrawingContext = ViewTree.StringDrawingContext
public typealias NSTextContainer = ViewTree.TextContainer
