import HeadlessUIKit
import Testing

/// Removals among many registrations.
@MainActor @Suite struct ObserverRemovalTests {
  /// An observer that records its number.
  @MainActor private final class Listener {
    let number: Int
    let recorder: Recorder

    init(_ number: Int, _ recorder: Recorder) {
      self.number = number
      self.recorder = recorder
    }

    func hear(_ notification: Notification) {
      recorder.note("\(number) \(notification.name.rawValue)")
    }
  }

  private nonisolated static let ping = Notification.Name("ping")
  private nonisolated static let pong = Notification.Name("pong")

  /// If each removal searched all registrations, this test would take many minutes.
  @Test(.fact("Z24")) func `a removal does not depend on the number of other observers`() {
    let (bus, recorder) = (NotificationBus(), Recorder())
    var random = FixedRandom(seed: 1)
    let count = Repetitions.count(50_000, inDebug: 10_000)
    var listeners = (0..<count).map { Listener($0, recorder) }
    for listener in listeners {
      bus.addObserver(listener, selector: Listener.hear, name: Self.ping)
      bus.addObserver(listener, selector: Listener.hear, name: Self.pong)
    }
    var tokens = (0..<count).map { _ in bus.addObserver(forName: Self.ping) { _ in } }
    // One observer has many names.
    let collector = Listener(-1, recorder)
    let names = (0..<count).map { Notification.Name("\($0)") }
    for name in names { bus.addObserver(collector, selector: Listener.hear, name: name) }
    for name in names { bus.removeObserver(collector, name: name) }
    tokens.shuffle(using: &random)
    for token in tokens { bus.removeObserver(token) }
    listeners.shuffle(using: &random)
    for listener in listeners.dropLast() { bus.removeObserver(listener, name: Self.ping) }
    for listener in listeners.dropLast() { bus.removeObserver(listener) }
    bus.post(name: Self.ping)
    bus.post(name: Self.pong)
    #expect(recorder.take() == listeners.suffix(1).flatMap { ["\($0.number) ping", "\($0.number) pong"] })
  }

  @Test(.fact("Z24"), arguments: 0..<20 as Range<UInt64>)
  func `random registrations and removals leave the observers of a simple list`(seed: UInt64) {
    let (bus, recorder) = (NotificationBus(), Recorder())
    var random = FixedRandom(seed: seed)
    var listeners = (0..<6).map { Listener($0, recorder) }
    var tokens: [(number: Int, token: ObservationToken)] = []
    var expected: [(number: Int, name: Notification.Name?)] = []
    let names = [Self.ping, Self.pong, nil]

    /// Makes a change, in the list and on the bus.
    func change() {
      let place = Int.random(in: 0..<listeners.count, using: &random)
      let (listener, name) = (listeners[place], names[Int.random(in: 0..<3, using: &random)])
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3:
        bus.addObserver(listener, selector: Listener.hear, name: name)
        expected.append((listener.number, name))
      case 4, 5:
        let number = 1000 + tokens.count
        let token = bus.addObserver(forName: name) { [recorder] in
          recorder.note("\(number) \($0.name.rawValue)")
        }
        tokens.append((number, token))
        expected.append((number, name))
      case 6:
        bus.removeObserver(listener, name: name)
        expected.removeAll { $0.number == listener.number && (name == nil || $0.name == name) }
      case 7:
        guard let (number, token) = tokens.randomElement(using: &random) else { return }
        bus.removeObserver(token)
        expected.removeAll { $0.number == number }
      default:
        // The observer is deallocated with its registrations.
        expected.removeAll { $0.number == listener.number }
        listeners[place] = Listener(listener.number, recorder)
      }
    }

    for _ in 0..<300 {
      change()
      guard random.once(in: 4) else { continue }
      let name = random.once(in: 2) ? Self.ping : Self.pong
      bus.post(name: name)
      let calls = expected.filter { $0.name == nil || $0.name == name }
      #expect(recorder.take() == calls.map { "\($0.number) \(name.rawValue)" })
    }
    for listener in listeners { bus.removeObserver(listener) }
    for (_, token) in tokens { bus.removeObserver(token) }
    bus.post(name: Self.ping)
    #expect(recorder.take() == [] && bus.observerCount(for: Self.pong) == 0)
  }
}
