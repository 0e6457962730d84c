import Foundation

class Person: NSObject {
    @objc dynamic var name = ""
    @objc dynamic var age: Int = 0 {
        didSet { changes += 1 }
    }
    @objc var friend: Person?
    var changes = 0

    static let nameKey = #keyPath(Person.name)
    let friendKey = #keyPath(friend.name)
}
