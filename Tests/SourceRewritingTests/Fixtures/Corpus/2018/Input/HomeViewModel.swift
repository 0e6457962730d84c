import Foundation

@objcMembers
class HomeViewModel: NSObject {
    var title = "Home"
    private var secret = 1
    var pair: Int { return secret * 2 }
    static let shared = HomeViewModel()
    func reload() { title += "!" }
    func load(page: Int) {}
    func add(_ a: Int, to b: Int) {}
    @nonobjc func swiftOnly() {}
    func generic<T>(_ value: T) {}
}
