import Foundation

class Ticker: NSObject {
    var timer: Timer?
    var count = 0

    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Ticker.tick), userInfo: nil, repeats: true)
    }

    @objc func tick(_ timer: Timer) {
        count += 1
    }
}
