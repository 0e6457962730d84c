import Foundation
import HeadlessUIKit
import Testing

/// Sheets with detents and their content, and the ways to dismiss them.
@MainActor @Suite struct SheetContentTests {
  /// A delegate that records its calls.
  @MainActor private final class Judge: SheetPresentationControllerDelegate {
    let diary = Diary()
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      diary.ask("should")
    }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
      diary.note("will")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      diary.note("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      diary.note("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: SheetPresentationController
    ) { diary.note("detent") }
  }

  private let judge = Judge()
  private let root = ViewController()
  private let content = ViewController()

  /// Presents the sheet at the medium detent of two.
  private func presented(_ system: SystemVersion = "18.0") throws -> (Simulator, SheetPresentationController)
  {
    let simulator = Simulator(device: .iPhone16, system: system)
    simulator.launch(root)
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = judge
    root.present(content, animated: false)
    simulator.settle()
    #expect(judge.diary.take().isEmpty)
    return (simulator, sheet)
  }

  private func drag(_ simulator: Simulator, from start: CGFloat, to end: CGFloat) throws {
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      simulator.advance(by: .milliseconds(50))
      try finger.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
    }
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 200, y: end))
    finger.lift()
  }

  // MARK: Dismissal

  @Test func `a tap on the dimming dismisses the sheet, if the delegate agrees`() throws {
    let (simulator, _) = try presented()
    try simulator.user.tap(CGPoint(x: 200, y: 600))
    #expect(judge.diary.take().isEmpty)
    judge.diary.refused = ["should"]
    try simulator.user.tap(CGPoint(x: 200, y: 200))
    #expect(judge.diary.take() == ["should", "attempt"])
    judge.diary.refused = []
    content.isModalInPresentation = true
    try simulator.user.tap(CGPoint(x: 200, y: 200))
    #expect(judge.diary.take() == ["attempt"] && root.presentedViewController === content)
    content.isModalInPresentation = false
    try simulator.user.tap(CGPoint(x: 200, y: 200))
    #expect(judge.diary.take() == ["should", "will", "did"] && root.presentedViewController == nil)
  }

  @Test func `a drag from the large detent asks for the dismissal below the medium one`() throws {
    let (simulator, sheet) = try presented()
    sheet.selectedDetentIdentifier = .large
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 100))
    for y in stride(from: 120.0, through: 420, by: 20) { try finger.move(to: CGPoint(x: 200, y: y)) }
    #expect(judge.diary.take().isEmpty && content.view.frame.height > 459 && !content.isBeingDismissed)
    for y in stride(from: 440.0, through: 800, by: 20) { try finger.move(to: CGPoint(x: 200, y: y)) }
    #expect(judge.diary.take() == ["should", "will"] && content.isBeingDismissed)
    #expect(content.view.frame.height == 459)
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 200, y: 800))
    finger.lift()
    #expect(judge.diary.take() == ["did"] && root.presentedViewController == nil)
  }

  @Test func `a dismissal that the finger takes back ends at a detent`() throws {
    let (simulator, sheet) = try presented()
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 500))
    for y in stride(from: 520.0, through: 600, by: 20) { try finger.move(to: CGPoint(x: 200, y: y)) }
    #expect(judge.diary.take() == ["should", "will"])
    for y in stride(from: 580.0, through: 200, by: -20) { try finger.move(to: CGPoint(x: 200, y: y)) }
    simulator.advance(by: .milliseconds(300))
    try finger.move(to: CGPoint(x: 200, y: 200))
    finger.lift()
    #expect(judge.diary.take() == ["detent"] && sheet.selectedDetentIdentifier == .large)
    #expect(content.view.frame.minY == 69 && !content.isBeingDismissed)
  }

  // MARK: Content

  @Test(arguments: [(true, 0, true), (true, 50, false), (false, 0, false)] as [(Bool, CGFloat, Bool)])
  func `a drag upwards on content at its top moves the sheet, or scrolls`(
    expands: Bool,
    offset: CGFloat,
    moves: Bool
  ) throws {
    let (simulator, sheet) = try presented()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    let scrollView = ScrollView(frame: content.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    scrollView.contentOffset.y = offset
    content.view.addSubview(scrollView)
    simulator.settle()
    try drag(simulator, from: 700, to: 450)
    #expect(judge.diary.take() == (moves ? ["detent"] : []))
    #expect((content.view.frame.minY == 69) == moves && (scrollView.contentOffset.y == offset) == moves)
  }

  @Test(.fact("KI99"), arguments: [true, false])
  func `a focused field moves its sheet to the largest detent, or above the keyboard`(hasLarge: Bool) throws {
    let (simulator, sheet) = try presented("26.1")
    if !hasLarge { sheet.detents = [.medium()] }
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    content.view.addSubview(field)
    let before = content.view.frame
    field.becomeFirstResponder()
    simulator.settle()
    let keyboard: CGFloat = 517
    #expect(content.view.frame.minY == (hasLarge ? 59 : keyboard - 425))
    #expect(content.view.frame.maxY == 852 && sheet.selectedDetentIdentifier == nil)
    field.resignFirstResponder()
    simulator.settle()
    #expect(content.view.frame == before && judge.diary.take().isEmpty)
  }

  // MARK: Sizes

  @Test func `in a compact height, a sheet fills the screen, or is attached to the bottom`() throws {
    let (simulator, sheet) = try presented()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    sheet.prefersEdgeAttachedInCompactHeight = true
    let insets = simulator.window.safeAreaInsets
    #expect(content.view.frame.width == 852 - insets.left - insets.right && content.view.frame.maxY == 393)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    content.preferredContentSize = CGSize(width: 400, height: 0)
    #expect(content.view.frame.width == 400 && content.view.frame.midX == 426)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(content.view.frame == CGRect(x: 0, y: 393, width: 393, height: 459))
  }

  @Test func `a form on a pad becomes a page, and stands over its source`() throws {
    let simulator = Simulator(device: .iPadA16, system: "18.3")
    simulator.launch(root)
    let source = View(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    root.view.addSubview(source)
    content.modalPresentationStyle = .formSheet
    let sheet = try #require(content.sheetPresentationController)
    root.present(content, animated: false)
    simulator.settle()
    #expect(content.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
    sheet.sourceView = source
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 540, height: 620))
    #expect(!sheet.prefersPageSizing)
    sheet.prefersPageSizing = true
    #expect(content.view.frame.width == 820)
  }
}
