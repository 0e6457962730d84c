import Foundation
import HeadlessUIKit

/// A controller with a DONE button for the number pad of a field.
@preconcurrency @MainActor protocol NumberPadController: ViewController {
  /// The field with the number pad.
  var textField: TextField? { get set }
  /// The record of the controller's searches for the keyboard's view; nil if it doesn't search.
  var searches: NumberPadSearches? { get }
}

/// A DONE button on the number pad: a search for the keyboard's view from the document or from another
/// author.
struct DoneButton: Sendable {
  /// A short name.
  let name: String
  /// The id of the fact that gives the systems on which the search works: `KW19`.
  let fact: String
  /// Whether the search is in Luzian Scherrer's document.
  let isInDocument: Bool
  /// Whether the button is removed when the keyboard has left.
  let isRemoved: Bool
  /// Creates the controller. Called within the simulator's `perform`.
  let makeController: @MainActor @Sendable () -> any NumberPadController

  private init(
    _ name: String,
    fact: String,
    isInDocument: Bool = true,
    isRemoved: Bool = false,
    makeController: @escaping @MainActor @Sendable () -> any NumberPadController
  ) {
    (self.name, self.fact, self.makeController) = (name, fact, makeController)
    (self.isInDocument, self.isRemoved) = (isInDocument, isRemoved)
  }

  /// The document's first version, of 2008.
  static let firstVersion = DoneButton("first version", fact: "KW19") { CodeViewController() }
  /// The listing as the page prints it.
  static let asPrinted = DoneButton("as printed", fact: "KW11") { PrintedCodeViewController() }
  /// The update of 17 June 2010.
  static let june2010 = DoneButton("June 2010", fact: "KW21") { UpdatedCodeViewController() }

  /// The search of another author.
  static func walk(_ walk: NumberPadWalk) -> DoneButton {
    DoneButton(walk.name, fact: walk.fact, isInDocument: false, isRemoved: walk.tag != nil) {
      WalkingNumberPadViewController(walk)
    }
  }

  /// The buttons of the document's project and of all walks, oldest first.
  static let all: [DoneButton] = {
    let walks = NumberPadWalk.all.map(walk)
    return [firstVersion, walks[0], june2010] + walks[1...]
  }()
}

/// A record of an app's searches for the keyboard's view, for the program's text and pictures.
@MainActor final class NumberPadSearches {
  /// The windows behind the app's and their subviews at the beginning of the last search; nil before the
  /// first.
  private(set) var sight: String?

  /// Performs a search, and logs its method and the window in which it searches.
  func record(_ method: String, _ search: () -> Void) {
    let windows = Application.shared.windows.dropFirst().map { window in
      let names = window.subviews.map(\.systemClassName)
      let name = window.systemClassName
      return names.isEmpty ? "an empty \(name)" : "\(name) with \(names.joined(separator: " and "))"
    }
    sight = windows.isEmpty ? "no second window" : windows.joined(separator: ", ")
    Application.shared.context.log.note("\(method): windows[1] is \(windows.first ?? "out of range")")
    search()
    for button in Application.shared.doneButtons {
      // The word that both images show.
      (button.accessibilityIdentifier, button.accessibilityLabel) = ("DONE", "DONE")
    }
  }
}

extension Application {
  /// The buttons with the document's images in all windows but the first, in the order of the windows and of
  /// their views.
  @MainActor var doneButtons: [Button] {
    windows.dropFirst().flatMap { window in
      var (found, open): ([Button], [View]) = ([], [window])
      while let view = open.popLast() {
        if let button = view as? Button, button.hasDoneImage { found.append(button) }
        open += view.subviews.reversed()
      }
      return found
    }
  }
}

extension Button {
  fileprivate var hasDoneImage: Bool {
    let image = image(for: .normal)
    return image == Image(named: "DoneUp.png") || image == Image(named: "DoneUp3.png")
  }
}

// MARK: - The app's controllers

/// The published controller in an app that records its searches.
private final class CodeViewController: NumberPadDoneViewController, NumberPadController {
  let searches: NumberPadSearches? = NumberPadSearches()

  override func keyboardWillShow(_ note: Notification) {
    searches?.record("keyboardWillShow(_:)") { super.keyboardWillShow(note) }
  }
}

/// The listing as printed in an app that records its searches.
private final class PrintedCodeViewController: PrintedNumberPadDoneViewController, NumberPadController {
  let searches: NumberPadSearches? = NumberPadSearches()

  override func keyboardWillShow(_ note: Notification) {
    searches?.record("keyboardWillShow(_:)") { super.keyboardWillShow(note) }
  }
}

/// The update in an app that records its searches.
private final class UpdatedCodeViewController: NumberPadDoneUpdateViewController, NumberPadController {
  let searches: NumberPadSearches? = NumberPadSearches()

  override func addButtonToKeyboard() {
    searches?.record("addButtonToKeyboard()") { super.addButtonToKeyboard() }
  }
}

extension WalkingNumberPadViewController: NumberPadController {}

extension FixedNumberPadDoneViewController: NumberPadController {
  var searches: NumberPadSearches? { nil }
}
