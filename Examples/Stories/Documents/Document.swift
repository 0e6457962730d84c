/// A document that describes techniques shown in the examples.
public enum Document: Int, CaseIterable, Sendable {
  case backgroundTap
  case missingReturnKey
  case passingData
  case hiddenFields
  case obstructedViews
  case keyboardAware

  /// The title that the author gives to the document.
  public var subject: String {
    switch self {
    case .backgroundTap: "BackgroundTapForBlog"
    case .missingReturnKey: "UIKeyboardTypeNumberPad and the missing \"return\" key"
    case .passingData: "Using Protocols and Delegates to pass data between views"
    case .hiddenFields: "Adjust UITextField hidden behind Keyboard with UIScrollView"
    case .obstructedViews: "Don't Block the Box"
    case .keyboardAware: "KeyboardAwareViewController"
    }
  }

  /// A short name for tables: the title or, if that is long, a part of it or the name of its project.
  public var name: String {
    switch self {
    case .missingReturnKey: "The missing return key"
    case .hiddenFields: "sample-scrollview"
    default: subject
    }
  }

  /// The author, the date, and the system, as far as they are known.
  ///
  /// A document that doesn't name its author is published on `mobisoftinfotech.com`, with a copy of July 2010
  /// elsewhere (`backgroundTap`), on `iphonesampleapps.com` (`passingData` and `hiddenFields`; the files of
  /// its project are published as `muanis/sampleapps_scrollview`), or on `blog.gregfiumara.com`
  /// (`obstructedViews`).
  public var origin: String {
    switch self {
    case .backgroundTap: "Mobisoft Infotech, by July 2010, iPhone OS 3"
    case .missingReturnKey: "Luzian Scherrer, 2008 to 2010"
    case .passingData: "iphonesampleapps.com, about 2009"
    case .hiddenFields: "muanis, December 2009, iPhone OS 3"
    case .obstructedViews: "Greg Fiumara, 2014, before iOS 8"
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

  /// `Don't Block the Box, Greg Fiumara, 2014, before iOS 8`: the title, the author, the date and the system.
  public var text: String { text(\.subject) }

  /// The text with the short name of the document.
  public var shortText: String { text(\.name) }

  private func text(_ name: (Document) -> String) -> String {
    switch self {
    case .published(let document): "\(name(document)), \(document.origin)"
    case .described(let document): "as described in \(name(document)), \(document.origin)"
    case .later(let text): "\(text), in none of the documents"
    }
  }
}
