import HeadlessUIKit
import Testing

/// The ten most reported bugs around the keyboard, and what is said of what they did.
@MainActor @Suite struct WhyBugTests {
  private typealias Keys = Responder

  private func expect(
    _ explanation: Explanation,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(explanation.description == text, sourceLocation: sourceLocation)
  }

  // MARK: Insets

  @Test(.fact("KB2")) func `KB2: more is told than is seen`() {
    let scene = WhyScene(.iPadAir2, "9.3", [Keys.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.edit(scene.form.field)
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 313: +313 by WhyForm.keyboardWillShow at 0 s.
        KB2: FrameEnd (0 969; 768 313) is 313 high, but only 55 of it are on the screen; its height is \
      not what is covered.
        - 0 s: contentInset.bottom 0 -> 313 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 \
      1024; 768 313) -> (0 969; 768 313)
      """
    )
  }

  @Test(.fact("KB4")) func `KB4: a change of the frame is taken for a show`() {
    let scene = WhyScene(
      .iPhone7,
      "10.3",
      [
        Keys.keyboardDidChangeFrameNotification: { $0.inset = $1.height },
        Keys.keyboardWillHideNotification: { form, _ in form.inset = 0 },
      ]
    )
    scene.edit(scene.form.field)
    scene.end()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 258: +258 by WhyForm.keyboardDidChangeFrame at 0.25 s, \
      -258 by WhyForm.keyboardWillHide at 0.25 s, +258 by WhyForm.keyboardDidChangeFrame at 0.5 s.
        KB4: KeyboardDidChangeFrame comes with a hide too: its FrameEnd (0 667; 375 258) is off the \
      screen and covers nothing, but its height was taken for a show.
        - 0.25 s: contentInset.bottom 0 -> 258 by WhyForm.keyboardDidChangeFrame, told by \
      KeyboardDidChangeFrame (0 667; 375 258) -> (0 409; 375 258)
        - 0.25 s: contentInset.bottom 258 -> 0 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 \
      409; 375 258) -> (0 667; 375 258)
        - 0.5 s: contentInset.bottom 0 -> 258 by WhyForm.keyboardDidChangeFrame, told by \
      KeyboardDidChangeFrame (0 409; 375 258) -> (0 667; 375 258)
      """
    )
  }

  @Test(.fact("KB4")) func `KB4: a second show takes the enlarged inset for the original one`() {
    let scene = WhyScene(
      .iPhone7,
      "10.3",
      [
        Keys.keyboardWillShowNotification: {
          $0.original = $0.scrollView.contentInset
          $0.inset += $1.height
        },
        Keys.keyboardWillHideNotification: { form, _ in form.scrollView.contentInset = form.original ?? .zero
        },
      ]
    )
    scene.form.other.keyboardType = .numberPad
    scene.edit(scene.form.field)
    scene.edit(scene.form.other)
    scene.end()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 258: +258 by WhyForm.keyboardWillShow at 0 s, +216 by \
      WhyForm.keyboardWillShow at 0.25 s, -216 by WhyForm.keyboardWillHide at 0.5 s.
        KB4: KeyboardWillShow came 2 times before the hide and changed contentInset.bottom by 258, 216; \
      the hide led back only to what it was before the last, 258, not to 0.
        - 0 s: contentInset.bottom 0 -> 258 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 667; \
      375 258) -> (0 409; 375 258)
        - 0.25 s: contentInset.bottom 258 -> 474 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 \
      409; 375 258) -> (0 451; 375 216)
        - 0.5 s: contentInset.bottom 474 -> 258 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 \
      451; 375 216) -> (0 667; 375 216)
      """
    )
  }

  @Test(.fact("KB5")) func `KB5: a frame that lies on its side`() {
    let scene = WhyScene(.iPhone4, "6.1", [Keys.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.edit(scene.form.field)
    scene.simulator.user.rotate(to: .landscapeLeft)
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 480: +216 by WhyForm.keyboardWillShow at 0 s, +264 by \
      WhyForm.keyboardWillShow at 0.25 s.
        KB5: before iOS 8 frames are told in portrait's coordinates (KN25): in landscape the keyboard's \
      height is FrameEnd's width 162, not its height 480.
        - 0 s: contentInset.bottom 0 -> 216 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 480; \
      320 216) -> (0 264; 320 216)
        - 0.25 s: contentInset.bottom 216 -> 480 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 \
      0; 162 480) -> (0 0; 162 480)
      """
    )
  }

  @Test(.fact("KB5")) func `KB5: a hide whose frame is still on the screen`() {
    let scene = WhyScene(
      .iPhone4,
      "6.1",
      [
        Keys.keyboardDidHideNotification: {
          $0.inset = $1.intersection(CGRect(x: 0, y: 0, width: 320, height: 480)).height
        }
      ]
    )
    scene.edit(scene.form.field)
    scene.simulator.user.rotate(to: .landscapeLeft)
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 216: +216 by WhyForm.keyboardDidHide at 0.25 s.
        KB5: in a rotation KeyboardDidHide tells a FrameEnd (0 264; 320 216) that is still on the screen; \
      after a hide nothing is covered, whatever the frame.
        - 0.25 s: contentInset.bottom 0 -> 216 by WhyForm.keyboardDidHide, told by KeyboardDidHide (0 \
      264; 320 216) -> (0 264; 320 216)
      """
    )
  }

  @Test(.fact("KB5")) func `KB5: an inset from before the turn`() {
    let scene = WhyScene(
      .iPhone16,
      "18.0",
      [
        Keys.keyboardDidShowNotification: {
          guard !$0.isUp else { return }
          ($0.isUp, $0.inset) = (true, $1.height)
        }, Keys.keyboardDidHideNotification: { form, _ in (form.isUp, form.inset) = (false, 0) },
      ]
    )
    scene.edit(scene.form.field)
    scene.simulator.user.rotate(to: .landscapeLeft)
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 336: +336 by WhyForm.keyboardDidShow at 0.25 s.
        KB5: the interface has turned since: KeyboardDidShow at 0.55 s told a height of 219, and no \
      observer changed anything.
        - 0.25 s: contentInset.bottom 0 -> 336 by WhyForm.keyboardDidShow, told by KeyboardDidShow (0 \
      852; 393 336) -> (0 516; 393 336)
      """
    )
  }

  @Test(.fact("KB6")) func `KB6: a keyboard that leaves the bottom without a hide`() {
    let scene = WhyScene(
      .iPadAir2,
      "8.4",
      [
        Keys.keyboardWillShowNotification: { $0.inset = $1.height },
        Keys.keyboardWillHideNotification: { form, _ in form.inset = 0 },
      ]
    )
    scene.edit(scene.form.field)
    scene.keyboard.split(by: .gesture)
    scene.simulator.settle()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 303: +303 by WhyForm.keyboardWillShow at 0 s.
        KB6: the keyboard has left the bottom of the screen, and no hide was posted since \
      KeyboardWillShow at 0 s.
        - 0 s: contentInset.bottom 0 -> 303 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 \
      1024; 768 303) -> (0 721; 768 303)
      """
    )
  }

  @Test(.fact("KB6")) func `KB6: the height of a keyboard that is not at the bottom`() {
    let scene = WhyScene(
      .iPadAir2,
      "9.3",
      [Keys.keyboardWillChangeFrameNotification: { $0.inset = $1.height }]
    )
    scene.edit(scene.form.field)
    scene.keyboard.undock()
    scene.simulator.settle()
    scene.keyboard.move(to: CGPoint(x: 0, y: 200))
    scene.simulator.settle()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 313: +313 by WhyForm.keyboardWillChangeFrame at 0 s, \
      -313 by WhyForm.keyboardWillChangeFrame at 0.25 s, +313 by WhyForm.keyboardWillChangeFrame at 0.5 s.
        KB6: FrameEnd (0 200; 768 313) of KeyboardWillChangeFrame ends above the bottom of the screen: a \
      keyboard that is undocked covers nothing there.
        - 0 s: contentInset.bottom 0 -> 313 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 1024; 768 313) -> (0 711; 768 313)
        - 0.25 s: contentInset.bottom 313 -> 0 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 711; 768 313) -> (0 0; 0 0)
        - 0.5 s: contentInset.bottom 0 -> 313 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 355; 768 313) -> (0 200; 768 313)
      """
    )
  }

  @Test(.fact("KB9")) func `KB9: a frame of nothing`() {
    let scene = WhyScene(
      .iPhone16,
      "18.0",
      [Keys.keyboardWillChangeFrameNotification: { $0.inset = $0.view.bounds.height - $1.minY }]
    )
    scene.keyboard.prefersCrossFadeTransitions = true
    scene.edit(scene.form.field)
    scene.end()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 852: +336 by WhyForm.keyboardWillChangeFrame at 0 s, \
      +516 by WhyForm.keyboardWillChangeFrame at 0.25 s.
        KB9: with cross-fade transitions KeyboardWillChangeFrame tells a FrameEnd of (0 0; 0 0): its top \
      is the screen's top, so that all of the screen was taken for covered.
        - 0 s: contentInset.bottom 0 -> 336 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 852; 393 336) -> (0 516; 393 336)
        - 0.25 s: contentInset.bottom 336 -> 852 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 516; 393 336) -> (0 0; 0 0)
      """
    )
  }

  @Test(.fact("KB12")) func `KB12: the keyboard of another program`() {
    let scene = WhyScene(
      .iPadAir2,
      "9.3",
      [Keys.keyboardWillChangeFrameNotification: { $0.inset = $0.view.bounds.height - $1.minY }]
    )
    scene.keyboard.isShownByAnotherProgram = true
    scene.simulator.settle()
    expect(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 313: +313 by WhyForm.keyboardWillChangeFrame at 0 s.
        KB12: KeyboardWillChangeFrame tells of another program's keyboard: isLocal is false.
        - 0 s: contentInset.bottom 0 -> 313 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 1024; 768 313) -> (0 711; 768 313)
      """
    )
  }

  // MARK: Frames

  private static let shrinking: [Notification.Name: WhyForm.Handler] = [
    Keys.keyboardWillShowNotification: { $0.scrollView.frame.size.height -= $1.height },
    Keys.keyboardWillHideNotification: { $0.scrollView.frame.size.height += $1.height },
  ]

  @Test(.fact("KB6")) func `KB6: docking that is told twice`() {
    let scene = WhyScene(
      .iPadAir2,
      "9.3",
      [
        Keys.keyboardWillShowNotification: { form, _ in form.scrollView.frame.size.height -= 313 },
        Keys.keyboardWillHideNotification: { form, _ in form.scrollView.frame.size.height += 313 },
      ]
    )
    scene.edit(scene.form.field)
    scene.keyboard.undock()
    scene.simulator.settle()
    scene.keyboard.dock()
    scene.simulator.settle()
    scene.end()
    expect(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 711: -313 by WhyForm.keyboardWillShow at 0 s, +313 by \
      WhyForm.keyboardWillHide at 0.25 s, -313 by WhyForm.keyboardWillShow at 0.5 s, -313 by \
      WhyForm.keyboardWillShow at 0.5 s, +313 by WhyForm.keyboardWillHide at 0.75 s.
        KB6: docking tells the show twice (S8c): KeyboardWillShow came again with the same FrameEnd, \
      without a hide in between.
        - 0 s: height 1024 -> 711 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 1024; 768 313) \
      -> (0 711; 768 313)
        - 0.25 s: height 711 -> 1024 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 711; 768 \
      313) -> (0 0; 0 0)
        - 0.5 s: height 1024 -> 711 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 355; 768 \
      313) -> (0 711; 768 313)
        - 0.5 s: height 711 -> 398 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 355; 768 313) \
      -> (0 711; 768 313)
        - 0.75 s: height 398 -> 711 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 711; 768 \
      313) -> (0 1024; 768 313)
      """
    )
  }

  @Test(.fact("KB7")) func `KB7: each height is taken away, the last is put back`() {
    let scene = WhyScene(.iPhone6, "8.4", Self.shrinking)
    scene.form.other.keyboardType = .numberPad
    scene.edit(scene.form.field)
    scene.edit(scene.form.other)
    scene.end()
    expect(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 409: -258 by WhyForm.keyboardWillShow at 0 s, -216 by \
      WhyForm.keyboardWillShow at 0.25 s, +216 by WhyForm.keyboardWillHide at 0.5 s.
        KB7: KeyboardWillShow came 2 times before the hide and changed height by 258, 216; the hide led \
      back only to what it was before the last, 409, not to 667.
        - 0 s: height 667 -> 409 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 667; 375 258) \
      -> (0 409; 375 258)
        - 0.25 s: height 409 -> 193 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 409; 375 \
      258) -> (0 451; 375 216)
        - 0.5 s: height 193 -> 409 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 451; 375 216) \
      -> (0 667; 375 216)
      """
    )
  }

  @Test(.fact("KB7")) func `KB7: the first height is taken away, the last is put back`() {
    let scene = WhyScene(
      .iPhone6,
      "8.4",
      [
        Keys.keyboardWillShowNotification: {
          guard !$0.isUp else { return }
          $0.isUp = true
          $0.scrollView.frame.size.height -= $1.height
        },
        Keys.keyboardWillHideNotification: {
          $0.isUp = false
          $0.scrollView.frame.size.height += $1.height
        },
      ]
    )
    scene.form.other.keyboardType = .numberPad
    scene.edit(scene.form.field)
    scene.edit(scene.form.other)
    scene.end()
    expect(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 625: -258 by WhyForm.keyboardWillShow at 0 s, +216 by \
      WhyForm.keyboardWillHide at 0.5 s.
        KB7: the keyboard's height changed while it was up (258, 216): 258 at the show and 216 at the \
      hide leave 42 behind.
        - 0 s: height 667 -> 409 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 667; 375 258) \
      -> (0 409; 375 258)
        - 0.5 s: height 409 -> 625 by WhyForm.keyboardWillHide, told by KeyboardWillHide (0 451; 375 216) \
      -> (0 667; 375 216)
      """
    )
  }

  @Test(.fact("KB8")) func `KB8: a keyboard of another maker comes in steps`() {
    let scene = WhyScene(.iPhone5, "8.4", Self.shrinking)
    scene.keyboard.inputModes = [.letters("en"), .otherMakers(.swype)]
    scene.keyboard.inputMode = .otherMakers(.swype)
    scene.edit(scene.form.field)
    expect(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 96: -216 by WhyForm.keyboardWillShow at 0 s, -256 by \
      WhyForm.keyboardWillShow at 0 s.
        KB8: KeyboardWillShow came 3 times for one keyboard, with heights of 0, 216, 256, and more than \
      one was taken away.
        - 0 s: height 568 -> 352 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 568; 320 0) -> \
      (0 352; 320 216)
        - 0 s: height 352 -> 96 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 352; 320 216) -> \
      (0 312; 320 256)
      """
    )
  }

  @Test(.fact("KB8")) func `KB8: a secret's keyboard gets its bar late`() {
    let scene = WhyScene(.iPhone14, "16.0", Self.shrinking)
    scene.form.field.isSecureTextEntry = true
    scene.keyboard.isAutoFillEnabled = true
    scene.edit(scene.form.field)
    expect(
      scene.simulator.why.frameChanged(scene.form.scrollView),
      """
      ScrollView "scroller": height 217: -291 by WhyForm.keyboardWillShow at 0 s, -336 by \
      WhyForm.keyboardWillShow at 0 s.
        KB8: KeyboardWillShow came 2 times for one keyboard, with heights of 291, 336, and more than one \
      was taken away.
        - 0 s: height 844 -> 553 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 844; 390 291) \
      -> (0 553; 390 291)
        - 0 s: height 553 -> 217 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 553; 390 291) \
      -> (0 508; 390 336)
      """
    )
  }

  @Test(.fact("KB3")) func `KB3: a form moves by itself, and is moved`() {
    let simulator = Simulator(device: .iPadAir2, system: "12.4")
    let root = ViewController()
    simulator.launch(root)
    let form = simulator.perform {
      WhyForm([
        Keys.keyboardWillShowNotification: { form, end in
          let overlap = form.view.convert(form.view.bounds, to: nil).maxY - end.minY
          if overlap > 0 { form.view.frame.origin.y -= overlap }
        }
      ])
    }
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    simulator.settle()
    form.field.becomeFirstResponder()
    simulator.settle()
    expect(
      simulator.why.frameChanged(form.view),
      """
      View "form": y -20: -111 by WhyForm.keyboardWillShow at 0 s, -111 by the form's own move with the \
      keyboard (KB3) at 0 s.
        KB3: UIKit moves a form sheet on a pad with the keyboard by itself, here by -111; \
      WhyForm.keyboardWillShow moved it again by -111.
        - 0 s: y 202 -> 91 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 1024; 768 313) -> (0 \
      711; 768 313)
        - 0 s: y 91 -> -20 by the form's own move with the keyboard (KB3)
      """
    )
  }

  @Test(.fact("KB10")) func `KB10: the safe area counts twice`() {
    let bar = View(frame: CGRect(x: 0, y: 774, width: 393, height: 44))
    bar.accessibilityIdentifier = "bar"
    let scene = WhyScene(
      .iPhone16,
      "18.0",
      [
        Keys.keyboardWillShowNotification: { form, end in
          bar.frame.origin.y = form.view.bounds.maxY - form.view.safeAreaInsets.bottom - end.height - 44
        }
      ]
    )
    scene.form.view.addSubview(bar)
    scene.edit(scene.form.field)
    expect(
      scene.simulator.why.frameChanged(bar),
      """
      View "bar": y 438: -336 by WhyForm.keyboardWillShow at 0 s.
        KB10: the view ends 34 points above the keyboard: FrameEnd's height 336 has the 34 points of the \
      safe area in it (KG6), which were counted twice.
        - 0 s: y 774 -> 438 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 852; 393 336) -> (0 \
      516; 393 336)
      """
    )
  }

  @Test(.fact("KB1")) func `KB1: a swipe back that is given up`() {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let form = simulator.perform {
      WhyForm([
        Keys.keyboardWillShowNotification: { form, _ in
          form.base = form.view.frame.minY
          form.view.frame.origin.y = form.base - 215
        }, Keys.keyboardDidHideNotification: { form, _ in form.view.frame.origin.y = form.base },
      ])
    }
    let navigation = simulator.perform { NavigationController(rootViewController: ViewController()) }
    simulator.launch(navigation)
    navigation.pushViewController(form, animated: false)
    simulator.settle()
    form.field.becomeFirstResponder()
    simulator.settle()
    let touch = simulator.application.touchDown(at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(40))
      simulator.application.touchMove(touch, to: CGPoint(x: 2 + 98 * CGFloat(step) / 10, y: 300))
    }
    simulator.advance(by: .milliseconds(500))
    simulator.application.touchUp(touch)
    simulator.settle()
    expect(
      simulator.why.frameChanged(form.view),
      """
      View "form": y -430: -215 by WhyForm.keyboardWillShow at 0.033 s, +215 by WhyForm.keyboardDidHide \
      at 0.613 s, -215 by the navigation controller's slide at 0.643 s, -215 by WhyForm.keyboardWillShow \
      at 1.533 s.
        KB1: a swipe back that is given up hides the keyboard and shows it again (S18b): at the second \
      KeyboardWillShow y was -215 still, and was taken for where the view belongs.
        - 0.033 s: y 0 -> -215 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 852; 393 336) -> \
      (0 516; 393 336)
        - 0.613 s: y -215 -> 0 by WhyForm.keyboardDidHide, told by KeyboardDidHide (0 516; 393 336) -> (0 \
      852; 393 336)
        - 0.643 s: y 0 -> -215 by the navigation controller's slide
        - 1.533 s: y -215 -> -430 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 852; 393 336) \
      -> (0 516; 393 336)
      """
    )
  }

  // MARK: Without a bug

  @Test func `what is right has no diagnosis`() {
    let handler: WhyForm.Handler = { form, end in
      let covered = form.view.convert(end, from: nil).intersection(form.view.bounds)
      form.inset = covered.isNull ? 0 : covered.height
    }
    let scenes: [(Device, SystemVersion)] = [
      (.iPhone4, "6.1"), (.iPhone6, "8.4"), (.iPhone7, "10.3"), (.iPhone16, "18.0"), (.iPadAir2, "9.3"),
    ]
    for (device, system) in scenes {
      let scene = WhyScene(device, system, [Keys.keyboardWillChangeFrameNotification: handler])
      scene.form.other.keyboardType = .numberPad
      scene.edit(scene.form.field)
      scene.edit(scene.form.other)
      scene.simulator.user.rotate(to: .landscapeLeft)
      scene.simulator.user.rotate(to: .portrait)
      let up = scene.simulator.why.contentInsetChanged(scene.form.scrollView)
      #expect(up.diagnoses == [] && !up.facts.isEmpty, "\(device) \(system)\n\(up)")
      scene.end()
      let down = scene.simulator.why.contentInsetChanged(scene.form.scrollView)
      #expect(down.diagnoses == [], "\(device) \(system)\n\(down)")
    }
  }
}
