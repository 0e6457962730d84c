/// The standing of a fact: whether the simulator's behavior agrees with UIKit's, and how well the sources
/// support the fact.
struct FactStatus: Hashable, Sendable {
  /// The agreement of the simulator's behavior with UIKit's, with the words of Documentation/Fidelity.
  enum Agreement: String, CaseIterable, Sendable {
    case same, assumed, disputed, differs, missing

    /// An explanation of the word.
    var meaning: String {
      switch self {
      case .same: "as UIKit does, by its documentation or by several observers"
      case .assumed: "one report, or general knowledge; not checked against a device"
      case .disputed: "sources disagree; the sentence describes the simulator's behavior"
      case .differs: "differs from UIKit on purpose"
      case .missing: "not modelled"
      }
    }
  }

  /// The agreement of the simulator's behavior with UIKit's.
  let agreement: Agreement
  /// The confidence in the fact, in the words of its table in Documentation/Facts, such as `high` or
  /// `found in a public report`; `nil` if the table states none.
  let confidence: String?

  /// The word with which a program marks a claim that rests on the fact: `assumed` or `disputed`; `nil` for
  /// facts that need no mark.
  var doubt: String? {
    switch agreement {
    case .assumed, .disputed: agreement.rawValue
    case .same, .differs, .missing: nil
    }
  }
}

extension FactBook {
  /// Returns the status of a fact or scenario, such as `KB11` or `X30`, regardless of case.
  ///
  /// The result is `nil` for an unknown id, and for an item of a document, such as `D4.20`: the document
  /// itself is the source of that.
  func status(of id: String) -> FactStatus? {
    guard let entry = entry(id), let agreement = entry.agreement else { return nil }
    let confidence = entry.details.first { $0.name == "confidence" }?.text
    return FactStatus(agreement: agreement, confidence: confidence == "not stated" ? nil : confidence)
  }
}
