#sourceLocation(file: "2018/FormDelegate.swift", line: 1)
import UIKit

      public protocol FormDelegate: AnyObject {
                                                   
                                                                                            
                                               
                                                       
var _FormDelegate_formDidChange_: ((Form) -> Void)? { get }; var _FormDelegate_form__value_completion: ((Form, Int, @escaping (Bool) -> Void) -> Void)? { get }; var _FormDelegate_formShouldEnd: (() -> Bool)? { get }; var _FormDelegate_name_for: ((Form) -> String?)? { get } }

public class Form: UIView {
    public weak var formDelegate: FormDelegate?

    func change() {
        formDelegate?.formDidChange?(self)
        formDelegate?.form?(self, value: 1) { done in print(done) }
        if formDelegate?.formShouldEnd?() == true { endEditing(true) }
        let name = formDelegate?.name?(for: self) ?? "none"
        print(name, formDelegate?.formDidChange != nil)
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Form.self, "Form"); c.coder { Form(coder: $0) }; c.implements(["change"]) } }
public struct _FormDelegate_form { let call: (Form, Int, @escaping (Bool) -> Void) -> Void; public func callAsFunction(_ a0: Form, value a1: Int, completion a2: @escaping (Bool) -> Void) -> Void { call(a0, a1, a2) } }
public struct _FormDelegate_name { let call: (Form) -> String?; public func callAsFunction(for a0: Form) -> String? { call(a0) } }
extension FormDelegate { public var _FormDelegate_formDidChange_: ((Form) -> Void)? { nil }; public var _FormDelegate_form__value_completion: ((Form, Int, @escaping (Bool) -> Void) -> Void)? { nil }; public var _FormDelegate_formShouldEnd: (() -> Bool)? { nil }; public var _FormDelegate_name_for: ((Form) -> String?)? { nil }; @_disfavoredOverload public var formDidChange: ((Form) -> Void)? { _FormDelegate_formDidChange_ }; @_disfavoredOverload public var form: _FormDelegate_form? { _FormDelegate_form__value_completion.map { _FormDelegate_form(call: $0) } }; @_disfavoredOverload public var formShouldEnd: (() -> Bool)? { _FormDelegate_formShouldEnd }; @_disfavoredOverload public var name: _FormDelegate_name? { _FormDelegate_name_for.map { _FormDelegate_name(call: $0) } } }
@MainActor func _register_FormDelegate(_ m: SourceModule) { Form._c1(m) }
