import Foundation
import HeadlessUIKit
import Testing

/// The places of sheets at detents, compared with values that were recorded from UIKit.
@MainActor @Suite struct SheetDetentTests {
  typealias Detent = SheetPresentationController.Detent

  /// A sheet over a root controller on an iPhone 16.
  @MainActor private final class Stage: SheetPresentationControllerDelegate {
    let simulator: Simulator
    let root = ViewController()
    let content = ViewController()
    let sheet: SheetPresentationController
    var changes: [Detent.Identifier?] = []

    init(_ detents: [Detent], system: SystemVersion = "26.1", animated: Bool = false) throws {
      simulator = Simulator(device: .iPhone16, system: system)
      simulator.launch(root)
      sheet = try #require(content.sheetPresentationController)
      sheet.detents = detents
      sheet.delegate = self
      root.present(content, animated: animated)
      simulator.settle()
    }

    var frame: CGRect { content.view.frame }
    /// Whether the picture has a black layer behind the sheet.
    var isDimmed: Bool { simulator.svg().contains(##"fill="#000000" fill-opacity="0.2""##) }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: SheetPresentationController
    ) {
      changes.append(sheetPresentationController.selectedDetentIdentifier)
    }

    /// Drags slowly between two heights of the screen, and lifts the finger after a rest.
    func drag(from start: CGFloat, to end: CGFloat) throws {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: start))
      for step in 1...10 {
        simulator.advance(by: .milliseconds(50))
        try finger.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
      }
      simulator.advance(by: .milliseconds(300))
      try finger.move(to: CGPoint(x: 200, y: end))
      finger.lift()
    }
  }

  private static func fixed(_ value: CGFloat, _ identifier: Detent.Identifier? = nil) -> Detent {
    .custom(identifier: identifier) { _ in value }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
      .allSatisfy { abs($0) < 0.02 }
  }

  @Test(.fact("MC2", "MC7")) func `a detent is resolved with a maximum and the traits of a phone`() throws {
    var seen: [(maximum: CGFloat, TraitCollection)] = []
    let detent = Detent.custom { context in
      seen.append((context.maximumDetentValue, context.containerTraitCollection))
      return context.maximumDetentValue + 100
    }
    let stage = try Stage([detent])
    #expect(seen.map(\.maximum) == [759])
    #expect(seen[0].1.horizontalSizeClass == .compact && seen[0].1.verticalSizeClass == .regular)
    #expect(stage.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    stage.sheet.invalidateDetents()
    #expect(seen.map(\.maximum) == [759, 759])
  }

  @Test(.fact("MC3", "KI98")) func `a sheet at the medium detent floats`() throws {
    let stage = try Stage([.medium(), .large()], animated: true)
    #expect(isNear(stage.frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)))
    #expect(stage.content.view.bounds.size == CGSize(width: 393, height: 459))
    #expect(abs(stage.content.view.transform.a - 377.0 / 393) < 1e-9)
    #expect(stage.content.view.safeAreaInsets.bottom == 34)
    stage.content.dismiss(animated: true)
    stage.simulator.settle()
    #expect(stage.content.view.transform == .identity && stage.content.view.superview == nil)
  }

  @Test(
    .fact("MC4"),
    arguments: [
      (200, 224.473), (288, 308.891), (300, 320.402), (400, 416.331), (500, 512.260), (600, 608.188),
      (700, 704.117),
    ] as [(CGFloat, CGFloat)]
  )
  func `the height of a custom detent`(value: CGFloat, height: CGFloat) throws {
    let stage = try Stage([Self.fixed(value)])
    #expect(isNear(stage.frame, CGRect(x: 8, y: 844 - height, width: 377, height: height)))
  }

  @Test(
    .fact("MC5"),
    arguments: [
      (144, CGRect(x: 9.62, y: 705.43, width: 373.76, height: 136.95), 31.333),
      (100, CGRect(x: 21.51, y: 741.43, width: 349.97, height: 89.05), 11),
      (10, CGRect(x: 28, y: 815.42, width: 337, height: 8.58), 0),
    ] as [(CGFloat, CGRect, CGFloat)]
  )
  func `a small detent is farther from the edges`(value: CGFloat, frame: CGRect, bottom: CGFloat) throws {
    let stage = try Stage([Self.fixed(value)])
    #expect(isNear(stage.frame, frame))
    #expect(abs(stage.content.view.safeAreaInsets.bottom - bottom) < 0.001)
  }

  @Test func `before iOS 26, sheets have the width of the screen at all detents`() throws {
    let stage = try Stage([.medium(), .large()], system: "18.0")
    #expect(stage.frame == CGRect(x: 0, y: 393, width: 393, height: 459))
    #expect(stage.content.view.safeAreaInsets.bottom == 34)
    stage.sheet.selectedDetentIdentifier = .large
    #expect(stage.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    stage.sheet.selectedDetentIdentifier = Detent.Identifier("none")
    #expect(stage.frame.height == 459 && stage.changes.isEmpty)
  }

  @Test func `before iOS 15 there are no detents`() {
    let simulator = Simulator(device: .iPhone11, system: "14.4")
    simulator.launch(ViewController())
    #expect(ViewController().sheetPresentationController == nil)
  }

  // MARK: Dragging

  @Test(.fact("MC6")) func `a drag between detents resizes the sheet, which goes to the nearest one`() throws
  {
    let stage = try Stage([.medium(), .large()])
    try stage.simulator.user.manually {
      let finger = try stage.simulator.user.touchDown(at: CGPoint(x: 200, y: 600))
      stage.simulator.advance(by: .milliseconds(100))
      try finger.move(to: CGPoint(x: 200, y: 580))
      #expect(stage.frame == CGRect(x: 0, y: 383, width: 393, height: 469))
      #expect(stage.content.view.transform == .identity)
      try finger.move(to: CGPoint(x: 200, y: 360))
      #expect(stage.frame == CGRect(x: 0, y: 163, width: 393, height: 689))
      finger.cancel()
    }
    stage.simulator.settle()
    #expect(stage.frame.height < 459 && stage.changes.isEmpty)
    try stage.drag(from: 600, to: 420)
    #expect(stage.sheet.selectedDetentIdentifier == .large && stage.changes == [.large])
    #expect(stage.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    try stage.drag(from: 100, to: 250)
    #expect(stage.changes == [.large] && stage.frame.minY == 59)
    try stage.drag(from: 100, to: 300)
    #expect(stage.changes == [.large, .medium])
    #expect(isNear(stage.frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)))
    #expect(stage.root.presentedViewController === stage.content)
  }

  @Test(arguments: [(-60, Detent.Identifier.large), (60, .medium)] as [(CGFloat, Detent.Identifier)])
  func `a flick selects the next detent in its direction`(way: CGFloat, selected: Detent.Identifier) throws {
    let middle = Detent.Identifier("middle")
    let stage = try Stage([.medium(), Self.fixed(600, middle), .large()])
    stage.sheet.selectedDetentIdentifier = middle
    let finger = try stage.simulator.user.touchDown(at: CGPoint(x: 200, y: 500))
    for step in 1...4 {
      stage.simulator.advance(by: .milliseconds(10))
      try finger.move(to: CGPoint(x: 200, y: 500 + way * CGFloat(step) / 4))
    }
    finger.lift()
    #expect(stage.changes == [selected])
  }

  @Test(.fact("MG18"), arguments: [(180, true), (220, false)] as [(CGFloat, Bool)])
  func `a sheet at a detent is dismissed below half of its own height`(travel: CGFloat, stays: Bool) throws {
    let stage = try Stage([Self.fixed(400)])
    try stage.drag(from: 500, to: 500 + travel)
    #expect((stage.root.presentedViewController != nil) == stays && stage.changes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a detent changes with or without animation`(animated: Bool) throws {
    let stage = try Stage([.medium(), .large()], system: "18.0")
    if animated {
      stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
    } else {
      stage.sheet.selectedDetentIdentifier = .large
    }
    #expect(stage.frame.minY == 69 && stage.content.view.presentation.frame.minY == (animated ? 393 : 69))
    stage.simulator.settle()
    #expect(stage.content.view.presentation.frame.minY == 69 && stage.changes.isEmpty)
  }

  // MARK: The presenter

  @Test func `up to the largest undimmed detent, the presenter isn't dimmed and receives touches`() throws {
    let stage = try Stage([.medium(), .large()], system: "18.0")
    let button = Button(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    var taps = 0
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    let why = stage.simulator.why
    #expect(
      why.notTapped(button).sentence == "Button can't be tapped: "
        + "it is behind the sheet of ViewController, whose dimming takes the touch"
    )
    #expect(stage.isDimmed)
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    #expect(!stage.isDimmed)
    try stage.simulator.user.tap(button)
    #expect(taps == 1 && stage.root.presentedViewController === stage.content)
    stage.sheet.selectedDetentIdentifier = .large
    #expect(stage.isDimmed)
  }

  @Test(.fact("KI97")) func `the grabber is drawn, and selects the next larger detent`() throws {
    let stage = try Stage([.medium(), .large()])
    let before = stage.simulator.svg()
    stage.sheet.prefersGrabberVisible = true
    #expect(stage.simulator.svg() != before)
    let grabber = stage.simulator.user.buttons["Sheet Grabber"]
    try grabber.tap()
    #expect(stage.changes == [.large] && stage.frame.minY == 59)
    #expect(grabber.frame == CGRect(x: 178.5, y: 64, width: 36, height: 5))
    try grabber.tap()
    #expect(stage.changes == [.large, .medium])
    stage.sheet.prefersGrabberVisible = false
    #expect(!grabber.exists)
  }

  @Test func `the preferred corner radius is drawn`() throws {
    let stage = try Stage([.large()], system: "18.0")
    let before = stage.simulator.svg()
    stage.sheet.preferredCornerRadius = 31
    #expect(stage.simulator.svg() != before)
  }
}
