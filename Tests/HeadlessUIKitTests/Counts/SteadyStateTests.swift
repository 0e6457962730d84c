#if canImport(Glibc)
  import Glibc
  import HeadlessUIKit
  import Testing

  /// The memory that remains allocated after an action was repeated many times.
  ///
  /// Each test runs in a process of its own, where nothing else allocates.
  @Suite struct SteadyStateTests {
    /// An action that is repeated many times.
    enum Deed: String, CaseIterable, Codable, Sendable {
      case tap, key, keyOfScreen, post, silentPost, focusSwitch, keyboardCycle, loggedTap, sibling, animation
      case observation, simulator

      /// The effects of all actions: the number of calls, or the length of the text after the last hundred.
      var effects: Int {
        switch self {
        case .tap, .loggedTap, .post, .silentPost, .focusSwitch, .keyboardCycle, .sibling, .animation,
          .observation, .simulator:
          SteadyStateTests.rounds * SteadyStateTests.count
        case .key, .keyOfScreen: 100
        }
      }
    }

    /// The number of measurements, and that of the actions in each.
    fileprivate static let rounds = Repetitions.count(5, inDebug: 3)
    fileprivate static let count = Repetitions.count(1000, inDebug: 500)

    @Test(.fact("U84"), arguments: Deed.allCases)
    func `more repetitions leave nothing allocated`(deed: Deed) async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { [deed] in
        try await MainActor.run {
          let bench = SteadyBench()
          let left = try (0..<Self.rounds).map { _ in try bench.bytesLeft(after: Self.count, of: deed) }
          print("left: \(left.map(String.init).joined(separator: " "))")
          print("effects: \(bench.effects(of: deed))")
        }
      }
      let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      // An action that did nothing would leave nothing, too (U84).
      let effects = try #require(output.split(separator: "\n").last { $0.hasPrefix("effects: ") })
      #expect(effects == "effects: \(deed.effects)")
      let line = try #require(output.split(separator: "\n").last { $0.hasPrefix("left: ") })
      let left = line.dropFirst("left: ".count).split(separator: " ").compactMap { Int($0) }
      try #require(left.count == Self.rounds)
      // The first round fills permanent caches. The least of the others is decisive, because the C library's
      // own reserves vary. One byte per action would be too much.
      let least = try #require(left[1...].min())
      #expect(least < Self.count, "bytes left by \(Self.count) actions in each round: \(left)")
    }
  }

  /// A screen with two fields and a button, and the actions on it.
  @MainActor private final class SteadyBench {
    private var simulator = Simulator(logIsEnabled: false)
    private let fields = [80, 120].map { TextField(frame: CGRect(x: 20, y: $0, width: 200, height: 30)) }
    private let button = Button(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    private let box = View(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
    private let observed = Notification.Name("observed")
    private var heard = 0
    private var tokens: [ObservationToken] = []

    init() {
      let controller = ViewController()
      for view in fields + [button, box] { controller.view.addSubview(view) }
      simulator.launch(controller)
      button.addAction(Action { [weak self] _ in self?.heard += 1 }, for: .touchUpInside)
      tokens.append(
        simulator.notifications.addObserver(forName: observed) { [weak self] _ in self?.heard += 1 }
      )
      simulator.settle()
    }

    /// Returns the number of additional bytes that are allocated after `count` actions.
    func bytesLeft(after count: Int, of deed: SteadyStateTests.Deed) throws -> Int {
      prepare(deed)
      let before = Heap.bytesInUse
      for index in 0..<count { try perform(deed, index) }
      return Heap.bytesInUse - before
    }

    /// The number of effects of all actions so far, or of characters.
    func effects(of deed: SteadyStateTests.Deed) -> Int {
      deed == .key || deed == .keyOfScreen ? fields[0].text?.count ?? 0 : heard
    }

    private func prepare(_ deed: SteadyStateTests.Deed) {
      simulator.keyboard.isHardwareKeyboardConnected = deed == .key
      switch deed {
      case .key, .keyOfScreen, .focusSwitch: fields[0].becomeFirstResponder()
      case .loggedTap:
        simulator.log.isEnabled = true
        simulator.log.limit = 100
      default: break
      }
      simulator.settle()
    }

    private func perform(_ deed: SteadyStateTests.Deed, _ index: Int) throws {
      switch deed {
      case .tap, .loggedTap: try simulator.user.tap(button)
      case .key:
        if index % 100 == 0 { fields[0].text = "" }
        try simulator.user.typeKey("a", modifierFlags: [])
      case .keyOfScreen:
        if index % 100 == 0 { fields[0].text = "" }
        try simulator.user.type("a")
      case .post: simulator.notifications.post(name: observed)
      case .silentPost:
        simulator.notifications.post(name: Notification.Name("silent"))
        heard += 1
      case .focusSwitch:
        fields[index % 2].becomeFirstResponder()
        simulator.settle()
        if fields[index % 2].isFirstResponder { heard += 1 }
      case .keyboardCycle:
        fields[0].becomeFirstResponder()
        simulator.settle()
        if simulator.keyboard.isShown { heard += 1 }
        fields[0].resignFirstResponder()
        simulator.settle()
      case .sibling:
        let view = View()
        button.superview?.insertSubview(view, at: index % 3)
        if view.window != nil { heard += 1 }
        view.removeFromSuperview()
      case .animation:
        simulator.perform { View.animate(withDuration: 0.2) { box.center.x = CGFloat(200 + index % 2) } }
        if simulator.clock.pendingWork.contains("end of an animation") { heard += 1 }
        simulator.settle()
      case .observation:
        let name = Notification.Name("brief")
        let token = simulator.notifications.addObserver(forName: name) { _ in }
        heard += simulator.notifications.observerCount(for: name)
        simulator.notifications.removeObserver(token)
      case .simulator:
        let other = Simulator(logIsEnabled: false)
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let controller = ViewController()
        controller.view.addSubview(field)
        other.launch(controller)
        try other.user.tap(field)
        try other.user.type("a")
        if field.text == "a" || field.text == "A" { heard += 1 }
      }
    }
  }

  /// The process's allocated memory.
  private enum Heap {
    private typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// The bytes in use in all arenas, from the C library's report, whose function is missing in its Swift
    /// module.
    static var bytesInUse: Int {
      guard let symbol = dlsym(nil, "malloc_info") else { fatalError("there is no malloc_info") }
      let report = unsafeBitCast(symbol, to: Report.self)
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 16) { buffer in
        guard let stream = fmemopen(buffer.baseAddress, buffer.count, "w") else { fatalError("no stream") }
        guard report(0, stream) == 0 else { fatalError("malloc_info failed") }
        fclose(stream)
        let text = String(cString: buffer.baseAddress.unsafelyUnwrapped)
        // The totals of all arenas are the last in the report.
        func size(_ kind: String) -> Int {
          let line = text.split(separator: "\n").last { $0.hasPrefix("<\(kind)\"") }
          guard let digits = line?.split(separator: "size=\"").last?.prefix(while: \.isNumber),
            let size = Int(digits)
          else { fatalError("malloc_info says nothing of \(kind)\"") }
          return size
        }
        return size("system type=\"current") - size("total type=\"fast") - size("total type=\"rest")
          + size("total type=\"mmap")
      }
    }
  }
#endif
