// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIKeyCommand {
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [Any],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { unmodeled() }
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) { unmodeled() }
  public convenience init() { unmodeled() }
  public var attributes: UIMenuElement.Attributes {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var state: UIMenuElement.State {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var alternates: [Any] { unmodeled() }
  public var allowsAutomaticLocalization: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var allowsAutomaticMirroring: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of nib files, storyboards and archives isn't modeled")
extension UIKeyCommand {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "simulated fingers and keys don't have it")
extension UIKeyCommand {
  public static var inputPageUp: String { unmodeled() }
  public static var inputPageDown: String { unmodeled() }
  public static var inputHome: String { unmodeled() }
  public static var inputEnd: String { unmodeled() }
  public static var inputF1: String { unmodeled() }
  public static var inputF2: String { unmodeled() }
  public static var inputF3: String { unmodeled() }
  public static var inputF4: String { unmodeled() }
  public static var inputF5: String { unmodeled() }
  public static var inputF6: String { unmodeled() }
  public static var inputF7: String { unmodeled() }
  public static var inputF8: String { unmodeled() }
  public static var inputF9: String { unmodeled() }
  public static var inputF10: String { unmodeled() }
  public static var inputF11: String { unmodeled() }
  public static var inputF12: String { unmodeled() }
  public static var inputDelete: String { unmodeled() }
  public enum RepeatBehavior {}
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIMenuElement {
  public convenience init?(coder: NSCoder) { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIMenu {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: Any,
    children: [UIMenuElement] = []
  ) { unmodeled() }
  public convenience init?(coder: NSCoder) { unmodeled() }
  public var preferredElementSize: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var displayPreferences: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public enum ElementSize {}
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIMenu.Options {
  public static var displayAsPalette: UIMenu.Options { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIMenu.Identifier {
  public static var about: UIMenu.Identifier { unmodeled() }
  public static var preferences: UIMenu.Identifier { unmodeled() }
  public static var services: UIMenu.Identifier { unmodeled() }
  public static var hide: UIMenu.Identifier { unmodeled() }
  public static var quit: UIMenu.Identifier { unmodeled() }
  public static var newScene: UIMenu.Identifier { unmodeled() }
  public static var openRecent: UIMenu.Identifier { unmodeled() }
  public static var close: UIMenu.Identifier { unmodeled() }
  public static var print: UIMenu.Identifier { unmodeled() }
  public static var document: UIMenu.Identifier { unmodeled() }
  public static var undoRedo: UIMenu.Identifier { unmodeled() }
  public static var standardEdit: UIMenu.Identifier { unmodeled() }
  public static var find: UIMenu.Identifier { unmodeled() }
  public static var replace: UIMenu.Identifier { unmodeled() }
  public static var share: UIMenu.Identifier { unmodeled() }
  public static var textStyle: UIMenu.Identifier { unmodeled() }
  public static var spelling: UIMenu.Identifier { unmodeled() }
  public static var spellingPanel: UIMenu.Identifier { unmodeled() }
  public static var spellingOptions: UIMenu.Identifier { unmodeled() }
  public static var substitutions: UIMenu.Identifier { unmodeled() }
  public static var substitutionsPanel: UIMenu.Identifier { unmodeled() }
  public static var substitutionOptions: UIMenu.Identifier { unmodeled() }
  public static var transformations: UIMenu.Identifier { unmodeled() }
  public static var speech: UIMenu.Identifier { unmodeled() }
  public static var lookup: UIMenu.Identifier { unmodeled() }
  public static var learn: UIMenu.Identifier { unmodeled() }
  public static var font: UIMenu.Identifier { unmodeled() }
  public static var textSize: UIMenu.Identifier { unmodeled() }
  public static var textColor: UIMenu.Identifier { unmodeled() }
  public static var textStylePasteboard: UIMenu.Identifier { unmodeled() }
  public static var text: UIMenu.Identifier { unmodeled() }
  public static var writingDirection: UIMenu.Identifier { unmodeled() }
  public static var alignment: UIMenu.Identifier { unmodeled() }
  public static var toolbar: UIMenu.Identifier { unmodeled() }
  public static var sidebar: UIMenu.Identifier { unmodeled() }
  public static var fullscreen: UIMenu.Identifier { unmodeled() }
  public static var minimizeAndZoom: UIMenu.Identifier { unmodeled() }
  public static var bringAllToFront: UIMenu.Identifier { unmodeled() }
  public static var autoFill: UIMenu.Identifier { unmodeled() }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIAction {
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: Any
  ) { unmodeled() }
  public convenience init?(coder: NSCoder) { unmodeled() }
  public static func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput,
    identifier: UIAction.Identifier?
  ) -> Self { unmodeled() }
  public var selectedImage: UIImage? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var presentationSourceItem: Any? { unmodeled() }
  public func performWithSender(_ sender: Any?, target: Any?) { unmodeled() }
}
