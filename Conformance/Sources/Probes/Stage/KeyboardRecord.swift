import UIKit

/// The content of a notification, which may leave the closure of its observer.
public struct KeyboardRecord: Sendable {
  /// The name in short form, such as `willShow`.
  public let name: String
  /// The short names of the keys of the user info, sorted.
  public let keys: [String]
  /// The frame at the beginning.
  public let begin: CGRect?
  /// The frame at the end.
  public let end: CGRect?
  /// The duration in seconds.
  public let duration: Double?
  /// The number of the curve.
  public let curve: Int?
  /// Whether the keyboard belongs to this app.
  public let isLocal: Bool?
  /// The identity of the notification's object.
  public let object: ObjectIdentifier?

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    name = KeyboardRecord.names[notification.name] ?? notification.name.rawValue
    keys = info.keys.compactMap { $0 as? String }.map { KeyboardRecord.short($0) }.sorted()
    begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
    end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
    curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
    isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
    object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// The notifications of the keyboard and their short names, in the order of an appearance.
  static let names: [Notification.Name: String] = [
    UIResponder.keyboardWillChangeFrameNotification: "willChangeFrame",
    UIResponder.keyboardWillShowNotification: "willShow",
    UIResponder.keyboardDidChangeFrameNotification: "didChangeFrame",
    UIResponder.keyboardDidShowNotification: "didShow",
    UIResponder.keyboardWillHideNotification: "willHide",
    UIResponder.keyboardDidHideNotification: "didHide",
  ]

  private static func short(_ key: String) -> String {
    let start = key.hasPrefix("UIKeyboard") ? key.dropFirst(10) : key[...]
    return String(start.hasSuffix("UserInfoKey") ? start.dropLast(11) : start)
  }
}
