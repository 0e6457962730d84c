import UIKit

@objcMembers final class Loader: NSObject {
    func load() async throws -> Int { 1 }
    func cancel() {}
    func three(_ a: Int, b: Int, c: Int) {}
    nonisolated func free() {}
    @MainActor func main(_ sender: UIButton) {}
    func target() -> Selector { #selector(main(_:)) }
}
