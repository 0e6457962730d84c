#sourceLocation(file: "2018/FormController.swift", line: 1)
import UIKit

class FormController: UIViewController {
    let form = Form()
    func formDidChange(_ form: Form) { print("changed") }
@MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(FormController.self, "FormController"); c.coder { FormController(coder: $0) }; c.implements(["formDidChange:"]) } }

class SpecialFormController: FormController, FormDelegate {
    func name(for form: Form) -> String? { return "special" }
var _FormDelegate_formDidChange_: ((Form) -> Void)? { return { self.formDidChange($0) } }; var _FormDelegate_name_for: ((Form) -> String?)? { return { self.name(for: $0) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(SpecialFormController.self, "SpecialFormController"); c.coder { SpecialFormController(coder: $0) }; c.implements(["nameFor:"]) } }

class OtherFormController: UIViewController, FormDelegate {var _FormDelegate_form__value_completion: ((Form, Int, @escaping (Bool) -> Void) -> Void)? { nil }; var _FormDelegate_formShouldEnd: (() -> Bool)? { nil }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(OtherFormController.self, "OtherFormController"); c.coder { OtherFormController(coder: $0) } } }

class LateFormController: OtherFormController {
    func formShouldEnd() -> Bool { return false }
override var _FormDelegate_form__value_completion: ((Form, Int, @escaping (Bool) -> Void) -> Void)? { return { self.form($0, value: $1, completion: $2) } }; override var _FormDelegate_formShouldEnd: (() -> Bool)? { return { self.formShouldEnd() } }; @MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(LateFormController.self, "LateFormController"); c.coder { LateFormController(coder: $0) }; c.implements(["formShouldEnd"]) } }

extension LateFormController {
    func form(_ form: Form, value: Int, completion: @escaping (Bool) -> Void) { completion(value > 0) }
}
@MainActor func _register_FormController(_ m: SourceModule) { FormController._c4(m); SpecialFormController._c3(m); OtherFormController._c2(m); LateFormController._c1(m) }
