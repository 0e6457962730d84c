import Foundation

actor Counter {
    var value = 0
    func add(_ other: Int) { value += other }
}

func count(_ counter: isolated Counter) -> Int { counter.value }
