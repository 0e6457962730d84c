// The code of the article "Testing async code".
// DocumentationTests compares it with the article, and writes it with UPDATE_GOLDEN=1.

import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct TestingAsyncCodeArticle {
  private let output = PrintedOutput(of: "TestingAsyncCode")

  private func print(_ item: Any) { output.print(item) }

  final class SearchController: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 280, height: 31))
    let results = Label(frame: CGRect(x: 20, y: 150, width: 280, height: 21))
    private let clock: any Clock<Duration>
    private var search: Task<Void, any Error>?

    init(clock: any Clock<Duration>) {
      self.clock = clock
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Search"
      field.addAction(Action { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
      view.addSubview(field)
      view.addSubview(results)
    }

    private func textDidChange() {
      search?.cancel()
      search = Task {
        try await clock.sleep(for: .milliseconds(300))
        results.text = "Results for \(field.text ?? "")"
      }
    }
  }

  @Test func `Sleep on the simulator's clock`() async throws {
    let simulator = Simulator()
    let controller = SearchController(clock: simulator.clock)
    simulator.launch(controller)
    try simulator.user.tap(controller.field)
    try simulator.user.type("la")

    await simulator.advance(by: .milliseconds(299))
    print(controller.results.text ?? "no results")

    await simulator.advance(by: .milliseconds(1))
    print(controller.results.text ?? "no results")
    let printed1 = #"""
      no results
      Results for la
      """#
    try output.expect(printed1, under: "Sleep on the simulator's clock")
  }

  @Test func `Wait for an element`() async throws {
    let simulator = Simulator()
    let controller = SearchController(clock: simulator.clock)
    simulator.launch(controller)
    try simulator.user.textFields["Search"].tap()
    try simulator.user.type("la")
    print(await simulator.user.staticTexts["Results for la"].waitForExistence(timeout: 10))
    let printed1 = #"""
      true
      """#
    try output.expect(printed1, under: "Wait for an element")
  }

  @Test func `Wait in real time`() async throws {
    let simulator = Simulator()
    let label = Label(frame: CGRect(x: 20, y: 100, width: 280, height: 21))
    let controller = ViewController()
    controller.view.addSubview(label)
    simulator.launch(controller)

    let download = Task.detached { "12 trails" }
    Task { label.text = await download.value }
    try await simulator.waitInRealTime(for: "the end of the download") { label.text != nil }
    print(label.text ?? "")
    let printed1 = #"""
      12 trails
      """#
    try output.expect(printed1, under: "Wait in real time")
  }

  @Test func `Repeating work`() throws {
    let simulator = Simulator()
    simulator.launch(ViewController())
    let blinking = simulator.clock.schedule(every: .seconds(1), label: "blinking") {}
    print(simulator.settle())
    blinking.cancel()
    let printed1 = #"""
      Settlement(ran: 0, repeating: ["blinking"], endless: [])
      """#
    try output.expect(printed1, under: "Repeating work")
  }
}
