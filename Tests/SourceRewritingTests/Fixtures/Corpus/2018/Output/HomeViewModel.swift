import UIKit
#sourceLocation(file: "2018/HomeViewModel.swift", line: 1)
import Foundation

            
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
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(HomeViewModel.self, "HomeViewModel"); c.property("title", \.title); c.property("pair", \.pair); c.method("reload") { t in t.reload() }; c.method("loadWithPage:") { t, s in t.load(page: s) }; c.method("add:to:") { t, s, e in t.add(s, to: e) }; c.plain { HomeViewModel() }; c.implements(["swiftOnly", "generic:"]) } }
@MainActor func _register_HomeViewModel(_ m: SourceModule) { HomeViewModel._c1(m) }
