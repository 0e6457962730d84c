import Foundation
import Simulation

/// The selected days of a calendar view; UIKit's `UICalendarSelection`. Its subclasses have them.
@preconcurrency @MainActor open class CalendarSelection: IdentityHashable {
  weak var calendarView: CalendarView?

  init() {}

  /// Asks the delegate again for each visible day whether it can be selected.
  open func updateSelectableDates() { calendarView?.selectionDidChange() }

  var selectedComponents: [DateComponents] { [] }
  func allowsSelection(of day: DateComponents) -> Bool { true }
  func userTaps(_ components: DateComponents, _ day: Date) {}

  /// Returns whether components are those of a day of the calendar view.
  final func isDay(_ components: DateComponents?, _ day: Date) -> Bool {
    calendarView?.day(of: components) == day
  }
}

/// The selected day of a calendar view; UIKit's `UICalendarSelectionSingleDate`. A tap on the selected day
/// selects none.
@preconcurrency @MainActor open class CalendarSelectionSingleDate: CalendarSelection {
  /// The delegate.
  public private(set) final weak var delegate: (any CalendarSelectionSingleDateDelegate)?
  private var selected: DateComponents?

  /// Creates a selection without a day.
  public init(delegate: (any CalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day. Setting it doesn't notify the delegate.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Sets the selected day. It changes at once, even if `animated` is true.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selected = dateComponents
    calendarView?.selectionDidChange()
  }

  override final var selectedComponents: [DateComponents] { selected.map { [$0] } ?? [] }

  override final func allowsSelection(of day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override final func userTaps(_ components: DateComponents, _ day: Date) {
    let new = isDay(selected, day) ? nil : components
    if new == nil, !(delegate?.dateSelection(self, canSelectDate: nil) ?? true) { return }
    selected = new
    calendarView?.selectionDidChange()
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// The methods by which a delegate follows the selected day.
@preconcurrency @MainActor public protocol CalendarSelectionSingleDateDelegate: AnyObject {
  /// Called after the user has selected a day, or with `nil` none.
  func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day, or with `nil` none, can be selected; true by default.
  func dateSelection(_ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
    -> Bool
}

extension CalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: CalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selected days of a calendar view; UIKit's `UICalendarSelectionMultiDate`. A tap selects or deselects a
/// day.
@preconcurrency @MainActor open class CalendarSelectionMultiDate: CalendarSelection {
  /// The delegate.
  public private(set) final weak var delegate: (any CalendarSelectionMultiDateDelegate)?
  private var selected: [DateComponents] = []

  /// Creates a selection without days.
  public init(delegate: (any CalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days, in the order in which they were selected. Setting them doesn't notify the delegate.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Sets the selected days. They change at once, even if `animated` is true.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    selected = selectedDates
    calendarView?.selectionDidChange()
  }

  override final var selectedComponents: [DateComponents] { selected }

  override final func allowsSelection(of day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override final func userTaps(_ components: DateComponents, _ day: Date) {
    if let index = selected.firstIndex(where: { isDay($0, day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      selected.remove(at: index)
      calendarView?.selectionDidChange()
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selected.append(components)
      calendarView?.selectionDidChange()
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// The methods by which a delegate follows the selected days.
@preconcurrency @MainActor public protocol CalendarSelectionMultiDateDelegate: AnyObject {
  /// Called after the user has selected a day.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  /// Called after the user has deselected a day.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  /// Returns whether a day can be selected; true by default.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether a day can be deselected; true by default.
  func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension CalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
