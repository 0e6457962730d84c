// UIKit's names; what each type does stands with the type.
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
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage
public typealias UIKey = HardwareKey
public typealias UIPress = Press
public typealias UIPressesEvent = PressesEvent
