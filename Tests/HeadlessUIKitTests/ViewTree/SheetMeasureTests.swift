import Foundation
import HeadlessUIKit
import Testing

/// Sheets that a finger drags, compared with values that were recorded from UIKit.
@MainActor @Suite struct SheetMeasureTests {
  /// A page sheet of 783 points over a root controller.
  @MainActor private struct Stage {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let root = ViewController()
    let sheet = ViewController()
    static let top: CGFloat = 69

    init() {
      simulator.launch(root)
      root.present(sheet, animated: false)
      simulator.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: Self.top, width: 393, height: 783))
    }

    /// The distance that the sheet is visibly below its place.
    var way: CGFloat { sheet.view.presentation.frame.minY - Self.top }

    /// The opacity of the black layer behind the sheet, in the picture.
    func dimming() throws -> Double {
      let layer = try #require(simulator.svg().firstMatch(of: /fill="#000000" fill-opacity="([0-9.]+)"/))
      return try #require(Double(layer.output.1))
    }

    var isPresented: Bool { root.presentedViewController === sheet }
  }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 200, y: y) }

  @Test(.fact("MG16")) func `a sheet follows the finger exactly after 10 points`() throws {
    let stage = Stage()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      var ways: [CGFloat] = []
      for travel in [180, 240, 320, 360, 380] as [CGFloat] {
        stage.simulator.advance(by: .milliseconds(100))
        try finger.move(to: point(100 + travel))
        ways.append(stage.way)
      }
      #expect(ways == [170, 230, 310, 350, 370])
      finger.cancel()
    }
  }

  @Test(.fact("KI97")) func `a large sheet of iOS 26 begins at the status bar's end`() throws {
    let simulator = Simulator(device: .iPhone16, system: "26.1")
    let (root, sheet) = (ViewController(), ViewController())
    simulator.launch(root)
    root.present(sheet, animated: false)
    simulator.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let layer = try #require(simulator.svg().firstMatch(of: /fill="#000000" fill-opacity="([0-9.]+)"/))
    #expect(Double(layer.output.1) == 0.2)
  }

  @Test(.fact("MG17")) func `a drag upwards doesn't move a sheet`() throws {
    let stage = Stage()
    let before = try stage.dimming()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(500))
      for step in 1...9 {
        stage.simulator.advance(by: .milliseconds(20))
        try finger.move(to: point(500 - 20 * CGFloat(step)))
        #expect(stage.way == 0)
        #expect(try stage.dimming() == before)
      }
      finger.lift()
    }
    // A pull that returns to above its start doesn't move the sheet above its place.
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(300))
      for y in [320, 340, 200] as [CGFloat] { try finger.move(to: point(y)) }
      #expect(stage.way == 0)
      finger.cancel()
    }
    stage.simulator.settle()
    #expect(stage.isPresented)
  }

  @Test(.fact("MG18"), arguments: [(390, true), (393, false)] as [(CGFloat, Bool)])
  func `a sheet that rests below half of its height is dismissed`(way: CGFloat, stays: Bool) throws {
    let stage = Stage()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      for step in 1...10 {
        stage.simulator.advance(by: .milliseconds(20))
        try finger.move(to: point(100 + (way + 10) * CGFloat(step) / 10))
      }
      stage.simulator.advance(by: .milliseconds(300))
      try finger.move(to: point(100 + way + 10))
      finger.lift()
    }
    stage.simulator.settle()
    #expect(stage.isPresented == stays)
  }

  @Test(
    .fact("MG19"),
    arguments: [(875, true), (975, true), (1000.1, false), (1100, false)] as [(CGFloat, Bool)]
  )
  func `a sheet that is thrown with 1000 points per second is dismissed`(speed: CGFloat, stays: Bool) throws {
    let stage = Stage()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      for step in 1...8 {
        stage.simulator.advance(by: .milliseconds(10))
        try finger.move(to: point(100 + speed / 100 * CGFloat(step)))
      }
      #expect(stage.way < 80)
      finger.lift()
    }
    stage.simulator.settle()
    #expect(stage.isPresented == stays)
  }

  @Test(.fact("MG20"), arguments: [200, 500] as [CGFloat])
  func `a sheet that is released moves like a critically damped spring`(way: CGFloat) throws {
    let stage = Stage()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      for step in 1...10 {
        stage.simulator.advance(by: .milliseconds(10))
        try finger.move(to: point(100 + (way + 10) * CGFloat(step) / 10))
      }
      stage.simulator.advance(by: .milliseconds(300))
      try finger.move(to: point(100 + way + 10))
      finger.lift()
      let end: Double = way < 392 ? 0 : 852
      for tenths in 1...4 {
        stage.simulator.advance(by: .milliseconds(100))
        let turn = (1000.0 / 3).squareRoot() * Double(tenths) / 10
        let rest = (Double(way) - end) * (1 + turn) * exp(-turn)
        #expect(abs(Double(stage.way) - end - rest) < 0.5)
      }
    }
  }

  @Test(.fact("MG20")) func `the spring begins with the velocity of the release`() throws {
    let stage = Stage()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      for step in 1...8 {
        stage.simulator.advance(by: .milliseconds(10))
        try finger.move(to: point(100 + 9 * CGFloat(step)))
      }
      finger.lift()
      #expect(stage.way == 62)
      let frequency = (1000.0 / 3).squareRoot()
      for hundredths in 1...20 {
        stage.simulator.advance(by: .milliseconds(10))
        let time = Double(hundredths) / 100
        let place = (62 + (900 + frequency * 62) * time) * exp(-frequency * time)
        #expect(abs(Double(stage.way) - place) < 0.1)
      }
    }
  }

  @Test(.fact("MG21")) func `the dimming is a fifth, and decreases with the way of the sheet`() throws {
    let stage = Stage()
    #expect(abs(try stage.dimming() - 0.2) < 1e-3)
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(100))
      for way in [100, 300, 500] as [CGFloat] {
        stage.simulator.advance(by: .milliseconds(100))
        try finger.move(to: point(110 + way))
        // The numbers in a picture have two decimals.
        #expect(abs(try stage.dimming() - 0.2 * (1 - Double(way) / 783)) <= 0.005)
      }
      finger.cancel()
    }
  }

  @Test(.fact("MG22"), arguments: [true, false])
  func `a drag down moves the sheet if its content is at the top, or else the content`(isAtTop: Bool) throws {
    let stage = Stage()
    let scrollView = ScrollView(frame: stage.sheet.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = isAtTop ? 0 : 400
    stage.sheet.view.addSubview(scrollView)
    stage.simulator.settle()
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: point(200))
      for step in 1...10 {
        stage.simulator.advance(by: .milliseconds(20))
        try finger.move(to: point(200 + 20 * CGFloat(step)))
      }
      #expect(stage.way == (isAtTop ? 190 : 0) && scrollView.contentOffset.y == (isAtTop ? 0 : 210))
      finger.cancel()
    }
  }
}
