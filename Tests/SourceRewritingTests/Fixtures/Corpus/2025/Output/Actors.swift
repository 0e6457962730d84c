import UIKit
#sourceLocation(file: "2025/Actors.swift", line: 1)
import Foundation

actor Counter {
    var value = 0
    func add(_ other: Int) { value += other }
}

func count(_ counter: isolated Counter) -> Int { counter.value }
