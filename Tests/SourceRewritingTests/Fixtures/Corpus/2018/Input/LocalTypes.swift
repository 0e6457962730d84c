import UIKit

func makeTarget() -> NSObject {
    class Local: NSObject {
        @objc func fire() {}
        func selector() -> Selector { return #selector(fire) }
    }
    return Local()
}
