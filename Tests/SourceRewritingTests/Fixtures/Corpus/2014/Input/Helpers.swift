import UIKit
import QuartzCore

func makeSelector() -> Selector {
    return #selector(LoginViewController.keyboardWillShow(_:))
}

func isSame(_ a: Selector) -> Bool {
    return a==#selector(Ticker.tick(_:))
}

struct Route {
    let action: Selector = #selector(LoginViewController.login(_:))
}
