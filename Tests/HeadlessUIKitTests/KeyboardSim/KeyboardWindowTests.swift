import Foundation
import HeadlessUIKit
import Testing

/// The windows and views that apps find on each system.
@MainActor @Suite struct KeyboardWindowTests {
  /// A device with a system, and a field of digits or letters in a controller.
  @MainActor private struct Scene {
    let simulator: Simulator
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))

    init(_ device: Device, _ system: SystemVersion, _ type: KeyboardType = .default) {
      simulator = Simulator(device: device, system: system)
      field.keyboardType = type
      controller.view.addSubview(field)
      simulator.launch(controller)
    }

    var windows: [Window] { simulator.application.windows }
    var classes: [String] { windows.map(\.systemClassName) }

    func show() {
      field.becomeFirstResponder()
      simulator.settle()
    }

    func hide() {
      field.resignFirstResponder()
      simulator.settle()
    }

    /// The class names in the windows after the app's own, as trees.
    var trees: String { windows.dropFirst().map(\.classTree).joined(separator: "\n") }

    /// Returns a diary that records at each notification the windows, and the contents of the second one.
    func watch() -> Diary {
      let diary = Diary()
      for name in ["WillShow", "DidShow", "WillHide", "DidHide"] {
        let full = Notification.Name("UIKeyboard\(name)Notification")
        let application = simulator.application
        _ = simulator.notifications.addObserver(forName: full) { _ in
          let second = application.windows.count > 1 ? application.windows[1].subviews : []
          let classes = second.map(\.systemClassName).joined(separator: " ")
          diary.note("\(name): \(application.windows.count), \(classes)")
        }
      }
      return diary
    }
  }

  // MARK: Trees

  /// A system, a device, and the windows after the app's own with their contents.
  struct Era: CustomTestStringConvertible, Sendable {
    var system: SystemVersion
    var device: Device
    var tree: String
    var testDescription: String { "\(device), iOS \(system)" }
  }

  nonisolated private static let star =
    "UIKeyboardImpl\n        UIKeyboardLayoutStar\n          UIKBKeyplaneView"

  nonisolated private static let host8 = """
    UITextEffectsWindow
      UIInputSetContainerView
        UIInputSetHostView
          UIKBInputBackdropView
          UIKeyboardAutomatic
            UIKeyboardImpl
              UIKeyboardPredictionView
              UIKeyboardLayoutStar
                UIKBKeyplaneView
    """

  nonisolated private static let placeholder = """
    UITextEffectsWindow
      UIInputSetContainerView
        UIInputSetHostView
          _UIRemoteKeyboardPlaceholderView
    """

  nonisolated private static let remote = """
    UIRemoteKeyboardWindow
      UIInputSetContainerView
        UIInputSetHostView
          UIKBInputBackdropView
          _UIKBCompatInputView
            UIKeyboardAutomatic
              UIKeyboardImpl
                UIKeyboardPredictionView
                UIKeyboardLayoutStar
                  UIKBKeyplaneView
    """

  nonisolated private static func peripheral(_ keyboard: String, _ keys: String, corners: Int) -> String {
    let corner = "\n  UIKeyboardCornerView"
    return "UITextEffectsWindow\n  UIPeripheralHostView\n\(keyboard)\(keys)"
      + String(repeating: corner, count: corners)
  }

  nonisolated static let eras = [
    Era(
      system: "2.0",
      device: .iPhone,
      tree: "UITextEffectsWindow\n  UIKeyboard\n    UIKeyboardImpl\n      UIKeyboardLayoutRoman"
    ),
    Era(
      system: "3.1.3",
      device: .iPhone3GS,
      tree: "UITextEffectsWindow\n  UIKeyboard\n    UIKeyboardImpl\n      UIKeyboardLayoutStar"
    ),
    Era(
      system: "3.2",
      device: .iPad,
      tree: peripheral("    UIKeyboard\n", "      UIKeyboardImpl\n        UIKeyboardLayoutStar", corners: 0)
    ),
    Era(
      system: "4.3",
      device: .iPhone4,
      tree: peripheral("    UIKeyboard\n", "      UIKeyboardImpl\n        UIKeyboardLayoutStar", corners: 2)
    ),
    Era(
      system: "5.1",
      device: .iPhone4,
      tree: peripheral("    UIKeyboardAutomatic\n", "      " + star, corners: 2)
    ),
    Era(
      system: "6.1",
      device: .iPad2,
      tree: peripheral("    UIKeyboardAutomatic\n", "      " + star, corners: 0)
    ),
    Era(
      system: "7.1",
      device: .iPhone4,
      tree: peripheral("    UIKBInputBackdropView\n    UIKeyboardAutomatic\n", "      " + star, corners: 0)
    ),
    Era(system: "8.4", device: .iPhone5s, tree: host8),
    Era(system: "9.3", device: .iPhone5s, tree: "\(placeholder)\n\(remote)"),
    Era(system: "12.5", device: .iPhone5s, tree: "\(placeholder)\n\(remote)"),
    Era(system: "15.8", device: .iPhone8, tree: "\(placeholder)\n\(remote)"),
    Era(system: "16.7", device: .iPhone8, tree: placeholder),
    Era(system: "18.0", device: .iPhone16, tree: placeholder),
  ]

  @Test(.fact("KW2", "KW3", "KW4", "KW5", "KW6", "KW7", "KW8", "KW9", "KW14"), arguments: eras)
  func `a walk over the shown keyboard finds these windows and views, and no key`(era: Era) {
    // Pads before iOS 9 have letters in the keys' table; phones of 375 points have none in theirs.
    let scene = Scene(era.device, era.system, era.device == .iPhone8 ? .numberPad : .default)
    #expect(scene.classes == ["Window"])
    scene.show()
    let tree =
      era.device == .iPhone8
      ? era.tree.components(separatedBy: "\n").filter { !$0.hasSuffix("PredictionView") }
        .joined(separator: "\n") : era.tree
    #expect(scene.trees == tree)
    scene.hide()
    #expect(scene.trees == "UITextEffectsWindow", "the text-effects window stays, and nothing in it")
    scene.show()
    #expect(scene.trees == tree)
  }

  @Test(
    .fact("KW2", "KW3", "KW4", "KW8", "KW9"),
    arguments: [
      (
        "3.1.3",
        ["WillShow: 2, UIKeyboard", "DidShow: 2, UIKeyboard", "WillHide: 2, UIKeyboard", "DidHide: 2, "]
      ),
      (
        "6.1",
        [
          "WillShow: 2, ", "DidShow: 2, UIPeripheralHostView UIKeyboardCornerView UIKeyboardCornerView",
          "WillHide: 2, UIPeripheralHostView UIKeyboardCornerView UIKeyboardCornerView", "DidHide: 2, ",
        ]
      ),
      (
        "8.4",
        [
          "WillShow: 2, ", "DidShow: 2, UIInputSetContainerView", "WillHide: 2, UIInputSetContainerView",
          "DidHide: 2, ",
        ]
      ),
      (
        "9.3",
        [
          "WillShow: 3, ", "DidShow: 3, UIInputSetContainerView", "WillHide: 3, UIInputSetContainerView",
          "DidHide: 2, ",
        ]
      ),
      (
        "16.7",
        [
          "WillShow: 2, ", "DidShow: 2, UIInputSetContainerView", "WillHide: 2, UIInputSetContainerView",
          "DidHide: 2, ",
        ]
      ),
    ]
  )
  func `the views are in the window at will-show, or from 3_2 one turn of the clock later`(
    system: String,
    seen: [String]
  ) throws {
    let devices: [String: Device] = ["3.1.3": .iPhone3GS, "6.1": .iPhone4, "16.7": .iPhone8]
    let scene = Scene(devices[system] ?? .iPhone5s, try #require(SystemVersion(system)), .numberPad)
    let diary = scene.watch()
    for _ in 0..<2 {
      scene.show()
      scene.hide()
      #expect(diary.take() == seen)
    }
  }

  @Test(.fact("KW4")) func `one turn after will-show the host is below the screen, on its way up`() {
    let scene = Scene(.iPhone4, "4.3")
    var first: CGRect?
    _ = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) { _ in
      _ = scene.simulator.application.context.schedule(after: .zero, label: "delayed perform") {
        first = scene.windows[1].subviews.first?.presentation.frame
      }
    }
    scene.show()
    #expect(first == CGRect(x: 0, y: 480, width: 320, height: 216))
    let frames = scene.windows[1].subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 264, width: 320, height: 216), CGRect(x: 0, y: 473, width: 7, height: 7),
        CGRect(x: 313, y: 473, width: 7, height: 7),
      ]
    )
  }

  @Test(.fact("KW10", "KI71")) func `iOS 26 has the windows of 18, with views of other classes`() {
    let scene = Scene(.iPhone16, "26.0")
    let bar = View.bar("bar")
    scene.field.inputAccessoryView = bar
    scene.field.inputView = View.bar("pad")
    scene.show()
    #expect(
      scene.trees
        == "UITextEffectsWindow\n  UITrackingWindowView\n    UIKeyboardItemContainerView\n      View\n      View"
    )
  }

  @Test(
    .fact("KW5", "KW7", "KW8"),
    arguments: [("5.1", Device.iPhone4), ("8.4", .iPhone5s), ("9.3", .iPhone5s)]
  )
  func `the accessory view is in the text-effects window's host`(system: String, device: Device) throws {
    let scene = Scene(device, try #require(SystemVersion(system)))
    let bar = View.bar("bar")
    scene.field.inputAccessoryView = bar
    scene.show()
    #expect(bar.superview === scene.simulator.textEffectsHost && bar.window === scene.windows[1])
    #expect(bar.superview?.subviews.last === bar && bar.frame.minY == 0)
    // It receives touches, also where the keys are in a window in front of it.
    let hit = Button(frame: bar.bounds)
    var taps = 0
    hit.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    bar.addSubview(hit)
    try scene.simulator.user.tap(hit)
    try scene.simulator.user.type("a")
    #expect(taps == 1 && scene.field.text == "a")
  }

  @Test(arguments: eras) func `views are made once, and come again with each show`(era: Era) {
    let scene = Scene(era.device, era.system, .numberPad)
    func views() -> [ObjectIdentifier] {
      var found: [ObjectIdentifier] = []
      func look(_ view: View) {
        found.append(ObjectIdentifier(view))
        for subview in view.subviews { look(subview) }
      }
      for window in scene.windows.dropFirst() { look(window) }
      scene.simulator.keyboard.view.map(look)
      return found
    }
    scene.show()
    let first = views()
    for _ in 0..<3 {
      scene.hide()
      scene.show()
      #expect(views() == first)
    }
  }

  // MARK: Levels, names, keys

  @Test(
    .fact("KW6", "KW7", "KW8", "KW13"),
    arguments: [
      ("7.1", Device.iPhone4, [0, 1]), ("8.4", .iPhone5s, [0, 1]), ("9.3", .iPhone5s, [0, 1, 10_000_000]),
    ]
      as [(String, Device, [CGFloat])]
  )
  func `the windows stand in the order of their levels`(system: String, device: Device, levels: [CGFloat])
    throws
  {
    let scene = Scene(device, try #require(SystemVersion(system)))
    scene.show()
    #expect(scene.windows.map(\.windowLevel.rawValue) == levels)
  }

  @Test(.fact("KW16")) func `another window of the program's stands before the text-effects window`() {
    let scene = Scene(.iPhone4, "4.3")
    scene.show()
    let other = scene.simulator.perform { Window(frame: scene.simulator.screen.bounds) }
    other.isHidden = false
    #expect(scene.windows[1] === other && scene.classes == ["Window", "Window", "UITextEffectsWindow"])
  }

  @Test(.fact("KW11"))
  func `descriptions begin with the class, have an address, and are the same in each run`() {
    let texts = (0..<2).map { _ in
      let scene = Scene(.iPhone3GS, "3.1.3")
      scene.show()
      return scene.windows[1].recursiveDescription()
    }
    #expect(texts[0] == texts[1])
    let pattern = /<UIKeyboard: 0x[0-9a-f]+; frame = \(0 264; 320 216\)>/
    #expect(texts[0].components(separatedBy: "| ")[1].contains(pattern))
    #expect(View().description == "<View: frame = (0 0; 0 0)>", "the program's views have no address")
  }

  @Test(.fact("KW11")) func `a program that looks for the bare name finds it if brackets are dropped`() {
    let scene = Scene(.iPhone3GS, "3.1.3")
    scene.show()
    func finds() -> Bool { scene.windows[1].subviews.contains { $0.description.hasPrefix("UIKeyboard") } }
    #expect(!finds())
    scene.simulator.application.dropsBracketOfSystemViews = true
    #expect(finds() && scene.field.description.hasPrefix("<TextField"))
  }

  @Test(.fact("KW14"), arguments: eras)
  func `keys are read through the keyplane, and tapped as elements`(era: Era) throws {
    let scene = Scene(era.device, era.system, .numberPad)
    scene.show()
    let keyplane = try #require(scene.simulator.keyboard.view?.keyplane)
    #expect(keyplane.subviews.isEmpty)
    let five = try #require(keyplane.keys.first { $0.representedString == "5" })
    #expect(five.accessibilityFrame == keyplane.convert(five.frame, to: nil))
    #expect(five.accessibilityLabel == "5")
    try scene.simulator.user.tap(five)
    #expect(scene.field.text == "5")
  }

  @Test(.fact("KW14")) func `the character of a letter key follows shift`() throws {
    let scene = Scene(.iPhone4, "4.3")
    scene.show()
    func first() -> String? { scene.simulator.keyboard.view?.keyplane?.keys.first?.representedString }
    #expect(first() == "Q")
    try scene.simulator.user.type("A")
    #expect(first() == "q")
  }

  // MARK: The edit menu

  @Test(
    .fact("KW6", "KW15"),
    arguments: [
      ("6.1", Device.iPhone4, ["Window", "UITextEffectsWindow"], 1),
      ("7.1", .iPhone4, ["Window", "UITextEffectsWindow", "UITextEffectsWindow"], 2),
      ("9.3", .iPhone5s, ["Window", "UITextEffectsWindow", "UIRemoteKeyboardWindow"], 1),
    ]
  )
  func `the edit menu is in a text-effects window`(
    system: String,
    device: Device,
    classes: [String],
    place: Int
  ) throws {
    let scene = Scene(device, try #require(SystemVersion(system)))
    scene.field.text = "Ada"
    scene.show()
    let menu = scene.simulator.perform { MenuController.shared }
    menu.showMenu(from: scene.field, rect: scene.field.bounds)
    scene.simulator.settle()
    #expect(scene.classes == classes)
    #expect(scene.windows[place].subviews.last?.systemClassName == "UICalloutBar")
    if place == 2 { #expect(scene.windows[2].windowLevel.rawValue == 2100) }
    menu.hideMenu()
    scene.simulator.settle()
    #expect(scene.classes == classes, "the window stays")
    #expect(scene.windows[place].subviews.last?.systemClassName != "UICalloutBar")
  }

  // MARK: Views that apps add

  @Test(.fact("KW17", "KB17"), arguments: [("6.1", Device.iPhone4, false), ("9.3", .iPhone5s, true)])
  func `a view that a program adds to the text-effects window outlives the keyboard, or is behind it`(
    system: String,
    device: Device,
    isCovered: Bool
  ) throws {
    let scene = Scene(device, try #require(SystemVersion(system)))
    scene.show()
    let window = try #require(scene.windows.last { $0.systemClassName == "UITextEffectsWindow" })
    let hud = Button(frame: CGRect(x: 100, y: 360, width: 120, height: 60))
    var taps = 0
    hud.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(hud)
    #expect((scene.simulator.user.obstacle(to: hud) == nil) == !isCovered)
    if !isCovered { try scene.simulator.user.tap(hud) }
    scene.hide()
    #expect(hud.window === window && scene.windows.last === window, "it stays when the keyboard is gone")
    try scene.simulator.user.tap(hud)
    #expect(taps == (isCovered ? 1 : 2))
    scene.show()
    #expect(window.subviews.last === hud)
  }

  @Test func `nothing of the system's windows outlives the simulator`() {
    weak var window: Window?
    weak var menuWindow: Window?
    weak var application: Application?
    do {
      let scene = Scene(.iPhone4, "7.1")
      scene.field.text = "Ada"
      scene.show()
      let menu = scene.simulator.perform { MenuController.shared }
      menu.showMenu(from: scene.field, rect: scene.field.bounds)
      (window, menuWindow) = (scene.windows[1], scene.windows[2])
      application = scene.simulator.application
      scene.simulator.settle()
    }
    #expect(window == nil && menuWindow == nil && application == nil)
  }
}
