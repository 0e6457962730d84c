import UIKit
#sourceLocation(file: "2014/Text.swift", line: 1)
import Foundation

struct Text {
    var raw = #"@objc "quoted" \(not) \#(1 + 1)"#
    var regex = "a/b/c"
    var emoji = "👩‍👩‍👧 @IBOutlet"
    func ratio(a: Int, b: Int) -> Int { return a / b / 2 }
}
