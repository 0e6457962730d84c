import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// Bars and their items.
  static let bars: [NibFamily] = [
    NibFamily(NavigationBar.self, "navigationBar", "UINavigationBar", hasInitializer: false) { bar, reader in
      reader.set(try reader.barStyle()) { bar.barStyle = $0 }
      try reader.flag("translucent") { bar.isTranslucent = $0 }
      try reader.flag("largeTitles") { bar.prefersLargeTitles = $0 }
      try reader.color("barTintColor") { bar.barTintColor = $0 }
      let items = try reader.objects("items", as: NavigationItem.self)
      if !items.isEmpty { bar.items = items }
      if let attributes = try reader.textAttributes("titleTextAttributes") {
        bar.titleTextAttributes = attributes
      }
      let element = "navigationBarAppearance"
      try reader.appearance(element, "standardAppearance", NavigationBarAppearance()) {
        bar.standardAppearance = $0
      }
      try reader.appearance(element, "scrollEdgeAppearance", NavigationBarAppearance()) {
        bar.scrollEdgeAppearance = $0
      }
    },
    NibFamily(Toolbar.self, "toolbar", "UIToolbar", hasInitializer: false) { bar, reader in
      let element = "toolbarAppearance"
      try reader.appearance(element, "standardAppearance", ToolbarAppearance()) {
        bar.standardAppearance = $0
      }
      try reader.appearance(element, "scrollEdgeAppearance", ToolbarAppearance()) {
        bar.scrollEdgeAppearance = $0
      }
      reader.set(try reader.barStyle()) { bar.barStyle = $0 }
      try reader.flag("translucent") { bar.isTranslucent = $0 }
      try reader.color("barTintColor") { bar.barTintColor = $0 }
      let items = try reader.objects("items", as: BarButtonItem.self)
      if !items.isEmpty { bar.items = items }
    },
    NibFamily(TabBar.self, "tabBar", "UITabBar", hasInitializer: false) { bar, reader in
      let element = "tabBarAppearance"
      try reader.appearance(element, "standardAppearance", TabBarAppearance()) { bar.standardAppearance = $0 }
      try reader.appearance(element, "scrollEdgeAppearance", TabBarAppearance()) {
        bar.scrollEdgeAppearance = $0
      }
      reader.set(try reader.barStyle()) { bar.barStyle = $0 }
      try reader.flag("translucent") { bar.isTranslucent = $0 }
      try reader.color("barTintColor") { bar.barTintColor = $0 }
      try reader.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
      let items = try reader.objects("items", as: TabBarItem.self)
      if !items.isEmpty { bar.items = items }
      // The color of the selected item is the bar's tint since iOS 7.
      try reader.color("selectedImageTintColor") { bar.tintColor = $0 }
      reader.set(
        try reader.values.choice(
          "itemPositioning",
          [
            "automatic": TabBar.ItemPositioning.automatic, "fill": .fill, "centered": .centered,
          ]
        )
      ) { bar.itemPositioning = $0 }
    },
    NibFamily(BarItem.self, nil, "UIBarItem") { item, reader in
      try reader.text("title") { item.title = $0 }
      try reader.image("image") { item.image = $0 }
      try reader.imageReference("image") { item.image = $0 }
      try reader.flag("enabled") { item.isEnabled = $0 }
      reader.set(try reader.values.integer("tag")) { item.tag = $0 }
      if let values = reader.values.values("accessibility", key: "accessibilityConfiguration") {
        reader.set(values.string("identifier")) { item.accessibilityIdentifier = $0 }
        reader.set(try values.text("label")) { item.accessibilityLabel = $0 }
      }
    },
    NibFamily(BarButtonItem.self, "barButtonItem", "UIBarButtonItem") { item, reader in
      if let name = reader.values.string("systemItem") {
        guard let system = NibBars.systemItem(name) else {
          let text = "expected systemItem to be a system item, found \"\(name)\""
          return try reader.values.warn(reader.values.fail(text))
        }
        item.systemItem = system
        item.title = system.title
        item.style = system.isDone ? .done : .plain
      }
      let styles: KeyValuePairs<String, BarButtonItem.Style> = [
        "plain": .plain, "bordered": .bordered, "done": .done,
      ]
      reader.set(try reader.values.choice("style", styles)) { item.style = $0 }
      try reader.number("width") { item.width = $0 }
      try reader.color("tintColor") { item.tintColor = $0 }
      try reader.flag("selected") { item.isSelected = $0 }
      try reader.flag("hidden") { item.isHidden = $0 }
      if let view = try reader.object("customView", as: View.self) { item.customView = view }
    },
    NibFamily(TabBarItem.self, "tabBarItem", "UITabBarItem") { item, reader in
      if let name = reader.values.string("systemItem") {
        guard
          let system = TabBarItem.SystemItem.allCases.first(where: {
            "\($0)" == name || name == "more" && $0 == .more
          })
        else {
          let text = "expected systemItem to be a system item, found \"\(name)\""
          return try reader.values.warn(reader.values.fail(text))
        }
        item.title = TabBarItem(tabBarSystemItem: system, tag: 0).title
        item.image = TabBarItem(tabBarSystemItem: system, tag: 0).image
      }
      try reader.image("selectedImage") { item.selectedImage = $0 }
      try reader.imageReference("selectedImage") { item.selectedImage = $0 }
      try reader.text("badgeValue") { item.badgeValue = $0 }
      try reader.color("badgeColor") { item.badgeColor = $0 }
    },
    NibFamily(
      NavigationItem.self,
      "navigationItem",
      "UINavigationItem",
      hasInitializer: false,
      apply: NibBars.readNavigationItem
    ) { _ in NavigationItem(title: "") },
  ]
}

extension NibReader {
  func barStyle() throws -> BarStyle? {
    try values.choice("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black])
  }

  /// Sets an appearance of a bar to the one of an element, if there is one.
  func appearance<Appearance: BarAppearance>(
    _ element: String,
    _ key: String,
    _ appearance: Appearance,
    _ change: (Appearance) -> Void
  ) throws {
    guard let element = values.child(element, key: key) else { return }
    let reader = reader(element)
    try reader.color("backgroundColor") { appearance.backgroundColor = $0 }
    try reader.color("shadowColor") { appearance.shadowColor = $0 }
    if let appearance = appearance as? NavigationBarAppearance {
      set(try reader.textAttributes("titleTextAttributes")) { appearance.titleTextAttributes = $0 }
      set(try reader.textAttributes("largeTitleTextAttributes")) { appearance.largeTitleTextAttributes = $0 }
    }
    try reader.values.finish()
    change(appearance)
  }

  /// The font and color of an element `textAttributes`; nil without it.
  func textAttributes(_ key: String) throws -> [NSAttributedString.Key: Any]? {
    guard let element = values.child("textAttributes", key: key) else { return nil }
    let reader = reader(element)
    var attributes: [NSAttributedString.Key: Any] = [:]
    try reader.font("fontDescription") { attributes[.font] = $0 }
    try reader.color("textColor") { attributes[.foregroundColor] = $0 }
    try reader.values.finish()
    return attributes
  }
}

/// The values of items of bars.
@MainActor enum NibBars {
  static func systemItem(_ name: String) -> BarButtonItem.SystemItem? {
    BarButtonItem.SystemItem.allCases.first { "\($0)" == name }
  }

  static func readNavigationItem(_ item: NavigationItem, _ reader: NibReader) throws {
    try reader.text("title") { item.title = $0 }
    try reader.text("prompt") { item.prompt = $0 }
    try reader.text("subtitle") { item.subtitle = $0 }
    try reader.text("backButtonTitle") { item.backButtonTitle = $0 }
    try reader.flag("hidesBackButton") { item.hidesBackButton = $0 }
    try reader.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    let modes: KeyValuePairs<String, NavigationItem.LargeTitleDisplayMode> = [
      "automatic": .automatic, "always": .always, "never": .never,
    ]
    reader.set(try reader.values.choice("largeTitleDisplayMode", modes)) { item.largeTitleDisplayMode = $0 }
    if let view = try reader.object("titleView", as: View.self) { item.titleView = view }
    if let back = try reader.object("backBarButtonItem", as: BarButtonItem.self) {
      item.backBarButtonItem = back
    }
    let left = try reader.object("leftBarButtonItem", as: BarButtonItem.self)
    let lefts = try reader.objects("leftBarButtonItems", as: BarButtonItem.self)
    if left != nil || !lefts.isEmpty { item.leftBarButtonItems = left.map { [$0] } ?? lefts }
    let right = try reader.object("rightBarButtonItem", as: BarButtonItem.self)
    let rights = try reader.objects("rightBarButtonItems", as: BarButtonItem.self)
    if right != nil || !rights.isEmpty { item.rightBarButtonItems = right.map { [$0] } ?? rights }
  }
}
