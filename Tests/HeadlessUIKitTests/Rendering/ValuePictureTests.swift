import HeadlessUIKit
import Testing

/// The drawing of controls with values, and of images.
@MainActor @Suite struct ValuePictures {
  @Test func `a switch has its knob at the right when it is on`() {
    let simulator = Simulator.showing { view in
      for (index, (isOn, isEnabled)) in [(false, true), (true, true), (false, false), (true, false)]
        .enumerated()
      {
        let toggle = Switch(frame: CGRect(x: 8 + 64 * CGFloat(index), y: 16, width: 0, height: 0))
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        view.addSubview(toggle)
      }
    }
    #expect(
      simulator.picture().corner(40, 3) == """

         (○───)  (━━━●)  (○┄┄┄)  (┄┄┄●)

        """
    )
  }

  @Test func `a slider has its thumb at its value`() {
    let simulator = Simulator.showing { view in
      for (index, value) in [0, 0.5, 1, 0.3].enumerated() {
        let slider = Slider(frame: CGRect(x: 8, y: 32 * CGFloat(index), width: 88, height: 31))
        slider.value = Float(value)
        slider.isEnabled = index < 3
        view.addSubview(slider)
      }
    }
    #expect(
      simulator.picture().corner(40, 8) == """
         ●──────────

         ━━━━━●─────

         ━━━━━━━━━━●

         ┄┄┄○┄┄┄┄┄┄┄

        """
    )
  }

  @Test func `a stepper shows the steps that can be made`() {
    let simulator = Simulator.showing { view in
      for (index, value) in [0.0, 5, 100].enumerated() {
        let stepper = Stepper(frame: CGRect(x: 8 + 104 * CGFloat(index), y: 0, width: 0, height: 0))
        stepper.value = value
        view.addSubview(stepper)
      }
    }
    #expect(
      simulator.picture().corner(40, 2) == """
         ╭     │ +  ╮ ╭  -  │ +  ╮ ╭  -  │    ╮
         ╰─────┴────╯ ╰─────┴────╯ ╰─────┴────╯
        """
    )
  }

  @Test func `a segmented control has a form for each height, and marks the selected segment`() {
    let simulator = Simulator.showing { view in
      for (y, height) in [(0, 16), (32, 29), (80, 44)] as [(CGFloat, CGFloat)] {
        let control = SegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: y, width: 200, height: height)
        control.selectedSegmentIndex = 1
        control.setImage(Image(named: "3", size: .zero), forSegmentAt: 2)
        control.isEnabled = y < 80
        view.addSubview(control)
      }
    }
    #expect(
      simulator.picture().corner(40, 8) == """
        (  One  │ ▐Two▌ │  <3>  )

        ╭  One  │ ▐Two▌ │  <3>  ╮
        ╰───────┴───────┴───────╯

        ╭┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄╮
        ┆  One  ┆ ▐Two▌ ┆  <3>  ┆
        ╰┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄┴┄┄┄┄┄┄┄╯
        """
    )
  }

  @Test func `pages are dots in the middle, and a single page may be hidden`() {
    let simulator = Simulator.showing { view in
      for (index, count) in [3, 1, 1].enumerated() {
        let pages = PageControl(frame: CGRect(x: 0, y: 16 * CGFloat(index), width: 320, height: 16))
        pages.numberOfPages = count
        pages.currentPage = 1
        pages.hidesForSinglePage = index == 2
        view.addSubview(pages)
      }
    }
    #expect(
      simulator.picture().corner(40, 3) == """
                         ○ ● ○
                           ●

        """
    )
  }

  @Test func `an image is its name, in a box if there is room`() {
    let simulator = Simulator.showing { view in
      for (x, y, height) in [(0, 0, 16), (0, 32, 30), (120, 0, 48)] as [(CGFloat, CGFloat, CGFloat)] {
        let image = ImageView(frame: CGRect(x: x, y: y, width: 104, height: height))
        image.image = Image(named: "Logo.png", size: .zero)
        view.addSubview(image)
      }
    }
    #expect(
      simulator.picture().corner(40, 4) == """
         <Logo.png>    ┌╌╌╌╌╌╌╌╌╌╌╌┐
                       ╎<Logo.png> ╎
         <Logo.png>    └╌╌╌╌╌╌╌╌╌╌╌┘

        """
    )
  }

  @Test func `a button shows its image, its title and its sign, between bars when it is selected`() {
    let simulator = Simulator.showing { view in
      let logo = Image(named: "Up.png", size: .zero)
      for (index, (title, image, type))
        in ([
          ("Done", nil, .system), (nil, logo, .custom), ("Done", logo, .custom), (nil, nil, .contactAdd),
          (nil, nil, .infoLight), (nil, nil, .close), (nil, nil, .custom),
        ] as [(String?, Image?, Button.ButtonType)]).enumerated()
      {
        let button = Button(type: type)
        button.frame = CGRect(x: CGFloat(index / 4) * 160, y: 16 * CGFloat(index % 4), width: 150, height: 16)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isSelected = index == 0
        view.addSubview(button)
      }
    }
    #expect(
      simulator.picture().corner(40, 4) == """
        (     ▐Done▌      ) (        i        )
        (      <Up>       ) (        ×        )
        (    <Up> Done    )
        (        +        )
        """
    )
  }
}
