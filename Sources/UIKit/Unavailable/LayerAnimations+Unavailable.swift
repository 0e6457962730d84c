// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CAAnimation {
  public static func defaultValue(forKey key: String) -> Any? { unmodeled() }
  public func shouldArchiveValue(forKey key: String) -> Bool { unmodeled() }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CAPropertyAnimation {
  public var valueFunction: Any? {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of layers isn't modeled")
extension CASpringAnimation {
  public var allowsOverdamping: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}
