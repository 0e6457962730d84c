import HeadlessUIKit
import Testing
import UIKit

private nonisolated(unsafe) var nameKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

private final class Value {}

/// A property that an extension adds, in the usual way.
extension UIView {
  fileprivate var ownName: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor @Suite struct AssociatedObjectTests {
  @Test("A value is found by its object and key, until it is removed")
  func values() {
    let (one, other) = (UIView(), UIView())
    one.ownName = "one"
    objc_setAssociatedObject(one, &otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(one.ownName == "one" && other.ownName == nil)
    #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 2)
    one.ownName = nil
    #expect(one.ownName == nil && objc_getAssociatedObject(one, &otherKey) as? Int == 2)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &otherKey) == nil)
  }

  @Test(
    "The toolkit's objects release their values with themselves",
    arguments: ["view", "controller", "recognizer", "item", "layer"]
  )
  func release(kind: String) {
    weak var value: Value?
    do {
      let object: AnyObject =
        switch kind {
        case "view": UIView()
        case "controller": UIViewController()
        case "recognizer": UITapGestureRecognizer()
        case "item": UIBarButtonItem()
        default: CALayer()
        }
      let made = Value()
      value = made
      objc_setAssociatedObject(object, &nameKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &nameKey) as? Value === made)
    }
    #expect(value == nil)
  }

  @Test("Another object's value is released when the next one is set")
  func laterRelease() {
    weak var value: Value?
    do {
      let (object, made) = (NSObject(), Value())
      value = made
      objc_setAssociatedObject(object, &nameKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    let other = NSObject()
    objc_setAssociatedObject(other, &nameKey, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(value == nil)
    #expect(objc_getAssociatedObject(other, &nameKey) as? Int == 1)
  }

  @Test("An assigned value isn't retained")
  func assign() {
    let object = UIView()
    do {
      let made = Value()
      objc_setAssociatedObject(object, &nameKey, made, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &nameKey) as? Value === made)
    }
    #expect(objc_getAssociatedObject(object, &nameKey) == nil)
  }
}
