#sourceLocation(file: "2014/Helpers.swift", line: 1)
import UIKit
                 

func makeSelector() -> Selector {
    return _s1                                                
}

func isSame(_ a: Selector) -> Bool {
    return a==_s2                       
}

struct Route {
    let action: Selector = Self._s3                                
nonisolated private static var _s3: Selector { Selector(source: "login:") { (t: LoginViewController, s) in t.login(s) } } }
private var _s1: Selector { Selector(source: "keyboardWillShow:") { (t: LoginViewController, s) in t.keyboardWillShow(s) } }
private var _s2: Selector { Selector(source: "tick:") { (t: Ticker, s) in t.tick(s) } }
