import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Map tables, hash tables, and the smaller names of Foundation and Core Foundation.
@MainActor @Suite struct TableTests {
  private final class Node {}
  private let simulator = Simulator()

  @Test func `a hash table with weak references loses objects that are deallocated`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let (first, second) = (Node(), UIView())
    autoreleasepool {
      let third = Node()
      for object in [first, second, third, first] as [AnyObject] { table.add(object) }
      #expect(table.count == 3)
    }
    #expect(
      table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(first), ObjectIdentifier(second)]
    )
    #expect(table.contains(second))
    table.remove(second)
    #expect(!table.contains(second))
    #expect(table.anyObject === first)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `a hash table compares Foundation's objects by their values, or by identity`() {
    let (one, other) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let values = NSHashTable<NSString>()
    let objects = NSHashTable<NSString>(options: [.weakMemory, .objectPointerPersonality])
    for text in [one, other] {
      values.add(text)
      objects.add(text)
    }
    #expect(values.count == 1)
    #expect(objects.count == 2)
    #expect(values.member("a") === one)
  }

  @Test func `a map table finds values by equal keys, and loses weak ones`() {
    let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
    let header = UIView()
    autoreleasepool {
      let footer = UIView()
      views.setObject(header, forKey: "header")
      views.setObject(footer, forKey: "footer")
      #expect(views.object(forKey: "footer") === footer)
      #expect(views.count == 2)
    }
    #expect(views.object(forKey: "footer") == nil)
    #expect(views.count == 1)
    #expect(views.objectEnumerator()?.allObjects.count == 1)
    #expect(views.keyEnumerator().nextObject() as? String == "header")
    views.removeObject(forKey: "header")
    #expect(views.object(forKey: "header") == nil)
    let names = NSMapTable<Node, NSString>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    let node = Node()
    names.setObject("kept", forKey: node)
    autoreleasepool { names.setObject("lost", forKey: Node()) }
    #expect(names.object(forKey: node) == "kept")
    #expect(names.count == 1)
  }

  @Test func `an autorelease pool returns its result and throws its error`() throws {
    struct Failure: Error {}
    #expect(autoreleasepool { 6 * 7 } == 42)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    let text: String = try autoreleasepool { try String(contentsOfFile: #filePath, encoding: .utf8) }
    #expect(!text.isEmpty)
  }

  @Test func `values are written as texts and read again`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5.5, -6]")
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgRect(for: "nothing") == .zero)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
  }

  @Test func `geometry is encoded in an archive and decoded again`() throws {
    let (point, rect) = (CGPoint(x: 1, y: 2.5), CGRect(x: 1, y: 2, width: 3, height: 4))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(point, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(rect, forKey: "rect")
    let archive = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(archive.decodeCGPoint(forKey: "point") == point)
    #expect(archive.decodeCGSize(forKey: "size") == rect.size)
    #expect(archive.decodeCGRect(forKey: "rect") == rect)
  }

  @Test func `smaller names of Foundation exist`() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    let start = Date().timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(start <= now)
    #expect(now <= Date().timeIntervalSinceReferenceDate)
    #expect(NSIntegerMax == Int.max)
    #expect(objc_sync_enter(self.simulator) == 0)
    #expect(objc_sync_exit(self.simulator) == 0)
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    var error: NSError?
    func fail(_ error: NSErrorPointer) { error?.pointee = NSError(domain: "test", code: 1) }
    fail(&error)
    #expect(error?.code == 1)
  }
}
