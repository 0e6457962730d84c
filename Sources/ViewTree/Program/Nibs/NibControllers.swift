import Foundation
import InterfaceFiles
import Responder
import Simulation

extension NibFamily {
  /// View controllers.
  static let controllers: [NibFamily] = [
    NibFamily(ViewController.self, "viewController", "UIViewController", apply: NibControllers.read),
    NibFamily(TableViewController.self, "tableViewController", "UITableViewController", hasInitializer: false)
    {
      controller,
      reader in
      try reader.flag("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = $0 }
      // The control belongs to the table, and is decoded with it.
      _ = (reader.values.string("style"), reader.values.child(key: "refreshControl"))
    },
    NibFamily(
      CollectionViewController.self,
      "collectionViewController",
      "UICollectionViewController",
      hasInitializer: false
    ) { controller, reader in
      try reader.flag("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = $0 }
    },
    NibFamily(NavigationController.self, "navigationController", "UINavigationController") {
      controller,
      reader in
      if let bar = reader.values.child(key: "navigationBar") {
        try reader.loading.apply(bar, to: controller.navigationBar)
      }
      if let bar = reader.values.child(key: "toolbar") {
        try reader.loading.apply(bar, to: controller.toolbar)
      }
      try reader.flag("navigationBarHidden") { controller.isNavigationBarHidden = $0 }
      try reader.flag("toolbarHidden") { controller.isToolbarHidden = $0 }
      if reader.values.string("toolbarHidden") == nil, reader.values.string("toolbarVisible") == "YES" {
        controller.isToolbarHidden = false
      }
      let stack = try reader.objects("viewControllers", as: ViewController.self)
      let root = try reader.related("rootViewController")
      if !(stack + root).isEmpty { controller.takeArchivedStack(stack + root) }
    },
    NibFamily(TabBarController.self, "tabBarController", "UITabBarController") { controller, reader in
      if let bar = reader.values.child(key: "tabBar") { try reader.loading.apply(bar, to: controller.tabBar) }
      let children =
        try reader.objects("viewControllers", as: ViewController.self)
        + reader.related("viewControllers")
      if !children.isEmpty { controller.takeArchivedControllers(children) }
    },
    NibFamily(SplitViewController.self, "splitViewController", "UISplitViewController") {
      controller,
      reader in
      _ = reader.values.string("style")
      if controller.style == .unspecified {
        let children = try reader.related("masterViewController") + reader.related("detailViewController")
        if !children.isEmpty { controller.viewControllers = children }
      } else {
        let columns: [(String, SplitViewController.Column)] = [
          ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
          ("detailViewController", .secondary), ("compactViewController", .compact),
        ]
        for (name, column) in columns {
          if let child = try reader.related(name).first { controller.setViewController(child, for: column) }
        }
      }
    },
    NibFamily(PageViewController.self, "pageViewController", "UIPageViewController") { _, reader in
      // The initializer takes the values; here they are only checked.
      let choices = [
        ("transitionStyle", ["pageCurl", "scroll"]), ("navigationOrientation", ["horizontal", "vertical"]),
        ("spineLocation", ["none", "min"]),
      ]
      for (name, texts) in choices {
        if let text = reader.values.string(name), !texts.contains(text) {
          let error = "expected \(name) to be one of \(texts.joined(separator: ", ")), found \"\(text)\""
          try reader.values.warn(reader.values.fail(error))
        }
      }
      _ = try reader.values.number("pageSpacing")
    },
  ]
}

extension NibReader {
  /// The controllers that relationship segues of a name lead to, in the file's order.
  func related(_ relationship: String) throws -> [ViewController] {
    guard let storyboard = loading.storyboard else { return [] }
    let segues = values.element.list("connections").filter {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
        && $0.attributes["relationship"] == relationship
    }
    return try segues.filter { !loading.document.isBroken($0) }.compactMap { segue in
      try loading.attempt { try storyboard.make(id: segue.attributes["destination"] ?? "") }
    }
  }
}

/// The values of all view controllers.
@MainActor enum NibControllers {
  private static let presentations: KeyValuePairs<String, ModalPresentationStyle> = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]
  private static let transitions: KeyValuePairs<String, ModalTransitionStyle> = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  static func read(_ controller: ViewController, _ reader: NibReader) throws {
    let values = reader.values
    try reader.text("title") { controller.title = $0 }
    reader.set(try values.choice("modalPresentationStyle", presentations)) {
      controller.modalPresentationStyle = $0
    }
    reader.set(try values.choice("modalTransitionStyle", transitions)) {
      controller.modalTransitionStyle = $0
    }
    try reader.flag("definesPresentationContext") { controller.definesPresentationContext = $0 }
    try reader.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    try reader.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    try reader.flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = $0 }
    reader.set(values.string("restorationIdentifier")) { controller.restorationIdentifier = $0 }
    let identifier = values.string("storyboardIdentifier")
    if try values.bool("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = identifier
    }
    let edges: [(String, RectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    if let names = try values.flags("extendedEdge", key: "edgesForExtendedLayout", of: edges.map(\.0)) {
      controller.edgesForExtendedLayout = RectEdge(edges.filter { names.contains($0.0) }.map(\.1))
    }
    if let size = try values.size("preferredContentSize") { controller.preferredContentSize = size }
    // The size of the canvas.
    _ = (try values.size("freeformSize"), values.child(key: "contentSizeForViewInPopover"))
    if let item = values.child(key: "navigationItem") {
      try reader.loading.apply(item, to: controller.navigationItem)
    }
    if let item = try reader.object("tabBarItem", as: TabBarItem.self) { controller.tabBarItem = item }
    let items = try reader.objects("toolbarItems", as: BarButtonItem.self)
    if !items.isEmpty { controller.toolbarItems = items }
    _ = values.child("layoutGuides")
    _ = (values.child(key: "view"), values.child(key: "tableView"), values.child(key: "collectionView"))
    try readInterface(of: controller, reader)
  }

  private static func readInterface(of controller: ViewController, _ reader: NibReader) throws {
    let interface = ControllerInterface()
    interface.nibName = reader.values.string("nibName")
    controller.interface = interface
    let loading = reader.loading
    guard let storyboard = loading.storyboard else {
      if interface.nibName != nil { Nib.load(into: controller) }
      return
    }
    interface.storyboard = storyboard
    let element = reader.values.element
    let scene = loading.document.scene(of: element.id ?? "") ?? element
    try scene.forEach { segue in
      guard segue.name == "segue", segue.attributes["kind"] != "relationship" else { return }
      guard !loading.document.isBroken(segue) else { return }
      let made = try loading.attempt { try template(segue, controller, storyboard, loading) }
      if let made { interface.segues.append(made) }
    }
    interface.loadView = { [unowned storyboard] controller in
      reportingErrors(otherwise: false) {
        try storyboard.loadView(of: controller, element, scene, loading)
      }
    }
  }

  private static func template(
    _ element: InterfaceElement,
    _ controller: ViewController,
    _ storyboard: Storyboard,
    _ loading: NibLoading
  ) throws -> SegueTemplate {
    let values = loading.values(element)
    let kinds: KeyValuePairs<String, SegueTemplate.Kind> = [
      "show": .show, "push": .push, "showDetail": .showDetail, "replace": .showDetail,
      "presentation": .present, "modal": .present, "popoverPresentation": .popover, "popover": .popover,
      "embed": .embed, "unwind": .unwind, "custom": .custom,
    ]
    guard let kind = try values.choice("kind", kinds) else {
      throw values.fail("expected the attribute kind")
    }
    let id = try values.required("destination")
    let creation = values.string("destinationCreationSelector")
    let template = SegueTemplate(
      id: element.id,
      identifier: values.string("identifier"),
      kind,
      source: controller
    ) { [unowned storyboard] source, sender in
      reportingErrors(otherwise: ViewController()) {
        try storyboard.destination(id, creation, element, source, sender)
      }
    }
    template.element = element
    template.presentationStyle = try values.choice("modalPresentationStyle", presentations)
    template.transitionStyle = try values.choice("modalTransitionStyle", transitions)
    template.isAnimated = try values.bool("animates") ?? true
    template.unwindAction = values.string("unwindAction").map { MethodSelector($0) }
    let anchor = values.string("popoverAnchorView") ?? values.string("popoverAnchorBarButtonItem")
    if let anchor { template.anchor = { [weak loading] in loading?.objects[anchor] } }
    if values.string("customClass") != nil {
      template.type = try loading.attempt {
        guard let type = try NibFamily.type(of: values, nil, in: loading.modules) as? StoryboardSegue.Type
        else {
          throw values.fail("expected a subclass of StoryboardSegue")
        }
        return type
      }
    }
    return template
  }
}
