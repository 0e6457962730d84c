import HeadlessUIKit
import Testing

/// Reported bugs that change frames, and their explanations.
@MainActor @Suite struct WhyFrameBugTests {
  private typealias Keys = Responder

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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
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
    expectExplanation(
      simulator.why.frameChanged(form.view),
      """
      View "form": y -430: -215 by WhyForm.keyboardWillShow at 0.017 s, +215 by WhyForm.keyboardDidHide \
      at 0.597 s, -215 by the navigation controller's slide at 0.627 s, -215 by WhyForm.keyboardWillShow \
      at 1.517 s.
        KB1: a swipe back that is given up hides the keyboard and shows it again (S18b): at the second \
      KeyboardWillShow y was -215 still, and was taken for where the view belongs.
        - 0.017 s: y 0 -> -215 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 852; 393 336) -> \
      (0 516; 393 336)
        - 0.597 s: y -215 -> 0 by WhyForm.keyboardDidHide, told by KeyboardDidHide (0 516; 393 336) -> (0 \
      852; 393 336)
        - 0.627 s: y 0 -> -215 by the navigation controller's slide
        - 1.517 s: y -215 -> -430 by WhyForm.keyboardWillShow, told by KeyboardWillShow (0 852; 393 336) \
      -> (0 516; 393 336)
      """
    )
  }
}
