import Foundation

/// An interface file of random objects in Interface Builder's forms: the same for the same number.
struct RandomInterface {
  /// An attribute of a view at the line of its element.
  struct Written {
    var line: Int
    var id: String
    var attribute: String
    var text: String
  }

  /// Whether the file is a storyboard, not a nib.
  let isStoryboard: Bool
  /// The ids of the controllers of a storyboard.
  private(set) var controllers: [String] = []
  /// The attributes of all views that are created with the file.
  private(set) var written: [Written] = []
  /// The lines of elements with an attribute that no version of Interface Builder writes, or of such
  /// children, and the lines of the objects that have them.
  private(set) var unknown: [(line: Int, object: Int)] = []
  /// The lists with prototypes, which have the identifiers `Cell0` and following.
  private(set) var prototypes: [(list: String, count: Int)] = []
  private(set) var lines: [String] = []
  private let vocabulary: InterfaceVocabulary
  private var random: FixedRandom
  private var count = 0
  private var usesConstraints = false
  private var isPrototype = false
  /// The id of the view whose children are written.
  private var parent = ""
  /// The ids of the later scenes' controllers, which may be contained.
  private var later: [String] = []
  private var all: [String] = []

  /// The text of the file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Creates a file.
  init(seed: UInt64, _ vocabulary: InterfaceVocabulary) {
    self.vocabulary = vocabulary
    random = FixedRandom(seed: seed)
    isStoryboard = random.next() % 2 == 0
    write()
  }

  // MARK: - Choices

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func one<Value>(of values: [Value]) -> Value { values[number(0...(values.count - 1))] }

  private mutating func id() -> String {
    count += 1
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    let letters = (0..<5).map { _ in String(digits[Int.random(in: 0..<62, using: &random)]) }.joined()
    return "\(letters.prefix(3))-\(letters.suffix(2))-\(String(count + 100))"
  }

  private mutating func value(_ values: InterfaceVocabulary.Values) -> String {
    switch values {
    case .flag: return chance(50) ? "YES" : "NO"
    case .text:
      return one(of: ["Row", "", "Äpfel &amp; Birnen", "🍏", "a\u{301}", "&lt;b&gt; &quot;x&quot;", "3"])
    case .image: return one(of: ["Apple", "Leaf", "Crate", "Icons/Rain"])
    case .number(let low, let high):
      let part = number(0...4)
      let number = Double(low) + Double(high - low) * Double(part) / 4
      return number == 0 ? "0.0" : number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .integer(let low, let high): return "\(number(low...high))"
    case .names(let names): return one(of: names)
    }
  }

  // MARK: - Lines

  private mutating func open(_ name: String, _ attributes: [(String, String)]) {
    lines.append("<\(name)\(attributes.map { " \($0)=\"\($1)\"" }.joined())>")
  }
  private mutating func close(_ name: String) { lines.append("</\(name)>") }
  private mutating func leaf(_ name: String, _ attributes: [(String, String)]) {
    open(name, attributes)
    lines[lines.count - 1].removeLast()
    lines[lines.count - 1] += "/>"
  }

  private mutating func write() {
    usesConstraints = chance(80)
    lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
    var attributes = [
      ("type", "com.apple.InterfaceBuilder3.CocoaTouch.\(kind)"), ("version", "3.0"),
      (
        "toolsVersion",
        one(of: ["5056", "6254", "9531", "12120", "14460.31", "17701", "19529", "22505", "24412"])
      ),
      ("targetRuntime", "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
    ]
    if usesConstraints { attributes.append(("useAutolayout", "YES")) }
    if chance(70) { attributes.append(("useTraitCollections", "YES")) }
    if chance(60) { attributes.append(("useSafeAreas", "YES")) }
    controllers = isStoryboard ? (0..<number(1...4)).map { _ in id() } : []
    all = controllers
    if let first = controllers.first, chance(80) { attributes.append(("initialViewController", first)) }
    open("document", attributes)
    if chance(70) {
      leaf("device", [("id", one(of: ["retina4_7", "retina6_1", "ipad9_7"])), ("orientation", "portrait")])
    }
    open("dependencies", [])
    leaf("plugIn", [("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", "22504")])
    leaf("capability", [("name", "Safe area layout guides"), ("minToolsVersion", "9.0")])
    close("dependencies")
    if isStoryboard { writeScenes() } else { writeObjects() }
    close("document")
  }

  private mutating func writeObjects() {
    open("objects", [])
    leaf(
      "placeholder",
      [("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner")]
    )
    leaf(
      "placeholder",
      [("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"), ("customClass", "UIResponder")]
    )
    for _ in 0..<number(1...3) { _ = writeView(one(of: vocabulary.views), depth: 0, key: nil) }
    close("objects")
  }

  private mutating func writeScenes() {
    open("scenes", [])
    for (index, controller) in controllers.enumerated() {
      later = Array(controllers[(index + 1)...])
      open("scene", [("sceneID", id())])
      open("objects", [])
      writeController(controller)
      let first = [
        ("placeholderIdentifier", "IBFirstResponder"), ("id", id()), ("sceneMemberID", "firstResponder"),
      ]
      leaf("placeholder", first)
      close("objects")
      leaf("point", [("key", "canvasLocation"), ("x", "\(number(-999...999))"), ("y", "129")])
      close("scene")
    }
    close("scenes")
    later = []
  }

  private mutating func writeController(_ id: String) {
    let containers = ["navigationController", "tabBarController"]
    let isContainer = !later.isEmpty && chance(30)
    let name = isContainer ? one(of: containers) : "viewController"
    let form = vocabulary.elements["viewController"] ?? .init()
    var attributes = some(of: form.attributes, at: 3).map { ($0.name, value($0.values)) }
    attributes += [("id", id), ("sceneMemberID", "viewController")]
    open(name, attributes)
    if !isContainer {
      if chance(40) {
        open("layoutGuides", [])
        leaf("viewControllerLayoutGuide", [("type", "top"), ("id", self.id())])
        leaf("viewControllerLayoutGuide", [("type", "bottom"), ("id", self.id())])
        close("layoutGuides")
      }
      _ = writeView(chance(85) ? "view" : one(of: vocabulary.views), depth: 0, key: "view")
    }
    for child in some(of: form.children, at: 2) { writeChild(child.element, child.key) }
    var segues: [[(String, String)]] = []
    if isContainer {
      let isTab = name == "tabBarController"
      for other in isTab ? later : [later[0]] {
        let relationship = isTab ? "viewControllers" : "rootViewController"
        segues.append([("destination", other), ("kind", "relationship"), ("relationship", relationship)])
      }
    } else if chance(50) {
      let kind = one(of: ["show", "showDetail", "presentation", "push", "modal"])
      segues.append([("destination", one(of: all)), ("kind", kind), ("identifier", "next")])
    }
    if !segues.isEmpty {
      open("connections", [])
      for segue in segues { leaf("segue", segue + [("id", self.id())]) }
      close("connections")
    }
    close(name)
  }

  private mutating func some<Value>(of values: [Value], at most: Int) -> [Value] {
    var left = Array(values.indices)
    let count = min(number(0...most), left.count)
    return (0..<count).map { _ in values[left.remove(at: number(0...(left.count - 1)))] }
  }
}

// MARK: - Views

extension RandomInterface {
  /// Writes a view with its subviews, and returns its id.
  private mutating func writeView(_ name: String, depth: Int, key: String?) -> String {
    let form = vocabulary.elements[name] ?? .init()
    let id = id()
    var attributes = key.map { [("key", $0)] } ?? []
    let chosen = some(of: form.attributes, at: 6).map { ($0.name, value($0.values)) }
    attributes += chosen
    let isInside = depth > 0 && usesConstraints
    let isFixed = isInside && chance(20)
    if isFixed { attributes.append(("fixedFrame", "YES")) }
    if isInside { attributes.append(("translatesAutoresizingMaskIntoConstraints", "NO")) }
    if chance(3) {
      attributes.append(("glow", "YES"))
      unknown.append((lines.count + 1, lines.count + 1))
    }
    attributes += [("id", id), ("restorationIdentifier", id)]
    open(name, attributes)
    let line = lines.count
    if !isPrototype {
      written += chosen.map { Written(line: line, id: id, attribute: $0.0, text: $0.1) }
    }
    let frame = [("x", "\(number(0...200))"), ("y", "\(number(0...400))"), ("width", "\(number(0...375))")]
    leaf("rect", [("key", "frame")] + frame + [("height", chance(10) ? "0.0" : "\(number(1...600)).5")])
    if !isInside || isFixed { writeMask() }
    let ids = writeSubviews(of: name, depth: depth)
    if chance(3) {
      leaf("glowEffect", [("key", "glow"), ("radius", "3")])
      unknown.append((lines.count, line))
    }
    let guide = chance(30) ? self.id() : nil
    if let guide {
      leaf("viewLayoutGuide", [("key", one(of: ["safeArea", "layoutMargins"])), ("id", guide)])
    }
    parent = id
    for child in some(of: form.children, at: 4) { writeChild(child.element, child.key) }
    if isInside || !ids.isEmpty { writeConstraints(id, ids + [guide].compactMap { $0 }, ids) }
    close(name)
    return id
  }

  private mutating func writeMask() {
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    leaf("autoresizingMask", [("key", "autoresizingMask")] + some(of: names, at: 6).map { ($0, "YES") })
  }

  private mutating func writeSubviews(of name: String, depth: Int) -> [String] {
    guard ["view", "stackView", "scrollView", "control"].contains(name), depth < 4, chance(80) else {
      return []
    }
    open("subviews", [])
    let ids = (0..<number(1...3)).map { _ in writeView(one(of: vocabulary.views), depth: depth + 1, key: nil)
    }
    close("subviews")
    return ids
  }

  private mutating func writeConstraints(_ id: String, _ items: [String], _ views: [String]) {
    guard usesConstraints, chance(80) else { return }
    let edges = ["top", "bottom", "centerY"]
    let sides = ["leading", "trailing", "left", "right", "centerX"]
    var written: [String] = []
    open("constraints", [])
    for _ in 0..<number(1...6) {
      let constraint = self.id()
      written.append(constraint)
      var attributes: [(String, String)] = []
      if items.isEmpty || chance(30) {
        if let view = views.first, chance(50) { attributes.append(("firstItem", view)) }
        attributes += [("firstAttribute", one(of: ["width", "height"])), ("constant", "\(number(0...300))")]
      } else {
        let names = chance(50) ? edges : sides
        let isRightToLeft = ["leading", "trailing", "centerX"]
        let first = one(of: names)
        let fitting =
          first == "left" || first == "right"
          ? ["left", "right"] : names.filter { names == edges || isRightToLeft.contains($0) }
        attributes = [("firstItem", one(of: items)), ("firstAttribute", first)]
        if chance(20) { attributes.append(("relation", one(of: ["lessThanOrEqual", "greaterThanOrEqual"]))) }
        attributes += [("secondItem", id), ("secondAttribute", one(of: fitting))]
        if chance(60) { attributes.append(("constant", "\(number(-40...40))")) }
      }
      if chance(15) { attributes.append(("priority", one(of: ["250", "500", "750", "999", "1000"]))) }
      if chance(10) { attributes.append(("multiplier", one(of: ["1:2", "2/3", "0.75", "16:9"]))) }
      if chance(5) { attributes.append(("placeholder", "YES")) }
      if chance(5) { attributes.append(("symbolType", "layoutAnchor")) }
      leaf("constraint", attributes + [("id", constraint)])
    }
    close("constraints")
    guard chance(15) else { return }
    open(
      "variation",
      [
        (
          "key",
          one(of: [
            "default", "heightClass=compact", "widthClass=regular", "heightClass=regular-widthClass=compact",
          ])
        )
      ]
    )
    open("mask", [("key", "constraints")])
    leaf(one(of: ["exclude", "include"]), [("reference", one(of: written))])
    close("mask")
    close("variation")
  }
}

// MARK: - Values

extension RandomInterface {
  private mutating func writeColor(_ key: String?) {
    let key = key.map { [("key", $0)] } ?? []
    switch number(0...5) {
    case 0: leaf("color", key + [("white", "0.5"), ("alpha", "1"), ("colorSpace", "calibratedWhite")])
    case 1:
      leaf(
        "color",
        key + [
          ("systemColor", one(of: ["systemBackgroundColor", "labelColor", "systemMintColor", "glowColor"]))
        ]
      )
    case 2:
      leaf(
        "color",
        key + [("cocoaTouchSystemColor", one(of: ["darkTextColor", "groupTableViewBackgroundColor"]))]
      )
    case 3: leaf("color", key + [("name", one(of: ["Bark", "Blossom", "Missing"]))])
    case 4: leaf("color", key + [("name", "textColor"), ("catalog", "System"), ("colorSpace", "catalog")])
    default:
      let parts = [
        ("red", "0.25"), ("green", "0.5"), ("blue", "0.75"), ("alpha", "1"), ("colorSpace", "custom"),
      ]
      leaf("color", key + parts + [("customColorSpace", one(of: ["sRGB", "displayP3", "calibratedRGB"]))])
    }
  }

  private mutating func writeFont(_ key: String) {
    switch number(0...4) {
    case 0: leaf("fontDescription", [("key", key), ("style", "UICTFontTextStyleBody")])
    case 1:
      leaf(
        "fontDescription",
        [("key", key), ("name", "AvenirNext-Bold"), ("family", "Avenir Next"), ("pointSize", "15")]
      )
    case 2: leaf("fontDescription", [("key", key), ("type", "boldSystem"), ("size", "button")])
    case 3:
      leaf(
        "fontDescription",
        [("key", key), ("name", "OrchardSerif"), ("family", "Orchard Serif"), ("pointSize", "18")]
      )
    default:
      leaf(
        "fontDescription",
        [("key", key), ("type", "system"), ("weight", one(of: ["thin", "heavy"])), ("pointSize", "17")]
      )
    }
  }

  private mutating func writeAttributedString(_ key: String) {
    open("attributedString", [("key", key)])
    for _ in 0..<number(0...2) {
      open("fragment", [("content", value(.text))])
      open("attributes", [])
      writeColor("NSColor")
      leaf("font", [("key", "NSFont"), ("size", "14"), ("name", one(of: ["HelveticaNeue", ".SFUIText"]))])
      leaf(
        "paragraphStyle",
        [("key", "NSParagraphStyle"), ("alignment", "center"), ("lineBreakMode", "wordWrapping")]
      )
      close("attributes")
      close("fragment")
    }
    close("attributedString")
  }

  /// Writes a child of an object. Objects inside have ids and no expectations.
  private mutating func writeChild(_ name: String, _ key: String?) {
    let keyed = key.map { [("key", $0)] } ?? []
    switch name {
    case "color": writeColor(key)
    case "fontDescription": writeFont(key ?? "")
    case "attributedString": writeAttributedString(key ?? "")
    case "edgeInsets": leaf(name, keyed + [("top", "4"), ("left", "8"), ("bottom", "4"), ("right", "8")])
    case "directionalEdgeInsets":
      leaf(name, keyed + [("top", "4"), ("leading", "8"), ("bottom", "4"), ("trailing", "8")])
    case "inset":
      leaf(
        name,
        keyed + [("minX", "1"), ("minY", "2"), ("maxX", "2.2250738585072014e-308"), ("maxY", "0.0")]
      )
    case "size": leaf(name, keyed + [("width", "\(number(0...900))"), ("height", "12.5")])
    case "point": leaf(name, keyed + [("x", "139"), ("y", "-20.5")])
    case "string", "mutableString":
      lines.append(
        "<\(name) key=\"\(key ?? "")\">first\nsecond &amp; third</\(name)>".replacingOccurrences(
          of: "\n",
          with: "&#10;"
        )
      )
    case "accessibility":
      open(name, keyed + [("label", value(.text)), ("identifier", "row")])
      leaf(
        "accessibilityTraits",
        [("key", "traits"), (one(of: ["button", "header", "keyboardKey", "summaryElement"]), "YES")]
      )
      close(name)
    case "textInputTraits":
      leaf(
        name,
        keyed + [
          ("keyboardType", one(of: ["default", "URL", "decimalPad", "emailAddress"])),
          ("returnKeyType", one(of: ["go", "done", "continue"])),
          ("textContentType", one(of: ["email", "one-time-code"])),
        ]
      )
    case "state":
      open(
        name,
        keyed + [("title", value(.text))] + (chance(30) ? [("image", "leaf"), ("catalog", "system")] : [])
      )
      if chance(50) { writeColor("titleColor") }
      close(name)
    case "buttonConfiguration":
      leaf(
        name,
        keyed + [("style", one(of: ["plain", "gray", "tinted", "filled"])), ("title", value(.text))]
      )
    case "blurEffect": leaf(name, [("style", one(of: ["dark", "systemMaterial", "prominent"]))])
    case "vibrancyEffect":
      open(name, [])
      leaf("blurEffect", [("style", "light")])
      close(name)
    case "date": leaf(name, keyed + [("timeIntervalSinceReferenceDate", "\(number(1...900)).25")])
    case "locale": leaf(name, keyed + [("localeIdentifier", one(of: ["de_DE", "zh_CN"]))])
    case "timeZone": leaf(name, keyed + [("name", "Europe/Berlin")])
    case "calendar": leaf(name, keyed + [("identifier", "gregorian")])
    case "extendedEdge": leaf(name, keyed + [("top", "YES")])
    case "segments":
      open(name, [])
      for title in ["One", "Two"] { leaf("segment", [("title", title)]) }
      close(name)
    case "items": writeItems(key ?? "")
    case "prototypes", "cells": writeCells(name)
    case "navigationItem", "tabBarItem": leaf(name, keyed + [("title", value(.text)), ("id", id())])
    case "collectionViewFlowLayout":
      open(name, keyed + [("minimumLineSpacing", "\(number(0...20))"), ("id", id())])
      leaf("size", [("key", "itemSize"), ("width", "\(number(1...128))"), ("height", "60")])
      close(name)
    case "menu":
      open(name, keyed + [("id", id())])
      open("menuElements", [])
      leaf("command", [("title", "First"), ("id", id())])
      close("menuElements")
      close(name)
    default: leaf(name, keyed)
    }
  }

  private mutating func writeItems(_ name: String) {
    open("items", [])
    let titled = [("title", value(.text)), ("id", id())]
    leaf(
      name,
      name == "barButtonItem" && chance(50)
        ? [("systemItem", one(of: ["done", "flexibleSpace"])), ("id", id())] : titled
    )
    close("items")
  }

  private mutating func writeCells(_ list: String) {
    let name = list == "cells" ? "collectionViewCell" : "tableViewCell"
    let isOuter = !isPrototype
    isPrototype = true
    open(list, [])
    let count = number(1...2)
    if isOuter { prototypes.append((parent, count)) }
    for index in 0..<count {
      open(name, [("contentMode", "center"), ("reuseIdentifier", "Cell\(index)"), ("id", id())])
      leaf("rect", [("key", "frame"), ("x", "0.0"), ("y", "28"), ("width", "375"), ("height", "44")])
      open(
        "\(name)ContentView",
        [("key", "contentView"), ("opaque", "NO"), ("contentMode", "center"), ("id", id())]
      )
      leaf("rect", [("key", "frame"), ("x", "0.0"), ("y", "0.0"), ("width", "375"), ("height", "44")])
      if chance(60) {
        open("subviews", [])
        _ = writeView(one(of: ["label", "button", "imageView", "switch"]), depth: 4, key: nil)
        close("subviews")
      }
      close("\(name)ContentView")
      close(name)
    }
    close(list)
    if isOuter { isPrototype = false }
  }
}
