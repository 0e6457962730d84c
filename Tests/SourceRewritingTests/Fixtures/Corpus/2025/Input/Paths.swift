import Foundation

final class Node: NSObject {
    @objc dynamic var label = ""
    @objc var next: Node?
    static let paths = [#keyPath(Node.label), #keyPath(Node.next.label), #keyPath(next.next)]
    func end() -> Any? { value(forKeyPath: #keyPath(next.label)) }
    @MainActor static func type() -> AnyClass? { NSClassFromString("App2025.Node") }
}
