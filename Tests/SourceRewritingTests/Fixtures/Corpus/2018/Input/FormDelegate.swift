import UIKit

@objc public protocol FormDelegate: AnyObject {
    @objc optional func formDidChange(_ form: Form)
    @objc optional func form(_ form: Form, value: Int, completion: @escaping (Bool) -> Void)
    @objc optional func formShouldEnd() -> Bool
    @objc optional func name(for form: Form) -> String?
}

public class Form: UIView {
    public weak var formDelegate: FormDelegate?

    func change() {
        formDelegate?.formDidChange?(self)
        formDelegate?.form?(self, value: 1) { done in print(done) }
        if formDelegate?.formShouldEnd?() == true { endEditing(true) }
        let name = formDelegate?.name?(for: self) ?? "none"
        print(name, formDelegate?.formDidChange != nil)
    }
}
