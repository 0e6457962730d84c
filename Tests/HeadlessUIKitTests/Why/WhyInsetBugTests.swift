import HeadlessUIKit
import Testing

/// Reported bugs that change insets, and their explanations.
@MainActor @Suite struct WhyInsetBugTests {
  private typealias Keys = Responder

  @Test(.fact("KB2")) func `KB2: more is told than is seen`() {
    let scene = WhyScene(.iPadAir2, "9.3", [Keys.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.keyboard.isHardwareKeyboardConnected = true
    scene.edit(scene.form.field)
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    scene.keyboard.isShownByAnotherApp = true
    scene.simulator.settle()
    expectExplanation(
      scene.simulator.why.contentInsetChanged(scene.form.scrollView),
      """
      ScrollView "scroller": contentInset.bottom 313: +313 by WhyForm.keyboardWillChangeFrame at 0 s.
        KB12: KeyboardWillChangeFrame tells of another program's keyboard: isLocal is false.
        - 0 s: contentInset.bottom 0 -> 313 by WhyForm.keyboardWillChangeFrame, told by \
      KeyboardWillChangeFrame (0 1024; 768 313) -> (0 711; 768 313)
      """
    )
  }

  // MARK: Without a bug

  @Test func `correct code has no diagnosis`() {
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
