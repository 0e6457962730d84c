import Foundation
import HeadlessUIKit

/// Uses random interfaces at random, and prints the first broken rule with a short list of actions.
@main struct MonkeyProgram {
  @MainActor static func main() {
    do throws(MonkeyOptions.Mistake) {
      let options = try MonkeyOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelp { return print(MonkeyOptions.help) }
      if let seed = options.session {
        show(Session(seed: seed, length: options.length, kept: options.kept).run())
      } else {
        run(options)
      }
    } catch {
      FileHandle.standardError.write(Data("Monkey: \(error.text)\n".utf8))
      exit(2)
    }
  }

  private static func show(_ outcome: Session.Outcome) {
    print(outcome.story.joined(separator: "\n"))
    guard !outcome.findings.isEmpty else { return print("no finding") }
    print(outcome.findings.map { "FOUND \($0)" }.joined(separator: "\n"))
    exit(1)
  }

  @MainActor private static func run(_ options: MonkeyOptions) {
    let start = ContinuousClock.now
    var (count, findings, seed) = (0, 0, options.seed)
    while count < options.actions {
      // After a crash, this line tells the session.
      FileHandle.standardError.write(Data("\rsession \(seed) ".utf8))
      let session = Session(seed: seed, length: options.length)
      let outcome = session.run()
      if let finding = outcome.findings.first {
        guard options.isSurvey else { report(session, outcome) }
        print("\(seed), \(outcome.story[0]): \(finding)")
        findings += 1
      } else if seed.isMultiple(of: 16), session.run() != outcome {
        print("FOUND session \(seed) has another result when it runs again")
        exit(1)
      }
      count += outcome.actions
      seed += 1
    }
    let rate = Double(count) / ((ContinuousClock.now - start) / Duration.seconds(1))
    let result = findings == 0 ? "without a finding" : "with \(findings) findings"
    print("\(count) actions until session \(seed - 1) \(result), \(Int(rate)) a second")
  }

  /// Prints the shortest list of actions that breaks the same rule.
  @MainActor private static func report(_ session: Session, _ outcome: Session.Outcome) -> Never {
    let rule = outcome.findings[0].prefix { $0 != ":" }
    let kept = Shrinker.shrink(Array(0..<outcome.actions)) {
      let shorter = Session(seed: session.seed, length: session.length, kept: Set($0)).run()
      return shorter.findings.contains { $0.prefix { $0 != ":" } == rule }
    }
    let list = kept.map(String.init).joined(separator: ",")
    print("\nsession \(session.seed), shrunk to \(kept.count) of \(outcome.actions) actions:")
    print("Monkey --session \(session.seed) --length \(session.length) --keep \(list)")
    show(Session(seed: session.seed, length: session.length, kept: Set(kept)).run())
    exit(1)
  }
}
