import UIKit
#sourceLocation(file: "2025/Paths.swift", line: 1)
import Foundation

final class Node: NSObject {
    @Observed     var label = ""
          var next: Node?
    static let paths = ["label"             , "next.label"             , "next.next"        ]
    func end() -> Any? { value(forKeyPath: "next.label"        ) }
    @MainActor static func type() -> AnyClass? { UIClassFromString("App2025.Node") }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Node.self, "Node"); c.property("label", \.label); c.property("next", \.next); c.plain { Node() }; c.implements(["end"]) } }
@MainActor func _register_Paths(_ m: SourceModule) { Node._c1(m) }
