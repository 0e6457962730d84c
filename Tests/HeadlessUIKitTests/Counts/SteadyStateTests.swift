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
    }

    @Test(arguments: Deed.allCases)
    func `a thousand more times leave nothing allocated`(deed: Deed) async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { [deed] in
        await MainActor.run {
          let bench = SteadyBench()
          let left = (0..<8).map { _ in bench.bytesLeft(after: 1000, of: deed) }
          print("left: \(left.map(String.init).joined(separator: " "))")
        }
      }
      let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
      let line = try #require(output.split(separator: "\n").last { $0.hasPrefix("left: ") })
      let left = line.dropFirst("left: ".count).split(separator: " ").compactMap { Int($0) }
      try #require(left.count == 8)
      // The first thousand fill permanent caches. The least of the others is decisive, because the C
      // library's own reserves vary. One byte per action would be too much.
      let least = try #require(left[1...].min())
      #expect(least < 1000, "bytes left by a thousand, eight times: \(left)")
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
    func bytesLeft(after count: Int, of deed: SteadyStateTests.Deed) -> Int {
      prepare(deed)
      let before = Heap.bytesInUse
      for index in 0..<count { perform(deed, index) }
      return Heap.bytesInUse - before
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

    private func perform(_ deed: SteadyStateTests.Deed, _ index: Int) {
      switch deed {
      case .tap, .loggedTap: try? simulator.user.tap(button)
      case .key:
        if index % 100 == 0 { fields[0].text = "" }
        try? simulator.user.typeKey("a", modifierFlags: [])
      case .keyOfScreen:
        if index % 100 == 0 { fields[0].text = "" }
        try? simulator.user.type("a")
      case .post: simulator.notifications.post(name: observed)
      case .silentPost: simulator.notifications.post(name: Notification.Name("silent"))
      case .focusSwitch:
        fields[index % 2].becomeFirstResponder()
        simulator.settle()
      case .keyboardCycle:
        fields[0].becomeFirstResponder()
        simulator.settle()
        fields[0].resignFirstResponder()
        simulator.settle()
      case .sibling:
        button.superview?.insertSubview(View(), at: index % 3)
        button.superview?.subviews[index % 3].removeFromSuperview()
      case .animation:
        simulator.perform { View.animate(withDuration: 0.2) { box.center.x = CGFloat(200 + index % 2) } }
        simulator.settle()
      case .observation:
        let token = simulator.notifications.addObserver(forName: Notification.Name("brief")) { _ in }
        simulator.notifications.removeObserver(token)
      case .simulator:
        let other = Simulator(logIsEnabled: false)
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let controller = ViewController()
        controller.view.addSubview(field)
        other.launch(controller)
        try? other.user.tap(field)
        try? other.user.type("a")
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
