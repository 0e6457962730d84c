import Foundation

/// Stops the program with the names of the calls when callbacks of client code call one another without end.
///
/// UIKit's stack overflows in this case, as the simulator's would. The simulator counts the callbacks in
/// progress instead, and from a depth of ``namelessDepth`` on it records their names. It stops the program
/// when a quarter of the stack is left, so that no finite recursion is refused that would fit the stack.
@MainActor package enum Recursion {
  /// The number of callbacks in progress whose names aren't recorded.
  private static let namelessDepth = 256
  /// The number of recorded names, the most recent ones.
  private static let nameCount = 64

  // Counted at each notification and action; see `VirtualClock.moment`.
  @exclusivity(unchecked) private static var depth = 0
  private static var names: [String] = []

  /// Begins a callback. Each call is followed by one of ``leave()``.
  @inline(__always) package static func enter(_ name: @autoclosure () -> String) {
    depth += 1
    if depth > namelessDepth { record(name()) }
  }

  /// Ends the callback that began last.
  @inline(__always) package static func leave() { depth -= 1 }

  private static func record(_ name: String) {
    if names.count == nameCount { names.removeFirst() }
    names.append(name)
    // A check of the stack takes longer than most callbacks, and a quarter of it has room for many.
    guard depth.isMultiple(of: 16), StackSpace.isLow else { return }
    programmerError("endless recursion: \(cycle.joined(separator: " -> ")) -> ..., \(depth) calls deep")
  }

  /// The names of the calls that repeat: of the shortest period of the last names, or else all names, once.
  private static var cycle: [String] {
    let recent = Array(names.suffix(nameCount))
    let period = (1...nameCount / 2).first { recent.dropFirst($0).elementsEqual(recent.dropLast($0)) }
    if let period { return recent.suffix(period) }
    return recent.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The stack of the current thread.
@MainActor private enum StackSpace {
  /// Whether less than a quarter of the stack, or of 8 MB if it is larger, is left.
  static var isLow: Bool {
    var marker = 0
    let position = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if !stack.contains(position) { stack = addresses(around: position) }
    return position - stack.lowerBound < min(UInt(stack.count), 8 << 20) / 4
  }

  /// The addresses of the stack at the last check; the main actor's thread may change.
  private static var stack: Range<UInt> = 0..<0

  /// Returns the addresses of the stack that contains an address; all if the system doesn't tell them.
  private static func addresses(around position: UInt) -> Range<UInt> {
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    for line in String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n") {
      let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2, bounds[0] <= position, position < bounds[1] else { continue }
      // The first thread's stack grows, up to a limit of the system.
      return (line.hasSuffix("[stack]") ? bounds[1] - limit : bounds[0])..<bounds[1]
    }
    return 0..<UInt(Int.max)
  }

  private static var limit: UInt {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return 0 }
    return UInt(min(limit.rlim_cur, 64 << 20))
  }
}
