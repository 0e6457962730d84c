import Foundation

@objc enum Level: Int {
    case low, high
}

@objc(HUKRecord) final class Record: NSObject {
    @objc let level: Level
    @objc init(level: Level) { self.level = level }
}
