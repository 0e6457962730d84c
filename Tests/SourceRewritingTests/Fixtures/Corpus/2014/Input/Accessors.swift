import UIKit

class AccessorModel: NSObject {
    @objc var title = "a"
    @objc(isOn) var on = false

    func selectors() -> [Selector] {
        return [#selector(getter: title), #selector(setter: AccessorModel.title), #selector(getter: AccessorModel.on)]
    }
}
