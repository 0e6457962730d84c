// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Responder

public typealias UIResponder = Responder
public typealias UIResponderStandardEditActions = ResponderStandardEditActions
public typealias UIEvent = Event
public typealias UITouch = Touch
public typealias UIKeyCommand = KeyCommand
public typealias UIKeyModifierFlags = KeyModifierFlags
public typealias UIMenu = Menu
public typealias UIMenuElement = MenuElement
public typealias UIDeferredMenuElement = DeferredMenuElement
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage
public typealias UIKey = HardwareKey
public typealias UIPress = Press
public typealias UIPressesEvent = PressesEvent
public typealias NSUserActivity = UserActivity
public typealias NSUserActivityDelegate = UserActivityDelegate
public typealias NSUserActivityPersistentIdentifier = String
public typealias UIUserActivityRestoring = UserActivityRestoring
