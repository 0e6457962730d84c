import UIKit

class ProfileController: BaseController {
    override func configure() {
        super.configure()
        title = "Profile"
    }
}

extension ProfileController {
    override func done() {
        super.done()
        title = nil
    }
}
