import Foundation
import HeadlessUIKit
import Testing

/// The table of heights, compared with the facts, and values derived from it.
@MainActor @Suite struct KeyboardHeightTests {
  private typealias Query = KeyboardHeights.Query

  // MARK: The rows

  @Test(.fact("KH1-KH108"), arguments: 1...108)
  func `a row has the figures of the facts`(number: Int) throws {
    let (table, facts) = (KeyboardHeights.phones + KeyboardHeights.pads, try HeightTable.rows())
    #expect(table.count == 108 && facts.count == 108)
    let (row, fact) = (table[number - 1], facts[number - 1])
    #expect(row.fact == "KH\(number)")
    #expect(row.keyboardClass == fact.keyboardClass.replacing(" (display zoom)", with: ""))
    #expect("\(row.orientation)" == fact.orientation)
    #expect(row.since == fact.systems.since && row.before == fact.systems.before)
    #expect(row.keysHeight == fact.keysHeight)
    #expect(row.barHeight == fact.predictiveBarHeight)
    #expect(row.dockHeight == fact.dockOrSafeArea)
    #expect(row.height?.total == fact.totalHeight)
    let isOff = fact.os.contains("off") || fact.type.contains("off")
    #expect((row.bar == .off) == isOff && (row.bar == .collapsed) == fact.os.contains("collapsed"))
    let home: Device.HomeControl? =
      fact.os.contains("home-button") ? .button : fact.os.contains("home-indicator") ? .indicator : nil
    #expect(row.homeControl == home)
    let keys: HeightRow.Keys =
      switch fact.type {
      case "all types", "all", "default": .all
      case let type where type.hasPrefix("default/"): .text
      case let type where type.contains("Predictive off"): .all
      case let type where type.hasPrefix("numberPad"): .pads
      case let type where type.contains("candidate"): .candidates
      case let type where type.contains("hardware"): .hardware
      default: .floating
      }
    #expect(row.keys == keys)
  }

  // MARK: Looking up

  /// Returns the facts' height for a type without settings, by a simple search of their rows, or `nil` if
  /// they have none.
  private func naive(
    _ device: Device,
    _ system: SystemVersion,
    _ type: KeyboardType,
    isLandscape: Bool
  ) throws -> CGFloat? {
    let wantsPad = type == .numberPad && device.idiom == .phone
    let rows = try HeightTable.rows().filter { row in
      guard row.keyboardClass == device.keyboardClass,
        row.orientation == (isLandscape ? "landscape" : "portrait"), !row.type.contains("andidate")
      else { return false }
      let (since, before) = row.systems
      return since <= system && system < before ?? "99.0"
    }
    if wantsPad, let row = rows.first(where: \.isForPads) { return row.totalHeight }
    guard let text = rows.first(where: \.isForText), let total = text.totalHeight else { return nil }
    return wantsPad ? total - (text.predictiveBarHeight ?? 0) : total
  }

  @Test(.fact("KH116"), arguments: Device.all)
  func `every device has the facts' height on every system, or none`(device: Device) throws {
    let versions: [SystemVersion] = [
      "1.0", "2.0", "2.2", "3.0", "3.2", "4.3", "5.1", "6.1", "7.0", "7.1", "8.0", "8.4", "9.0", "10.3",
      "11.0",
      "11.1", "12.1", "13.0", "14.1", "15.0", "15.8", "16.0", "16.7", "17.5", "18.0",
    ]
    for system in versions where device.supports(system) {
      for type in [KeyboardType.default, .numberPad] {
        for isLandscape in [false, true] {
          let height = KeyboardHeights.established(
            Query(type, isLandscape: isLandscape),
            of: device,
            on: system
          )
          let expected = try naive(device, system, type, isLandscape: isLandscape)
          #expect(height?.total == expected, "\(type) on \(system), \(isLandscape)")
        }
      }
    }
  }

  @Test(
    .fact("KH7", "KH8", "KH10", "KH15", "KH16", "KH18", "KH26", "KH28", "KH34", "KH36", "KH113", "KH116"),
    arguments: [
      (Device.iPhone4S, "8.4" as SystemVersion, [253, 224, 216], [193, 170, 162]),
      (.iPhone5, "10.3", [253, 224, 216], [193, 170, 162]),
      (.iPhone6, "9.0", [258, 225, 216], [194, 171, 162]),
      (.iPhone6Plus, "8.0", [271, 236, 226], [194, 171, 162]),
    ] as [(Device, SystemVersion, [CGFloat], [CGFloat])]
  )
  func `the bar shown, collapsed and off`(
    device: Device,
    system: SystemVersion,
    portrait: [CGFloat],
    landscape: [CGFloat]
  ) {
    for (isLandscape, heights) in [(false, portrait), (true, landscape)] {
      let found = [PredictiveBar.shown, .collapsed, .off].map {
        KeyboardHeights.height(Query(.default, bar: $0, isLandscape: isLandscape), of: device, on: system)
          .total
      }
      #expect(found == heights)
      let pad = KeyboardHeights.height(
        Query(.numberPad, bar: .collapsed, isLandscape: isLandscape),
        of: device,
        on: system
      )
      #expect(pad.total == heights[2])
    }
  }

  @Test(
    .fact("KH42", "KH44", "KH46", "KH48", "KH50", "KH52", "KH55", "KH57", "KH59", "KH61", "KH63"),
    .fact("KH65", "KH67", "KH69", "KH71", "KH116"),
    arguments: [
      (Device.iPhoneX, 291, 171), (.iPhone11, 301, 171), (.iPhone14Plus, 301, 181), (.iPhone15Plus, 301, 181),
      (.iPhone16ProMax, 301, 181), (.iPhone16e, 291, 181), (.iPhone16, 291, 181), (.iPhone16Pro, 291, 181),
    ] as [(Device, CGFloat, CGFloat)]
  )
  func `with Predictive off letters are as high as pads`(
    device: Device,
    portrait: CGFloat,
    landscape: CGFloat
  ) {
    let system = device == .iPhoneX ? "16.7" : max(device.firstSystem, "18.0")
    for (isLandscape, height) in [(false, portrait), (true, landscape)] {
      for type in [KeyboardType.default, .numberPad] {
        let query = Query(type, bar: .off, isLandscape: isLandscape)
        #expect(KeyboardHeights.height(query, of: device, on: system).total == height)
      }
    }
  }

  @Test(
    .fact("KH5", "KH13", "KH76"),
    arguments: [
      (Device.iPhone4, "7.1.2" as SystemVersion, 252), (.iPhone5, "7.0", 252), (.iPad2, "7.1", 318),
      (.iPad2, "8.4", 318),
      (.iPhone4, "6.1", nil), (.iPhone6, "8.0", nil), (.iPadPro10Inch, "12.0", nil),
    ] as [(Device, SystemVersion, CGFloat?)]
  )
  func `candidates have a bar of their own`(device: Device, system: SystemVersion, height: CGFloat?) {
    let query = Query(.default, hasCandidates: true)
    #expect(KeyboardHeights.established(query, of: device, on: system)?.total == height)
  }

  @Test(.fact("KH79-KH88", "KH91-KH104", "KH114"), arguments: Device.all.filter { $0.idiom == .pad })
  func `the bar of pads is none, then one of predictions, then one of shortcuts`(device: Device) {
    for system in ["3.2", "7.1", "8.1", "9.3", "13.1", "18.0"] as [SystemVersion]
    where device.supports(system) {
      let heights = [PredictiveBar.shown, .off].map {
        KeyboardHeights.established(Query(.default, bar: $0), of: device, on: system)
      }
      guard let shown = heights[0], let off = heights[1] else {
        #expect(heights == [nil, nil] && device == .iPadMini6)
        continue
      }
      let bars: [CGFloat] = system < "8.0" ? [0, 0] : system < "9.0" ? [39, 0] : [55, 55]
      #expect([shown.barHeight, off.barHeight] == bars && shown.keysHeight == off.keysHeight)
      // Digits are typed on the full keyboard.
      #expect(KeyboardHeights.established(Query(.numberPad), of: device, on: system) == shown)
    }
  }

  @Test(
    .fact("KH105", "KH106", "KH107"),
    arguments: [
      (Device.iPad, "5.1" as SystemVersion, nil), (.iPadAir2, "8.4", nil), (.iPadAir2, "9.0", 55),
      (.iPad9, "18.0", 55), (.iPadPro11Inch, "12.1", 69), (.iPadMini6, "18.0", 69), (.iPhone16, "18.0", nil),
      (.iPhone4, "7.1", nil),
    ] as [(Device, SystemVersion, CGFloat?)]
  )
  func `the height of the shortcuts bar with a hardware keyboard`(
    device: Device,
    system: SystemVersion,
    height: CGFloat?
  ) {
    #expect(KeyboardHeights.shortcutsBar(of: device, on: system)?.total == height)
  }

  @Test(.fact("KH110"), arguments: [Device.iPhone6, .iPhone8, .iPhone13])
  func `emoji are as high as letters with their bar`(device: Device) {
    let system: SystemVersion = min(device.newestKnownSystem, "18.0")
    let emoji = KeyboardHeights.emojiHeight(of: device, on: system).total
    #expect(emoji == KeyboardHeights.height(Query(.default), of: device, on: system).total)
    #expect(emoji > KeyboardHeights.height(Query(.default, bar: .off), of: device, on: system).total)
  }

  @Test(.fact("KH72", "KH108")) func `zoomed phones and floating keyboards have no height yet`() {
    for number in [72, 108] { #expect(KeyboardHeights.rows[number - 1].height == nil) }
  }
}
