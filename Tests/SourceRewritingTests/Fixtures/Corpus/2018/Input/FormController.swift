import UIKit

class FormController: UIViewController {
    let form = Form()
    func formDidChange(_ form: Form) { print("changed") }
}

class SpecialFormController: FormController, FormDelegate {
    func name(for form: Form) -> String? { return "special" }
}

class OtherFormController: UIViewController, FormDelegate {}

class LateFormController: OtherFormController {
    func formShouldEnd() -> Bool { return false }
}

extension LateFormController {
    func form(_ form: Form, value: Int, completion: @escaping (Bool) -> Void) { completion(value > 0) }
}
