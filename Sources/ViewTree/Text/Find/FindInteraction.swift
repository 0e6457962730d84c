import Foundation
import Responder
import Simulation

/// An interaction that finds text in a view; UIKit's `UIFindInteraction`.
///
/// The find navigator is a bar above the keyboard with a search field, a count, buttons for the previous and
/// the next result, and a Done button. A session begins when the navigator is presented, and ends when it is
/// dismissed. The text of the search field is searched with each change.
@preconcurrency @MainActor public final class FindInteraction: Interaction, IdentityHashable {
  /// The view that has the interaction.
  public private(set) weak var view: View?
  /// The object that provides sessions.
  public private(set) weak var delegate: (any FindInteractionDelegate)?
  /// The session while the navigator is presented.
  public private(set) var activeFindSession: FindSession?
  /// The searched text; the last one after the navigator was dismissed. Setting it searches the text.
  public var searchText: String? { didSet { if searchText != oldValue { search() } } }
  /// The text that replaces results.
  public var replacementText: String?
  /// A function that returns the menu of the navigator's options button, given the system's elements, of
  /// which there are none. Called when the navigator is presented; without a menu, there is no button.
  public var optionsMenuProvider: (([MenuElement]) -> Menu?)?
  private var navigator: (any FindNavigating)?

  /// Creates an interaction for the view to which it will be added.
  public init(sessionDelegate: any FindInteractionDelegate) { delegate = sessionDelegate }

  /// Whether the navigator is presented.
  public var isFindNavigatorVisible: Bool { navigator != nil }

  /// Called before the interaction is added to a view, or removed. Dismisses the navigator.
  public func willMove(to view: View?) { dismissFindNavigator() }

  /// Called after the interaction was added to a view, or removed.
  public func didMove(to view: View?) { self.view = view }

  /// Begins a session and presents the navigator, with its search field as first responder. The navigator
  /// has a field for the replacement if the session supports it. Nothing happens outside of a window, before
  /// iOS 16, or if the delegate returns no session.
  public func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.baseWindow, window.context.rule(VersionRules.hasFindNavigator) else {
      return
    }
    if navigator == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      navigator = window.application.showFindNavigator(for: self, in: window)
      delegate?.findInteraction(self, didBegin: session)
    }
    navigator?.begin(showsReplacement: showingReplace && activeFindSession?.supportsReplacement == true)
    search()
  }

  /// Ends the session and removes the navigator.
  public func dismissFindNavigator() {
    guard let navigator else { return }
    self.navigator = nil
    navigator.end()
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next result. Nothing happens without a session.
  public func findNext() { move(.forward) }

  /// Highlights the previous result. Nothing happens without a session.
  public func findPrevious() { move(.backward) }

  private func move(_ direction: TextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Displays the session's count again, after it has changed.
  public func updateResultCount() { navigator?.update() }

  private func search() {
    guard let activeFindSession else { return }
    if let searchText, !searchText.isEmpty {
      activeFindSession.performSearch(query: searchText, options: TextSearchOptions())
    } else {
      activeFindSession.invalidateFoundResults()
    }
    updateResultCount()
  }

  // MARK: For the navigator

  /// The count as it is displayed: `2 of 5`, or an empty text.
  var countText: String {
    guard let session = activeFindSession, searchText?.isEmpty == false else { return "" }
    switch session.searchResultDisplayStyle {
    case .none: return ""
    case .total: return session.resultCount == 1 ? "1 result" : "\(session.resultCount) results"
    case .currentAndTotal:
      guard session.resultCount > 0 else { return "Not found" }
      let index = session.highlightedResultIndex
      return index == NSNotFound ? "\(session.resultCount)" : "\(index + 1) of \(session.resultCount)"
    }
  }

  func replaceOne() {
    guard let session = activeFindSession, let searchText,
      session.allowsReplacementForCurrentlyHighlightedResult
    else { return }
    session.performSingleReplacement(
      query: searchText,
      replacementString: replacementText ?? "",
      options: TextSearchOptions()
    )
    updateResultCount()
  }

  func replaceAll() {
    guard let session = activeFindSession, let searchText else { return }
    session.replaceAll(
      searchQuery: searchText,
      replacementString: replacementText ?? "",
      options: TextSearchOptions()
    )
    updateResultCount()
  }
}

/// An object that provides the sessions of a ``FindInteraction``; UIKit's `UIFindInteractionDelegate`.
@preconcurrency @MainActor public protocol FindInteractionDelegate: AnyObject {
  /// Returns a session for a view, or nil to refuse. Called before the navigator is presented.
  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession?
  /// Called after the navigator was presented.
  func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession)
  /// Called after the navigator was dismissed.
  func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession)
}

extension FindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}

/// The views of a find interaction.
@MainActor protocol FindNavigating: AnyObject {
  /// Makes the search field first responder.
  func begin(showsReplacement: Bool)
  /// Displays the count and the texts.
  func update()
  /// Removes the views. The view of the interaction becomes first responder again if it was before.
  func end()
}
