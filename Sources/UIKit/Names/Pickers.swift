// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UTType = ViewTree.ContentType
public typealias UIDocumentPickerViewController = ViewTree.DocumentPickerViewController
public typealias UIDocumentPickerDelegate = ViewTree.DocumentPickerDelegate
public typealias UIDocumentPickerMode = ViewTree.DocumentPickerMode
public typealias UIImagePickerController = ViewTree.ImagePickerController
public typealias UIImagePickerControllerDelegate = ViewTree.ImagePickerControllerDelegate
public typealias UIFontPickerViewController = ViewTree.FontPickerViewController
public typealias UIFontPickerViewControllerDelegate = ViewTree.FontPickerViewControllerDelegate
