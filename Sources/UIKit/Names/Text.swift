// UIKit's names; what each type does stands with the type.
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
