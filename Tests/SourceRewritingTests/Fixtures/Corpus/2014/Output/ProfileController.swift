#sourceLocation(file: "2014/ProfileController.swift", line: 1)
import UIKit

class ProfileController: BaseController {
    override func configure() {
        super.configure()
        title = "Profile"
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(ProfileController.self, "ProfileController"); c.coder { ProfileController(coder: $0) }; c.implements(["configure"]) } 
#sourceLocation(file: "2014/ProfileController.swift", line: 11)
    override func done() {
        super.done()
        title = nil
    }
#sourceLocation(file: "2014/ProfileController.swift", line: 8)
}

extension ProfileController {
                          
                    
                   
     
}
@MainActor func _register_ProfileController(_ m: SourceModule) { ProfileController._c1(m) }
