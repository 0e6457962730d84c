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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB2")
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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB4a")
  }

  @Test(.fact("KB4")) func `KB4: a second show takes the enlarged inset for the original one`() {
    let scene = WhyScene(
      .iPhone7,
      "10.3",
      [
        Keys.keyboardWillShowNotification: {
          $0.original = $0.scrollView.contentInset
          $0.inset += $1.height
        }, Keys.keyboardWillHideNotification: { form, _ in form.scrollView.contentInset = form.original ?? .zero },
      ]
    )
    scene.form.other.keyboardType = .numberPad
    scene.edit(scene.form.field)
    scene.edit(scene.form.other)
    scene.end()
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB4b")
  }

  @Test(.fact("KB5")) func `KB5: a frame that lies on its side`() {
    let scene = WhyScene(.iPhone4, "6.1", [Keys.keyboardWillShowNotification: { $0.inset = $1.height }])
    scene.edit(scene.form.field)
    scene.simulator.user.rotate(to: .landscapeLeft)
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB5a")
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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB5b")
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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB5c")
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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB6a")
  }

  @Test(.fact("KB6")) func `KB6: the height of a keyboard that is not at the bottom`() {
    let scene = WhyScene(.iPadAir2, "9.3", [Keys.keyboardWillChangeFrameNotification: { $0.inset = $1.height }])
    scene.edit(scene.form.field)
    scene.keyboard.undock()
    scene.simulator.settle()
    scene.keyboard.move(to: CGPoint(x: 0, y: 200))
    scene.simulator.settle()
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB6b")
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
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB9")
  }

  @Test(.fact("KB12")) func `KB12: the keyboard of another program`() {
    let scene = WhyScene(
      .iPadAir2,
      "9.3",
      [Keys.keyboardWillChangeFrameNotification: { $0.inset = $0.view.bounds.height - $1.minY }]
    )
    scene.keyboard.isShownByAnotherProgram = true
    scene.simulator.settle()
    expect(scene.simulator.why.contentInsetChanged(scene.form.scrollView), "KB12")
  }

  // MARK: Frames

  private static let shrinking: [Notification.Name: WhyForm.Handler] = [
    Keys.keyboardWillShowNotification: { $0.scrollView.frame.size.height -= $1.height },
    Keys.keyboardWillHideNotification: { $0.scrollView.frame.size.height += $1.height },
  ]

  @Test(.fact("KB6")) func `KB6: docking that is told twice`() {
    let scene = WhyScene(.iPadAir2, "9.3", Self.shrinking)
    scene.edit(scene.form.field)
    scene.keyboard.undock()
    scene.simulator.settle()
    scene.keyboard.dock()
    scene.simulator.settle()
    scene.end()
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "KB6c")
  }

  @Test(.fact("KB7")) func `KB7: each height is taken away, the last is put back`() {
    let scene = WhyScene(.iPhone6, "8.4", Self.shrinking)
    scene.form.other.keyboardType = .numberPad
    scene.edit(scene.form.field)
    scene.keyboard.predictiveBar = .collapsed
    scene.simulator.settle()
    scene.edit(scene.form.other)
    scene.end()
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "KB7a")
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
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "KB7b")
  }

  @Test(.fact("KB8")) func `KB8: a keyboard of another maker comes in steps`() {
    let scene = WhyScene(.iPhone5, "8.4", Self.shrinking)
    scene.keyboard.inputModes = [.letters("en"), .otherMakers(.swype)]
    scene.keyboard.inputMode = .otherMakers(.swype)
    scene.edit(scene.form.field)
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "KB8a")
  }

  @Test(.fact("KB8")) func `KB8: a secret's keyboard gets its bar late`() {
    let scene = WhyScene(.iPhone14, "16.0", Self.shrinking)
    scene.form.field.isSecureTextEntry = true
    scene.keyboard.isAutoFillEnabled = true
    scene.edit(scene.form.field)
    expect(scene.simulator.why.frameChanged(scene.form.scrollView), "KB8b")
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
    expect(simulator.why.frameChanged(form.view), "KB3")
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
    expect(scene.simulator.why.frameChanged(bar), "KB10")
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
    simulator.log.note("the finger begins")
    let touch = simulator.application.touchDown(at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(40))
      simulator.application.touchMove(touch, to: CGPoint(x: 2 + 98 * CGFloat(step) / 10, y: 300))
    }
    simulator.advance(by: .milliseconds(500))
    simulator.application.touchUp(touch)
    simulator.settle()
    expect(simulator.why.frameChanged(form.view), "KB1")
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
