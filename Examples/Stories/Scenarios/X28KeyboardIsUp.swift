import HeadlessUIKit

/// A controller with a search field above its results.
private final class SearchController: ViewController {
  let field = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 60, width: view.bounds.width - 40, height: 31)
    field.placeholder = "Search"
    view.addSubview(field)
  }

  func show(_ results: ViewController) {
    addChild(results)
    results.view.frame = view.bounds.inset(by: EdgeInsets(top: 100))
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }
}

extension Scenario {
  static let keyboardIsUp = Scenario(
    28,
    "A controller that appears while the keyboard is up receives no notification",
    setting: """
      The user taps a search field and types. The app adds the list of results below the field: a controller with
      the content insets of Don't Block the Box. The user scrolls to the end.
      """,
    invariant: "the last row is visible above the keyboard.",
    fix: "recording the last keyboard notification from the app's launch on.",
    of: ["ContentInsets"],
    on: [Stage(.iPhone4, "4.3"), Stage(.iPhone5s, "8.4"), Stage(.iPhone16, "18.0")]
  ) { variant, simulator in
    let memory = KeyboardMemory()
    let search = SearchController()
    simulator.launch(search)
    try simulator.user.tap(search.field)
    try simulator.user.type("a")
    let results: any ScrollViewAvoiding
    if variant == .classic {
      results = ContentInsetsViewController()
    } else {
      let corrected = FixedContentInsetsViewController()
      corrected.keyboardMemory = memory
      results = corrected
    }
    let form = ListForm(results)
    search.show(results)
    simulator.settle()
    try form.scrollToEnd(in: simulator)
    return [simulator.claimVisible(form.last)]
  }
}
