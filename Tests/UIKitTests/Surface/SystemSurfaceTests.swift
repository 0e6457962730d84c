import HeadlessUIKit
import Testing
import UIKit

private final class Probe: UIView, UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate {
  var heard: [String] = []
  var frames = 0

  override func awakeFromNib() { super.awakeFromNib() }
  override var canBecomeFirstResponder: Bool { true }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append("traits")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("press \(presses.first?.key?.characters ?? "")")
    super.pressesBegan(presses, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    heard.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    heard.append("ended")
  }
  func frame(_ link: CADisplayLink) { frames += 1 }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("search \(searchText)")
  }
}

/// Traits, presses, animators, pickers and other parts of the system, in typical iOS source.
@MainActor @Suite struct SystemSurfaceTests {
  private let simulator = Simulator()
  private let controller = UIViewController()
  private let probe = Probe(frame: CGRect(x: 0, y: 200, width: 100, height: 100))

  init() {
    simulator.perform { controller.view.addSubview(probe) }
    simulator.launch(controller)
  }

  @Test func `traits follow the device`() {
    simulator.perform {
      #expect(probe.traitCollection.userInterfaceIdiom == .phone)
      #expect(controller.traitCollection.verticalSizeClass == .regular)
      simulator.rotate(to: .landscapeLeft)
      simulator.settle()
      #expect(controller.traitCollection.verticalSizeClass == .compact && probe.heard.contains("traits"))
      #expect(!UIAccessibility.isVoiceOverRunning)
    }
  }

  @Test func `animators, links and transactions run in the simulator's time`() {
    simulator.perform {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { probe.alpha = 0 }
      animator.startAnimation()
      let link = CADisplayLink(target: probe, selector: Selector("frame:", Probe.frame))
      link.add(to: .main, forMode: .common)
      let start = CACurrentMediaTime()
      simulator.advance(by: .milliseconds(100))
      #expect(probe.frames == 5 && CACurrentMediaTime() - start > 0.09)
      link.invalidate()
      simulator.settle()
      #expect(probe.alpha == 0 && animator.state == .inactive)
      var isOver = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      UIView.animate(withDuration: 0.1) { probe.alpha = 1 }
      CATransaction.commit()
      simulator.settle()
      #expect(isOver)
    }
  }

  @Test func `pickers, search bars, indicators and effects`() throws {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 400, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (probe, probe)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    let dates = UIDatePicker()
    dates.datePickerMode = .date
    let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    search.delegate = probe
    search.placeholder = "Find"
    search.smartQuotesType = .no
    search.smartDashesType = .no
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    let refresh = UIRefreshControl()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
    #expect(!refresh.isRefreshing && effect.contentView.superview === effect && input.bounds.height == 44)
    controller.view.addSubview(search)
    try simulator.user.searchFields["Find"].tap()
    try simulator.user.type("x")
    #expect(probe.heard.contains { $0.lowercased() == "search x" })
  }

  @Test func `keys of hardware are presses`() throws {
    simulator.perform { _ = probe.becomeFirstResponder() }
    simulator.keyboard.isHardwareKeyboardConnected = true
    try simulator.user.typeKey("a", modifierFlags: [])
    #expect(probe.heard.contains("press a"))
    try simulator.user.tap(probe)
    #expect(probe.heard.suffix(2) == ["began", "ended"])
  }

  @Test func `traits of text, menus and popovers`() {
    simulator.perform {
      let field = UITextField()
      field.textContentType = UITextContentType.username
      field.passwordRules = nil
      #expect(field.textContentType == .username)
      #expect(UITextInputMode.activeInputModes.first?.primaryLanguage == "en")
      let menu = UIMenu(title: "More", children: [UIAction(title: "One") { _ in }])
      #expect(menu.children.count == 1)
      let popup = UIViewController()
      popup.modalPresentationStyle = .popover
      popup.popoverPresentationController?.sourceView = probe
      #expect(popup.popoverPresentationController?.sourceView === probe)
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      #expect(sheet.excludedActivityTypes == nil)
      let presentation: UIPresentationController? = popup.presentationController
      #expect(presentation != nil)
      probe.setNeedsDisplay()
    }
  }
}
