import UIKit

final class OneLine: UIView { @objc func a() {}; func b() -> Selector { #selector(a) } }
final class Nothing: UIView {}
