import UIKit
#sourceLocation(file: "2018/Enumeration.swift", line: 1)
import Foundation

      enum Level: Int {
    case low, high
}

                 final class Record: NSObject {
          let level: Level
          init(level: Level) { self.level = level }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Record.self, "Record", objc: "HUKRecord"); c.property("level", \.level) } }
@MainActor func _register_Enumeration(_ m: SourceModule) { Record._c1(m) }
