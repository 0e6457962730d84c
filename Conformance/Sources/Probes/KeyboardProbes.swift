import UIKit

/// The notifications of one appearance and disappearance of the keyboard.
@MainActor private final class KeyboardRecords {
  private(set) var list: [KeyboardRecord] = []

  func add(_ record: KeyboardRecord) { list.append(record) }
  func clear() { list = [] }
  subscript(name: String) -> KeyboardRecord? { list.first { $0.name == name } }
}

extension ProbeStage {
  /// Starts to record the keyboard's notifications.
  fileprivate func keyboard() -> KeyboardRecords {
    let records = KeyboardRecords()
    for name in KeyboardRecord.names.keys { observe(name) { records.add($0) } }
    return records
  }

  /// Shows the keyboard for a new field, and returns the notifications.
  fileprivate func shown() async -> (KeyboardRecords, UITextField) {
    let records = keyboard(), field = field("A")
    field.becomeFirstResponder()
    await wait(1)
    return (records, field)
  }

  fileprivate var screen: CGRect { window.screen.bounds }
}

extension Probe {
  /// The notifications of the keyboard, their order and user info, and the layout guide.
  static let keyboards: [Probe] = [
    Probe("KN1", "the times of will-show and did-show", facts: ["KN2", "KN35"]) { stage in
      let records = stage.keyboard(), field = stage.field("A")
      field.becomeFirstResponder()
      stage.log("will-show is posted inside becomeFirstResponder()", records["willShow"] != nil)
      stage.log("did-show is posted inside it", records["didShow"] != nil)
      await stage.wait(1)
      stage.log("did-show is posted later", records["didShow"] != nil)
    },
    Probe("KN3", "the times of will-hide and did-hide", facts: ["KN4", "KN35"]) { stage in
      let (records, field) = await stage.shown()
      field.resignFirstResponder()
      stage.log("will-hide is posted inside resignFirstResponder()", records["willHide"] != nil)
      stage.log("did-hide is posted inside it", records["didHide"] != nil)
      await stage.wait(1)
      stage.log("did-hide is posted later", records["didHide"] != nil)
    },
    Probe("KN5", "the order of a disappearance", facts: ["KN6"]) { stage in
      let (records, field) = await stage.shown()
      records.clear()
      field.resignFirstResponder()
      await stage.wait(1)
      stage.log("the notifications", records.list.map(\.name))
    },
    Probe("KN7", "the deprecated keys", facts: ["KN8", "KN9"]) { stage in
      let (records, _) = await stage.shown()
      let keys = records["willShow"]?.keys ?? []
      stage.log("the user info has the center at the beginning", keys.contains("CenterBegin"))
      stage.log("the center at the end", keys.contains("CenterEnd"))
      stage.log("the bounds", keys.contains("Bounds"))
    },
    Probe("KN10", "the duration", facts: ["KN18", "KN21"]) { stage in
      let (records, _) = await stage.shown()
      stage.log("that of will-show, in seconds", CGFloat(records["willShow"]?.duration ?? -1))
    },
    Probe("KN10-2", "the duration of a disappearance", facts: ["KN18", "KN21"]) { stage in
      let (records, field) = await stage.shown()
      field.resignFirstResponder()
      await stage.wait(1)
      stage.log("that of will-hide, in seconds", CGFloat(records["willHide"]?.duration ?? -1))
    },
    Probe("KN11", "the curve", facts: ["KN24"]) { stage in
      let (records, _) = await stage.shown()
      stage.log("that of will-show", records["willShow"]?.curve ?? -1)
    },
    Probe("KN12", "the frame at the beginning", facts: ["KN26"]) { stage in
      let (records, _) = await stage.shown()
      let frame = records["willShow"]?.begin ?? .null
      stage.log("it begins at the bottom of the screen", frame.minY == stage.screen.maxY)
      stage.log("it is as wide as the screen", frame.width == stage.screen.width)
    },
    Probe("KN13", "the frame at the end", facts: ["KN26"]) { stage in
      let (records, _) = await stage.shown()
      let frame = records["willShow"]?.end ?? .null
      stage.log("it ends at the bottom of the screen", frame.maxY == stage.screen.maxY)
      stage.log("it is as wide as the screen", frame.width == stage.screen.width)
      stage.log("it has a height", frame.height > 100)
    },
    Probe("KN13-2", "the frames of a disappearance", facts: ["KN12", "KI114"]) { stage in
      let (records, field) = await stage.shown()
      field.resignFirstResponder()
      await stage.wait(1)
      let shown = records["willShow"]?.end, hide = records["willHide"]
      stage.log("will-hide begins with the frame of will-show", hide?.begin == shown)
      stage.log("it ends at the bottom of the screen", hide?.end?.minY == stage.screen.maxY)
      stage.log("it keeps its size", hide?.end?.size == shown?.size)
    },
    Probe("KN13-3", "the frames of the four notifications") { stage in
      let (records, _) = await stage.shown()
      let will = records["willShow"]?.end
      stage.log("will-change-frame has the frame of will-show", records["willChangeFrame"]?.end == will)
      stage.log("did-show has it, too", records["didShow"]?.end == will)
    },
    Probe("KN15", "the locality", since: 9) { stage in
      let (records, _) = await stage.shown()
      stage.log("the keyboard belongs to this app", records["willShow"]?.isLocal ?? false)
    },
    Probe("KN22", "the duration without animations") { stage in
      let records = stage.keyboard(), field = stage.field("A")
      UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
      await stage.wait(1)
      stage.log("that of will-show, in seconds", CGFloat(records["willShow"]?.duration ?? -1))
    },
    Probe("KN28", "the keys of did-hide", since: 9) { stage in
      let (records, field) = await stage.shown()
      field.resignFirstResponder()
      await stage.wait(1)
      let keys = records["didHide"]?.keys ?? []
      stage.log("it has a duration", keys.contains("AnimationDuration"))
      stage.log("it has a curve", keys.contains("AnimationCurve"))
      stage.log("it has the locality", keys.contains("IsLocal"))
    },
    Probe("KN31", "the object of the notifications") { stage in
      let (records, _) = await stage.shown()
      let object = records["willShow"].map(\.object) ?? nil
      stage.log("it is nil", object == nil)
      stage.log("it is the screen", object == ObjectIdentifier(stage.window.screen))
    },
    Probe("S4b", "a switch between fields of one keyboard type") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls)
      let old = stage.field("A", delegate), new = stage.field("B", delegate)
      old.becomeFirstResponder()
      await stage.wait(1)
      _ = calls.take()
      stage.recordKeyboard(in: calls)
      new.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the calls and notifications", calls.take())
    },
    Probe("S4c", "a switch between fields with accessory views of their own") { stage in
      let calls = Calls(), old = stage.field("A"), new = stage.field("B")
      for field in [old, new] {
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      }
      old.becomeFirstResponder()
      await stage.wait(1)
      stage.recordKeyboard(in: calls)
      new.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the notifications", calls.take())
    },
    Probe("S15", "a controller with only an accessory view") { stage in
      final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
      }
      let chat = Chat(), calls = Calls()
      stage.window.rootViewController = chat
      await stage.turn()
      stage.recordKeyboard(in: calls)
      chat.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the bar is in a window", chat.bar.window != nil)
      stage.log("will-show is posted", calls.take().contains("willShow"))
      chat.resignFirstResponder()
      await stage.wait(1)
    },
    Probe("S16b", "an accessory view that is added to a visible keyboard") { stage in
      let (records, field) = await stage.shown()
      let before = records["willShow"]?.end
      records.clear()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.reloadInputViews()
      await stage.wait(1)
      let after = records["willShow"]?.end
      stage.log("the notifications", records.list.map(\.name))
      if let before, let after { stage.log("the frame grows by", after.height - before.height) }
    },
    Probe("S1b", "an input view in place of the keyboard", facts: ["A60"]) { stage in
      let records = stage.keyboard(), field = stage.field("A")
      let input = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      field.inputView = input
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the view is in a window", input.window != nil)
      stage.log("the notifications", records.list.map(\.name))
    },
    Probe("S16a", "an accessory view that will-show adds") { stage in
      let records = stage.keyboard(), field = stage.field("A")
      var isAdded = false
      stage.observe(UIResponder.keyboardWillShowNotification) { _ in
        guard !isAdded else { return }
        isAdded = true
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        field.reloadInputViews()
      }
      field.becomeFirstResponder()
      await stage.wait(1.5)
      let shows = records.list.filter { $0.name == "didShow" }
      stage.log("did-show is posted", shows.count)
      stage.log(
        "the last frame is higher than the first by",
        (shows.last?.end?.height ?? 0) - (shows.first?.end?.height ?? 0)
      )
    },
    Probe("KI57", "the frame and an accessory view", since: 26) { stage in
      let (records, field) = await stage.shown()
      let plain = records["willShow"]?.end?.height ?? 0
      field.resignFirstResponder()
      await stage.wait(1)
      records.clear()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the frame is higher by", (records["willShow"]?.end?.height ?? 0) - plain)
    },
    Probe("KI68", "a scroll view around the focused field", since: 26) { stage in
      let scroll = UIScrollView(frame: stage.view.bounds), field = UITextField()
      scroll.contentSize = CGSize(width: 300, height: 3000)
      field.frame = CGRect(x: 10, y: 100, width: 200, height: 30)
      stage.view.addSubview(scroll)
      scroll.addSubview(field)
      stage.view.layoutIfNeeded()
      let before = scroll.adjustedContentInset.bottom
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("its adjusted inset contains the keyboard", scroll.adjustedContentInset.bottom > before + 100)
      stage.log("its content inset", scroll.contentInset)
      field.resignFirstResponder()
      await stage.wait(1)
    },
    Probe("KG1", "the layout guide of the keyboard", facts: ["KI65"], since: 15) { stage in
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(marker)
      NSLayoutConstraint.activate([
        marker.topAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
        marker.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.view.layoutIfNeeded()
      let safe = stage.view.bounds.maxY - stage.view.safeAreaInsets.bottom
      stage.log("without a keyboard its top is the bottom of the safe area", marker.frame.minY == safe)
      let (records, field) = await stage.shown()
      stage.log("with one it is the top of the frame", marker.frame.minY == records["willShow"]?.end?.minY)
      field.resignFirstResponder()
      await stage.wait(1)
      stage.log("after the disappearance it is at the safe area", marker.frame.minY == safe)
    },
    Probe("KG6", "the safe area and the keyboard", since: 11) { stage in
      let before = stage.view.safeAreaInsets
      let (records, _) = await stage.shown()
      stage.log("the keyboard changes the safe area", stage.view.safeAreaInsets != before)
      stage.log(
        "its frame ends at the bottom of the screen",
        records["willShow"]?.end?.maxY == stage.screen.maxY
      )
    },
  ]
}
