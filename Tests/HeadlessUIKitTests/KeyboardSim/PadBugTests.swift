import HeadlessUIKit
import Testing

/// Reported bugs of apps with pads' keyboards, each with the report's code and the corrected code.
@MainActor @Suite struct PadBugTests {
  /// A field at the bottom of a scroll view whose inset makes room for the keyboard.
  @MainActor private final class Scene {
    let pad: PadScene
    let scrollView: ScrollView

    init(_ device: Device, _ system: SystemVersion) {
      pad = PadScene(device, system, isEditing: false)
      scrollView = ScrollView(frame: pad.controller.view.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      pad.controller.view.insertSubview(scrollView, at: 0)
    }

    var keyboard: Keyboard { pad.keyboard }
    var inset: CGFloat { scrollView.contentInset.bottom }

    /// Sets the inset to the result of `bottom` with the end frame of each of these notifications.
    func observe(_ names: Notification.Name..., bottom: @escaping @MainActor (CGRect) -> CGFloat) {
      for name in names {
        _ = pad.simulator.notifications.addObserver(forName: name) { [scrollView] in
          let end = $0.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          scrollView.contentInset.bottom = bottom(end)
        }
      }
    }

    /// Returns the height that a keyboard at `frame` covers at the bottom of the scroll view; 0 if the
    /// keyboard is undocked.
    func covered(by frame: CGRect) -> CGFloat {
      guard let window = scrollView.window else { return 0 }
      let inWindow = window.convert(frame, from: nil as Window?)
      let overlap = scrollView.convert(inWindow, from: nil).intersection(scrollView.bounds)
      let reachesEnd = !overlap.isNull && overlap.maxY >= scrollView.bounds.maxY
      return reachesEnd && frame.width >= scrollView.bounds.width ? overlap.height : 0
    }

    func act(_ body: () -> Void) {
      body()
      pad.simulator.settle()
    }
  }

  // MARK: Hardware keyboards

  @Test(
    .fact("KB2"),
    arguments: [(Device.iPadAir2, "9.3", 313, 55), (.iPadPro11Inch, "18.0", 340, 69)]
      as [(Device, SystemVersion, CGFloat, CGFloat)]
  )
  func `with a hardware keyboard the reported height is not the covered height`(
    device: Device,
    system: SystemVersion,
    told: CGFloat,
    covered: CGFloat
  ) {
    let reported = Scene(device, system)
    reported.keyboard.isHardwareKeyboardConnected = true
    reported.observe(Responder.keyboardWillShowNotification) { $0.height }
    reported.act { reported.pad.field.becomeFirstResponder() }
    #expect(reported.inset == told)

    let corrected = Scene(device, system)
    corrected.keyboard.isHardwareKeyboardConnected = true
    corrected.observe(Responder.keyboardWillShowNotification) { corrected.covered(by: $0) }
    corrected.act { corrected.pad.field.becomeFirstResponder() }
    #expect(corrected.inset == covered)
  }

  @Test(.fact("KB2")) func `before iOS 9 it is so with an accessory view`() {
    let reported = Scene(.iPad, "5.1")
    reported.keyboard.isHardwareKeyboardConnected = true
    reported.pad.field.inputAccessoryView = View.bar("bar")
    reported.observe(Responder.keyboardWillShowNotification) { $0.height }
    reported.act { reported.pad.field.becomeFirstResponder() }
    #expect(reported.inset == 308 && reported.covered(by: reported.keyboard.frame) == 44)
  }

  // MARK: Undocked keyboards

  /// The ways to undock the keyboard.
  private enum Way: CaseIterable { case menu, gesture, pinch }

  private func loosen(_ scene: Scene, _ way: Way) {
    switch way {
    case .menu: scene.keyboard.undock(by: .menu)
    case .gesture: scene.keyboard.split(by: .gesture)
    case .pinch: scene.keyboard.float()
    }
  }

  @Test(
    .fact("KB6"),
    arguments: [
      (Device.iPad2, "6.1", Way.menu, false), (.iPadAir2, "8.4", .menu, false),
      (.iPadAir2, "8.4", .gesture, true), (.iPadAir2, "9.3", .gesture, false),
      (.iPadPro11Inch, "18.0", .pinch, true),
    ] as [(Device, SystemVersion, Way, Bool)]
  )
  private func `a keyboard off the bottom leaves an inset to programs that wait for a hide`(
    device: Device,
    system: SystemVersion,
    way: Way,
    isPhantom: Bool
  ) {
    // As reported: every change of the frame sets the inset, and only a hide removes it.
    let reported = Scene(device, system)
    reported.observe(Responder.keyboardWillShowNotification) { $0.height }
    reported.observe(Responder.keyboardWillHideNotification) { _ in 0 }
    reported.act { reported.pad.field.becomeFirstResponder() }
    let full = reported.inset
    #expect(full == reported.keyboard.frame.height)
    reported.act { loosen(reported, way) }
    let stays = way == .gesture && isPhantom
    #expect(reported.inset == (stays ? full : 0))
    // A keyboard that is shown undocked posts only changes of its frame.
    reported.observe(Responder.keyboardWillChangeFrameNotification) { $0.height }
    reported.act { reported.keyboard.move(to: CGPoint(x: 0, y: 200)) }
    let tellsNothing = system < "7.0"
    #expect(reported.inset == (tellsNothing ? 0 : reported.keyboard.frame.height))

    // Corrected: the inset is the part covered at the bottom, whatever the notification.
    let corrected = Scene(device, system)
    corrected.observe(
      Responder.keyboardWillChangeFrameNotification,
      Responder.keyboardDidChangeFrameNotification
    ) { corrected.covered(by: $0) }
    corrected.act { corrected.pad.field.becomeFirstResponder() }
    #expect(corrected.inset == full)
    corrected.act { loosen(corrected, way) }
    #expect(corrected.inset == 0)
    corrected.act { corrected.keyboard.move(to: CGPoint(x: 0, y: 200)) }
    #expect(corrected.inset == 0)
    corrected.act { corrected.pad.field.resignFirstResponder() }
    corrected.act { corrected.pad.field.becomeFirstResponder() }
    #expect(corrected.inset == 0)
    corrected.act { corrected.keyboard.dock() }
    #expect(corrected.inset == full)
    corrected.act { corrected.pad.field.resignFirstResponder() }
    #expect(corrected.inset == 0)
  }

  @Test(.fact("KB6", "S8c")) func `where docking is told twice, programs that add and take away drift`() {
    let scene = Scene(.iPadAir2, "9.3")
    let scrollView = scene.scrollView
    let full = scrollView.frame.height
    for (name, sign) in [
      (Responder.keyboardWillShowNotification, -1), (Responder.keyboardWillHideNotification, 1),
    ] as [(Notification.Name, CGFloat)] {
      _ = scene.pad.simulator.notifications.addObserver(forName: name) { [keyboard = scene.keyboard] _ in
        scrollView.frame.size.height += sign * keyboard.frame.height
      }
    }
    scene.act { scene.pad.field.becomeFirstResponder() }
    scene.act { scene.keyboard.undock() }
    #expect(scrollView.frame.height == full)
    scene.act { scene.keyboard.dock() }
    scene.act { scene.pad.field.resignFirstResponder() }
    #expect(scrollView.frame.height == full - 313)
  }

  // MARK: Apps side by side

  @Test(
    .fact("KG11"),
    arguments: [
      CGRect(x: 448, y: 0, width: 320, height: 1024), CGRect(x: 438, y: 24, width: 320, height: 980),
    ]
  )
  func `a program in a smaller window is told of the screen, and takes its own part`(frame: CGRect) {
    let scene = Scene(.iPadAir2, "12.4")
    scene.pad.simulator.window.frame = frame
    scene.scrollView.frame = scene.pad.controller.view.bounds
    scene.observe(Responder.keyboardWillShowNotification) { $0.height }
    scene.act { scene.pad.field.becomeFirstResponder() }
    let told = scene.pad.take(Responder.keyboardFrameEndUserInfoKey, as: CGRect.self)
    #expect(told.last == CGRect(x: 0, y: 711, width: 768, height: 313))
    #expect(scene.inset == 313)
    let window = scene.pad.simulator.window
    let inWindow = window.convert(scene.keyboard.frame, from: nil as Window?)
    #expect(inWindow == CGRect(x: -frame.minX, y: 711 - frame.minY, width: 768, height: 313))
    #expect(window.convert(inWindow, to: nil as Window?) == scene.keyboard.frame)
    #expect(scene.covered(by: scene.keyboard.frame) == frame.maxY - 711)
  }
}
