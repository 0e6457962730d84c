import Foundation

/// A pure mapping between dates and the rows of a date picker's wheels, for a mode and a calendar.
struct DateWheels {
  /// The component of the date that a wheel changes.
  enum Unit: Hashable {
    case month, day, year, dayOfAll, hour, minute, half, hours, minutes
  }

  /// The number of days before and after the middle of a wheel of days: ten years.
  private static let dayCount = 3650

  var mode: DatePicker.Mode
  var calendar: Calendar
  var minuteInterval: Int
  /// The day in the middle of a wheel of days.
  var anchor: Date

  /// The units of the wheels, from left to right.
  var units: [Unit] {
    switch mode {
    case .time: [.hour, .minute, .half]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.dayOfAll, .hour, .minute, .half]
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  /// Returns the number of rows of a wheel.
  func rowCount(of unit: Unit) -> Int {
    switch unit {
    case .month, .hour: 12
    case .day: 31
    case .year: 9999
    case .dayOfAll: 2 * Self.dayCount + 1
    case .minute, .minutes: 60 / minuteInterval
    case .half: 2
    case .hours: 24
    }
  }

  /// Returns the text of a row.
  func title(of unit: Unit, row: Int) -> String {
    switch unit {
    case .month: calendar.standaloneMonthSymbols[row]
    case .day, .year: "\(row + 1)"
    case .dayOfAll: dayTitle(row)
    case .hour: "\((row + 11) % 12 + 1)"
    case .minute: twoDigits(row * minuteInterval)
    case .half: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: "\(row) hours"
    case .minutes: "\(row * minuteInterval) min"
    }
  }

  private func dayTitle(_ row: Int) -> String {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: day(row))
    let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
    return "\(weekday) \(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.dayCount, to: calendar.startOfDay(for: anchor)) ?? anchor
  }

  /// Returns the rows that represent a date.
  func rows(for date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return units.map { unit in
      switch unit {
      case .month: (parts.month ?? 1) - 1
      case .day: (parts.day ?? 1) - 1
      case .year: (parts.year ?? 1) - 1
      case .dayOfAll: Self.dayCount + days(from: anchor, to: date)
      case .hour: hour % 12
      case .minute, .minutes: minute / minuteInterval
      case .half: hour / 12
      case .hours: hour
      }
    }
  }

  private func days(from: Date, to: Date) -> Int {
    let (first, last) = (calendar.startOfDay(for: from), calendar.startOfDay(for: to))
    return calendar.dateComponents([.day], from: first, to: last).day ?? 0
  }

  /// Returns the date that the rows represent, with the remaining components of `date`. A day that the month
  /// doesn't have becomes the month's last day.
  func date(for rows: [Int], from date: Date) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    var half = (parts.hour ?? 0) / 12
    var hour = (parts.hour ?? 0) % 12
    for (unit, row) in zip(units, rows) {
      switch unit {
      case .month: parts.month = row + 1
      case .day: parts.day = row + 1
      case .year: parts.year = row + 1
      case .dayOfAll:
        let day = calendar.dateComponents([.year, .month, .day], from: day(row))
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
      case .hour: hour = row
      case .minute, .minutes: parts.minute = row * minuteInterval
      case .half: half = row
      case .hours: (half, hour) = (row / 12, row % 12)
      }
    }
    parts.hour = half * 12 + hour
    parts.day = min(parts.day ?? 1, lastDay(of: parts))
    return calendar.date(from: parts) ?? date
  }

  private func lastDay(of parts: DateComponents) -> Int {
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    let range = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
    return range.map { $0.upperBound - 1 } ?? 31
  }
}
