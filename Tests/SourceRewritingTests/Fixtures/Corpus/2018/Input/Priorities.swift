import UIKit

precedencegroup PipePrecedence { associativity: left }
infix operator |>: PipePrecedence

func |> <A, B>(value: A, transform: (A) -> B) -> B { return transform(value) }

class PipeController: UIViewController {
    @objc dynamic private(set) var total: Int = 0
    @objc func add(_ a: Int, with event: Int) {}
    var isFlag: Bool { get { return total>1 } set { total = newValue ? 1:0 } }
}
