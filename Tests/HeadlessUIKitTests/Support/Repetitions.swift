/// The numbers of repetitions with and without optimization.
///
/// A test that repeats the same thing many times does so in full in a release build, in which `.ci/run` and
/// the fourth command of CONTRIBUTING run it. A debug build is five times as slow; there, fewer repetitions
/// show the same behavior.
enum Repetitions {
  /// Whether the modules under test are compiled without optimization.
  #if DEBUG
    static let isReduced = true
  #else
    static let isReduced = false
  #endif

  /// Returns the number of repetitions: all in a release build, and `few` in a debug build.
  static func count(_ all: Int, inDebug few: Int) -> Int { isReduced ? few : all }

  /// Returns the elements of a list: all in a release build, and each `step`th in a debug build, beginning at
  /// `start`. Lists with other starts have other elements.
  static func sample<Element>(_ elements: [Element], each step: Int, from start: Int = 0) -> [Element] {
    guard isReduced else { return elements }
    return stride(from: start % step, to: elements.count, by: step).map { elements[$0] }
  }
}
