import Foundation

/// The units of quantities of time, from the largest to the smallest.
enum TimeUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  private static let units: [(Calendar.Component, NSCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// The calendar's component.
  var component: Calendar.Component { Self.units[rawValue].0 }
  /// The calendar's unit.
  var unit: NSCalendar.Unit { Self.units[rawValue].1 }

  /// The seconds of the unit; of a year and a month, those of the mean one.
  var length: Int {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    default: durationUnit?.seconds ?? 1
    }
  }

  /// The unit of Foundation's style for durations; nil for units without a fixed length.
  var durationUnit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3_600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }
}
