import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// Controls, pickers and search bars.
  static let controls: [NibFamily] = [
    NibFamily(Control.self, "control", "UIControl", hasInitializer: false) { control, reader in
      try reader.flag("enabled") { control.isEnabled = $0 }
      try reader.flag("selected") { control.isSelected = $0 }
      try reader.flag("highlighted") { control.isHighlighted = $0 }
      let horizontal: KeyValuePairs<String, Control.ContentHorizontalAlignment> = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
      reader.set(try reader.values.choice("contentHorizontalAlignment", horizontal)) {
        control.contentHorizontalAlignment = $0
      }
      let vertical: KeyValuePairs<String, Control.ContentVerticalAlignment> = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
      ]
      reader.set(try reader.values.choice("contentVerticalAlignment", vertical)) {
        control.contentVerticalAlignment = $0
      }
    },
    NibFamily(Button.self, "button", "UIButton", hasInitializer: false, apply: NibButtons.read),
    NibFamily(Switch.self, "switch", "UISwitch") { control, reader in
      try reader.flag("on") { control.isOn = $0 }
      try reader.color("onTintColor") { control.onTintColor = $0 }
      try reader.color("thumbTintColor") { control.thumbTintColor = $0 }
    },
    NibFamily(Slider.self, "slider", "UISlider", hasInitializer: false) { slider, reader in
      // The initial limits are 0 and 1.
      if let limits = try reader.limits("minValue", "maxValue", initial: (0, 1), allowsEqual: true) {
        slider.minimumValue = min(slider.minimumValue, Float(limits.low))
        slider.maximumValue = Float(limits.high)
        slider.minimumValue = Float(limits.low)
      }
      try reader.number("value") { slider.value = Float($0) }
      try reader.flag("continuous") { slider.isContinuous = $0 }
      try reader.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
      try reader.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
      try reader.color("thumbTintColor") { slider.thumbTintColor = $0 }
    },
    NibFamily(Stepper.self, "stepper", "UIStepper") { stepper, reader in
      // The initial limits are 0 and 100. At no time the lower limit may be the greater one.
      if let limits = try reader.limits("minimumValue", "maximumValue", initial: (0, 100)) {
        if limits.high > 0 { (stepper.maximumValue, stepper.minimumValue) = (limits.high, limits.low) }
        if limits.high <= 0 { (stepper.minimumValue, stepper.maximumValue) = (limits.low, limits.high) }
      }
      try reader.number("stepValue", above: 0) { stepper.stepValue = Double($0) }
      try reader.number("value") { stepper.value = Double($0) }
      try reader.flag("continuous") { stepper.isContinuous = $0 }
      try reader.flag("autorepeat") { stepper.autorepeat = $0 }
      try reader.flag("wraps") { stepper.wraps = $0 }
    },
    NibFamily(SegmentedControl.self, "segmentedControl", "UISegmentedControl", hasInitializer: false) {
      control,
      reader in
      for (index, element) in reader.values.list("segments").enumerated() {
        let segment = reader.reader(element)
        try segment.image("image") { control.insertSegment(with: $0, at: index, animated: false) }
        if control.numberOfSegments == index {
          control.insertSegment(withTitle: try segment.values.text("title"), at: index, animated: false)
        }
        try segment.number("width") { control.setWidth($0, forSegmentAt: index) }
        try segment.flag("enabled") { control.setEnabled($0, forSegmentAt: index) }
        try segment.values.finish()
      }
      try reader.integer("selectedSegmentIndex", in: -1...max(control.numberOfSegments - 1, 0)) {
        control.selectedSegmentIndex = $0
      }
      try reader.flag("momentary") { control.isMomentary = $0 }
      try reader.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
      // The style of segments has had no effect since iOS 7.
      _ = reader.values.string("segmentControlStyle")
    },
    NibFamily(PageControl.self, "pageControl", "UIPageControl", hasInitializer: false) { control, reader in
      try reader.integer("numberOfPages", in: 0...10_000) { control.numberOfPages = $0 }
      try reader.integer("currentPage", in: 0...10_000) { control.currentPage = $0 }
      try reader.flag("hidesForSinglePage") { control.hidesForSinglePage = $0 }
      try reader.flag("allowsContinuousInteraction") { control.allowsContinuousInteraction = $0 }
      let backgrounds: KeyValuePairs<String, PageControl.BackgroundStyle> = [
        "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
      ]
      reader.set(try reader.values.choice("backgroundStyle", backgrounds)) { control.backgroundStyle = $0 }
      try reader.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
      try reader.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
    },
    NibFamily(PickerView.self, "pickerView", "UIPickerView") { picker, reader in
      try reader.flag("clipsSubviews") { picker.clipsToBounds = $0 }
      // The lines around the selected row are always shown since iOS 7.
      _ = reader.values.string("showsSelectionIndicator")
    },
    NibFamily(DatePicker.self, "datePicker", "UIDatePicker") { picker, reader in
      let modes: KeyValuePairs<String, DatePicker.Mode> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
      ]
      reader.set(try reader.values.choice("datePickerMode", modes)) { picker.datePickerMode = $0 }
      let styles: KeyValuePairs<String, DatePickerStyle> = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
      ]
      if let style = try reader.values.choice("style", styles) {
        let hasOnlyWheels = [.countDownTimer, .yearAndMonth].contains(picker.datePickerMode)
        if hasOnlyWheels, style == .compact || style == .inline {
          try reader.values.warn(reader.values.fail("expected the style wheels for a duration"))
        } else {
          picker.preferredDatePickerStyle = style
        }
      }
      reader.set(try reader.values.integer("minuteInterval")) { picker.minuteInterval = $0 }
      try reader.number("countdownDuration") { if $0 > 0 { picker.countDownDuration = Double($0) } }
      let locale = try reader.values.values("locale", key: "locale")?.required("localeIdentifier")
      reader.set(locale) { picker.locale = Locale(identifier: $0) }
      let zone = try reader.values.values("timeZone", key: "timeZone")?.required("name")
      reader.set(zone.flatMap { TimeZone(identifier: $0) }) { picker.timeZone = $0 }
      try reader.date("minimumDate") { picker.minimumDate = $0 }
      try reader.date("maximumDate") { picker.maximumDate = $0 }
      let usesPresent = try reader.values.bool("useCurrentDate") ?? false
      try reader.date("date") { if !usesPresent { picker.date = $0 } }
    },
    NibFamily(SearchBar.self, "searchBar", "UISearchBar") { bar, reader in
      try reader.text("text") { bar.text = $0 }
      try reader.text("placeholder") { bar.placeholder = $0 }
      let styles: KeyValuePairs<String, SearchBar.Style> = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
      ]
      reader.set(try reader.values.choice("searchBarStyle", styles)) { bar.searchBarStyle = $0 }
      try reader.flag("showsCancelButton") { bar.showsCancelButton = $0 }
      try reader.flag("showsBookmarkButton") { bar.showsBookmarkButton = $0 }
      let titles = reader.values.list("scopeButtonTitles").map(\.text)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
      try reader.flag("showsScopeBar") { bar.showsScopeBar = $0 }
      _ = (reader.values.string("barStyle"), reader.values.string("translucent"))
      try reader.readTraits(into: bar)
    },
  ]
}

extension NibReader {
  /// The values of two attributes for limits; nil without both, and after the report of a lower limit that is
  /// greater than the upper one, or equal where that isn't allowed.
  func limits(
    _ low: String,
    _ high: String,
    initial: (low: Double, high: Double),
    allowsEqual: Bool = false
  ) throws -> (low: Double, high: Double)? {
    let (lower, upper) = (try values.number(low), try values.number(high))
    guard lower != nil || upper != nil else { return nil }
    let limits = (
      low: lower.map { Double($0) } ?? initial.low, high: upper.map { Double($0) } ?? initial.high
    )
    guard limits.low < limits.high || allowsEqual && limits.low == limits.high else {
      let text = "expected \(low) to be less than \(high), found \(limits.low) and \(limits.high)"
      try values.warn(values.fail(text))
      return nil
    }
    return limits
  }

  /// A date in seconds since 2001.
  func date(_ key: String, _ change: (Date) -> Void) throws {
    let date = try values.values("date", key: key)?.recovering {
      Date(timeIntervalSinceReferenceDate: Double(try $0.requiredNumber("timeIntervalSinceReferenceDate")))
    }
    set(date, change)
  }
}

/// The values of buttons.
@MainActor enum NibButtons {
  private static let states: KeyValuePairs<String, Control.State> = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  static func read(_ button: Button, _ reader: NibReader) throws {
    let values = reader.values
    let types: KeyValuePairs<String, Button.ButtonType> = [
      "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    reader.set(try values.choice("buttonType", types)) { button.buttonType = $0 }
    try reader.font("fontDescription") { button.titleLabel?.font = $0 }
    reader.set(try reader.lineBreakMode()) { button.titleLabel?.lineBreakMode = $0 }
    try reader.insets("contentEdgeInsets") { button.contentEdgeInsets = $0 }
    try reader.insets("titleEdgeInsets") { button.titleEdgeInsets = $0 }
    try reader.insets("imageEdgeInsets") { button.imageEdgeInsets = $0 }
    let roles: KeyValuePairs<String, Button.Role> = [
      "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
    reader.set(try values.choice("role", roles)) { button.role = $0 }
    try reader.flag("springLoaded") { button.isSpringLoaded = $0 }
    try reader.flag("pointerInteraction") { button.isPointerInteractionEnabled = $0 }
    try reader.flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = $0 }
    try reader.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
    if let offset = try values.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    if let element = values.child("buttonConfiguration") {
      let new = try values.recovering { _ in try configuration(reader.reader(element)) }
      if let new { button.configuration = new }
    }
    for element in values.children("state") { try readState(of: button, reader.reader(element), reader) }
  }

  private static func readState(of button: Button, _ reader: NibReader, _ outer: NibReader) throws {
    let values = reader.values
    guard let key = values.element.key, let state = states.first(where: { $0.key == key })?.value else {
      let names = states.map(\.key).joined(separator: ", ")
      return try outer.values.warn(values.fail("expected key to be one of \(names)"))
    }
    // The texts of languages have the keys `normalTitle` and so on, with the id of the button.
    _ = values.string("title")
    let translated = outer.values.element.id.flatMap { outer.loading.document.texts["\($0).\(key)Title"] }
    if let title = try translated ?? values.text("title") { button.setTitle(title, for: state) }
    if let title = try reader.attributedText("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    try reader.color("titleColor") { button.setTitleColor($0, for: state) }
    try reader.color("titleShadowColor") { button.setTitleShadowColor($0, for: state) }
    try reader.image("image") { button.setImage($0, for: state) }
    try reader.imageReference("image") { button.setImage($0, for: state) }
    try reader.image("backgroundImage") { button.setBackgroundImage($0, for: state) }
    if let symbol = try reader.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
    try values.finish()
  }

  private static func configuration(_ reader: NibReader) throws -> Button.Configuration {
    let values = reader.values
    let styles: KeyValuePairs<String, Button.Configuration> = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    ]
    guard var result = try values.choice("style", styles) else {
      throw values.fail("expected the attribute style")
    }
    try reader.text("title") { result.title = $0 }
    if let title = try reader.attributedText("attributedTitle") {
      result.attributedTitle = AttributedString(title)
    }
    try reader.text("subtitle") { result.subtitle = $0 }
    if let subtitle = try reader.attributedText("attributedSubtitle") {
      result.attributedSubtitle = AttributedString(subtitle)
    }
    try reader.image("image") { result.image = $0 }
    try reader.imageReference("image") { result.image = $0 }
    let edges: KeyValuePairs<String, DirectionalRectEdge> = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    reader.set(try values.choice("imagePlacement", edges)) { result.imagePlacement = $0 }
    try reader.number("imagePadding") { result.imagePadding = $0 }
    try reader.number("titlePadding") { result.titlePadding = $0 }
    try reader.flag("showsActivityIndicator") { result.showsActivityIndicator = $0 }
    let corners: KeyValuePairs<String, Button.Configuration.CornerStyle> = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    reader.set(try values.choice("cornerStyle", corners)) { result.cornerStyle = $0 }
    let sizes: KeyValuePairs<String, Button.Configuration.Size> = [
      "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    reader.set(try values.choice("buttonSize", sizes)) { result.buttonSize = $0 }
    let alignments: KeyValuePairs<String, Button.Configuration.TitleAlignment> = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    reader.set(try values.choice("titleAlignment", alignments)) { result.titleAlignment = $0 }
    try reader.color("baseForegroundColor") { result.baseForegroundColor = $0 }
    try reader.color("baseBackgroundColor") { result.baseBackgroundColor = $0 }
    try reader.insets("contentInsets") {
      result.contentInsets = DirectionalEdgeInsets(
        top: $0.top,
        leading: $0.left,
        bottom: $0.bottom,
        trailing: $0.right
      )
    }
    try reader.font("titleFontDescription") { font in
      var attributes = AttributeContainer()
      attributes.font = font
      if let title = result.title { result.attributedTitle = AttributedString(title, attributes: attributes) }
    }
    try values.finish()
    return result
  }
}
