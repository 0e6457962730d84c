/// A document that describes techniques shown in the examples.
public enum Document: Int, CaseIterable, Sendable {
  case backgroundTap
  case missingReturnKey
  case hiddenFields
  case obstructedViews
  case keyboardAware

  /// The title that the author gives to the document.
  public var subject: String {
    switch self {
    case .backgroundTap: "BackgroundTapForBlog"
    case .missingReturnKey: "UIKeyboardTypeNumberPad and the missing \"return\" key"
    case .hiddenFields:
      "Using Protocols and Delegates to pass data between views, and Adjust UITextField hidden behind Keyboard with UIScrollView"
    case .obstructedViews: "Don't Block the Box"
    case .keyboardAware: "KeyboardAwareViewController"
    }
  }

  /// A short name for headings and tables.
  public var name: String {
    switch self {
    case .missingReturnKey: "The missing return key"
    case .hiddenFields: "sample-scrollview"
    default: subject
    }
  }

  /// The author and the date, as far as the document gives them.
  public var origin: String {
    switch self {
    case .backgroundTap: "author not named, iPhone OS 3"
    case .missingReturnKey: "Luzian Scherrer, 2008 to 2010"
    case .hiddenFields: "author not named, iPhone OS 2 or 3"
    case .obstructedViews: "author not named, 2014, before iOS 8"
    case .keyboardAware: "Avraham Shukron, June 2011, iOS 4"
    }
  }
}

/// The source of a technique.
public enum TechniqueOrigin: Hashable, Sendable {
  /// A document contains the code.
  case published(Document)
  /// A document describes the technique, without code.
  case described(Document)
  /// No document contains the technique; the value names its source.
  case later(String)

  /// The document, if there is one.
  public var document: Document? {
    switch self {
    case .published(let document), .described(let document): document
    case .later: nil
    }
  }

  /// The name of the form that has the flaws: as published, as described, or from another source.
  var form: String {
    switch self {
    case .published: "the published form"
    case .described: "the described form"
    case .later: "the system's own form"
    }
  }

  /// `KeyboardAwareViewController, Avraham Shukron, June 2011, iOS 4`.
  public var text: String {
    switch self {
    case .published(let document): "\(document.name), \(document.origin)"
    case .described(let document): "as described in \(document.name), \(document.origin)"
    case .later(let text): "\(text), in none of the documents"
    }
  }
}
