import UIKit
#sourceLocation(file: "2014/Person.swift", line: 1)
import Foundation

class Person: NSObject {
    @Observed     var name = ""
    @Observed     var age: Int = 0 {
        didSet { changes += 1 }
    }
          var friend: Person?
    var changes = 0

    static let nameKey = "name"               
    let friendKey = "friend.name"        
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Person.self, "Person"); c.property("name", \.name); c.property("age", \.age); c.property("friend", \.friend); c.plain { Person() } } }
@MainActor func _register_Person(_ m: SourceModule) { Person._c1(m) }
