/// The appearance, the transitions and the presentations of view controllers.
extension VersionRules {
  /// Whether a view controller receives `viewIsAppearing`.
  package static let callsViewIsAppearing = VersionRule<Bool>(
    "viewIsAppearing",
    facts: ["G3"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// Whether a drag from the left edge pops a navigation controller's stack.
  package static let hasInteractivePop = VersionRule<Bool>(
    "interactive pop",
    facts: ["G10"],
    (since: "2.0", value: false),
    (since: "7.0", value: true)
  )

  /// Whether a navigation controller's delegate also receives the first controller's `didShow` before its
  /// `viewDidAppear`.
  package static let callsFirstDidShowTwice = VersionRule<Bool>(
    "the first didShow comes twice",
    facts: ["G9"],
    (since: "2.0", value: true),
    (since: "6.0", value: false)
  )

  /// Whether a presented controller is a sheet by default, also on phones, which a finger can pull down.
  package static let presentsSheetsByDefault = VersionRule<Bool>(
    "sheets that a finger pulls down",
    facts: ["G15"],
    (since: "2.0", value: false),
    (since: "13.0", value: true)
  )

  /// The height of the presenter's visible strip above a page sheet on a phone, below the status bar.
  package static let gapAbovePhoneSheet = VersionRule<Double>(
    "the strip above a sheet",
    facts: ["MC1"],
    (since: "2.0", value: 10),
    (since: "26.0", value: 0)
  )

  /// Whether sheets rest at detents, and a tap on the dimming behind them dismisses them.
  package static let sheetsHaveDetents = VersionRule<Bool>(
    "sheets with detents",
    facts: ["MC6", "MG18"],
    (since: "2.0", value: false),
    (since: "15.0", value: true)
  )

  /// Whether a sheet on a phone that isn't at its full height is scaled and apart from the screen's edges.
  package static let lowSheetsFloat = VersionRule<Bool>(
    "sheets apart from the edges",
    facts: ["KI98", "MC3", "MC4", "MC5"],
    (since: "2.0", value: false),
    (since: "26.0", value: true)
  )

  /// The sizes and positions of alerts and action sheets.
  package static let alertMeasures = VersionRule<AlertMeasures>(
    "the sizes of alerts",
    facts: ["MC10", "MC42", "MC58", "TC40", "TC41", "TC42"],
    (since: "2.0", value: AlertMeasures(width: 284, rowHeight: 44, sheetRowHeight: 44)),
    (since: "7.0", value: AlertMeasures(width: 270, rowHeight: 44, sheetRowHeight: 44)),
    (since: "9.0", value: AlertMeasures(width: 270, rowHeight: 44, sheetRowHeight: 57)),
    (
      since: "26.0",
      value: AlertMeasures(
        width: 320,
        sheetWidth: 288,
        isCenteredInSafeArea: true,
        sheetCoversSource: true,
        rowHeight: 48,
        sheetRowHeight: 48,
        buttonInset: 16,
        buttonGap: 8
      )
    )
  )

  /// Whether the texts of alerts are centered, and not aligned as natural text.
  package static let alertTextsAreCentered = VersionRule<Bool>(
    "the alignment of the texts of alerts",
    facts: ["TC41"],
    (since: "2.0", value: true),
    (since: "26.0", value: false)
  )

  /// The sizes and positions of alerts and action sheets.
  package struct AlertMeasures: Sendable {
    /// The width of an alert.
    package var width: Double
    /// The width of an action sheet on a pad.
    package var sheetWidth = 270.0
    /// Whether an alert is in the middle of the safe area, and not of the window.
    package var isCenteredInSafeArea = false
    /// Whether an action sheet on a pad is centered on its source, without an arrow.
    package var sheetCoversSource = false
    /// The height of a button of an alert.
    package var rowHeight: Double
    /// The height of a button of an action sheet.
    package var sheetRowHeight: Double
    /// The distance of buttons from the sides and the bottom of the box.
    package var buttonInset = 0.0
    /// The distance between buttons; 0 for a line of a pixel.
    package var buttonGap = 0.0
  }

  /// Whether presenting a controller ends editing, and so hides the keyboard.
  package static let presentingEndsEditing = VersionRule<Bool>(
    "presenting ends editing",
    facts: ["A49"],
    (since: "2.0", value: false),
    (since: "8.0", value: true)
  )
}
