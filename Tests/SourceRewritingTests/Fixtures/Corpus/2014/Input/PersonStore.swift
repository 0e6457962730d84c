import Foundation

class PersonStore: NSObject {
    var people: [Person] = []
    var observation: NSKeyValueObservation?

    func start() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: NSNotification.Name("changed"), object: nil)
        observation = people.first?.observe(\.name, options: [.new]) { _, change in
            print(change.newValue ?? "")
        }
    }

    @objc func changed(_ note: Notification) {
        let name = people.first?.value(forKey: #keyPath(Person.name)) as? String
        people.first?.setValue(name ?? "", forKey: "name")
    }

    deinit { NotificationCenter.default.removeObserver(self) }
}
