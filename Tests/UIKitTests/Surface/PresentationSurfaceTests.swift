import HeadlessUIKit
import Testing
import UIKit

/// Sheets, alerts and content-unavailable views, as apps write them with UIKit's names.
@MainActor @Suite struct PresentationSurfaceTests {
  private let simulator = Simulator()

  // MARK: Sheets

  /// A controller in a sheet, which makes its sheet larger.
  private final class PlannerController: UIViewController, UISheetPresentationControllerDelegate {
    var selections: [UISheetPresentationController.Detent.Identifier?] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let larger = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Larger") { [weak self] _ in
          self?.sheetPresentationController?.animateChanges {
            self?.sheetPresentationController?.selectedDetentIdentifier = .large
          }
        }
      )
      larger.frame = CGRect(x: 20, y: 40, width: 120, height: 44)
      view.addSubview(larger)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      selections.append(sheetPresentationController.selectedDetentIdentifier)
    }
  }

  @Test func `an app customizes a sheet`() throws {
    let root = UIViewController()
    simulator.launch(root)
    let planner = PlannerController()
    planner.modalPresentationStyle = .pageSheet
    let sheet = try #require(planner.sheetPresentationController)
    let small = UISheetPresentationController.Detent.custom(identifier: .init("calendar")) { context in
      min(420, context.maximumDetentValue * 0.6)
    }
    sheet.detents = [small, .large()]
    sheet.delegate = planner
    sheet.largestUndimmedDetentIdentifier = small.identifier
    sheet.prefersGrabberVisible = true
    root.present(planner, animated: true)
    simulator.settle()
    #expect(planner.view.bounds.height == 454 && sheet.selectedDetentIdentifier == nil)
    try simulator.user.buttons["Larger"].tap()
    #expect(sheet.selectedDetentIdentifier == .large && planner.selections.isEmpty)
    try simulator.user.buttons["Sheet Grabber"].tap()
    #expect(planner.selections == [small.identifier])
  }

  // MARK: Alerts

  @Test(arguments: [true, false])
  func `the Return key performs the preferred action`(hasField: Bool) throws {
    let root = UIViewController()
    simulator.launch(root)
    simulator.keyboard.isHardwareKeyboardConnected = true
    var chosen: [String] = []
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    for title in ["Save", "Cancel"] {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) {
          chosen.append($0.title ?? "")
        }
      )
    }
    if hasField { alert.addTextField { $0.placeholder = "Name" } }
    alert.severity = .critical
    alert.preferredAction = alert.actions[0]
    root.present(alert, animated: true)
    simulator.settle()
    let fonts = alert.buttons.map { $0.titleLabel?.font }
    #expect(fonts[0] != fonts[1])
    if hasField { try simulator.user.textFields["Name"].tap() }
    try simulator.user.typeKey("\r", modifierFlags: [])
    #expect(chosen == ["Save"] && root.presentedViewController == nil)
  }

  // MARK: Content that isn't available

  /// A list that may be empty.
  private final class LibraryController: UIViewController {
    var names = ["Ridge"]
    var search = ""
    var states: [String?] = []
    var taps = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      if !names.isEmpty {
        contentUnavailableConfiguration = nil
      } else if !search.isEmpty {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      } else {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "figure.hiking")
        configuration.text = "No Trails"
        configuration.secondaryText = "Trails that you add appear here."
        var button = UIButton.Configuration.borderedProminent()
        button.title = "Add Trail"
        configuration.button = button
        configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.taps += 1 }
        contentUnavailableConfiguration = configuration
      }
    }
  }

  @Test func `a controller shows the configuration that its update sets`() throws {
    let library = LibraryController()
    simulator.launch(library)
    #expect(library.states.count == 1 && library.contentUnavailableConfiguration == nil)
    library.names = []
    library.setNeedsUpdateContentUnavailableConfiguration()
    #expect(library.states.count == 1)
    simulator.settle()
    #expect(library.states.count == 2)
    let texts = ["No Trails", "Trails that you add appear here."].map { simulator.user.staticTexts[$0].frame }
    #expect(texts[0].maxY < texts[1].minY && texts.allSatisfy { abs($0.midX - 201) < 0.6 })
    let button = simulator.user.buttons["Add Trail"]
    #expect(button.frame.minY > texts[1].maxY)
    let middle = (simulator.user.images["figure.hiking"].frame.minY + button.frame.maxY) / 2
    #expect(abs(middle - library.view.safeAreaLayoutGuide.layoutFrame.midY) < 1)
    try button.tap()
    #expect(library.taps == 1)
    let view = try #require(library.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == library.view.bounds)
    let front = UIView()
    library.view.addSubview(front)
    simulator.settle()
    #expect(library.view.subviews == [front, view])
    library.search = "x"
    library.setNeedsUpdateContentUnavailableConfiguration()
    simulator.settle()
    #expect(simulator.user.staticTexts["No Results"].exists && !button.exists)
    library.names = ["Lake"]
    library.setNeedsUpdateContentUnavailableConfiguration()
    simulator.settle()
    #expect(library.view.subviews == [front])
  }

  @Test func `a search configuration names the text that was searched for`() throws {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "Peak"
    let configuration = UIContentUnavailableConfiguration.search()
    #expect(configuration.updated(for: state).text == "No Results for “Peak”")
    var own = configuration
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing" && own != configuration)
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(view.supports(configuration) && view.subviews.count == 3)
    view.configuration = UIContentUnavailableConfiguration.loading()
    view.layoutIfNeeded()
    #expect(view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  @Test func `a search without results names the text of the search controller`() throws {
    let library = LibraryController()
    (library.names, library.search) = ([], "x")
    let search = UISearchController(searchResultsController: nil)
    library.navigationItem.searchController = search
    let child = UIViewController()
    library.addChild(child)
    simulator.launch(UINavigationController(rootViewController: library))
    try simulator.user.searchFields.firstMatch.tap()
    try simulator.user.typeText("q")
    library.setNeedsUpdateContentUnavailableConfiguration()
    simulator.settle()
    #expect(simulator.user.staticTexts["No Results for “q”"].exists)
    #expect(library.states.last == "q" && child.contentUnavailableConfigurationState.searchText == "q")
    #expect(UIViewController().contentUnavailableConfigurationState.searchText == nil)
  }

  @Test func `a configuration that is set before the view is loaded is shown`() {
    let controller = UIViewController()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Trail Selected"
    controller.contentUnavailableConfiguration = configuration
    #expect(!controller.isViewLoaded)
    simulator.launch(controller)
    #expect(simulator.user.staticTexts["No Trail Selected"].exists)
  }
}
