import Foundation
import InterfaceFiles
import Responder
import Simulation

/// A segue of a storyboard, of which each trigger performs one.
@MainActor final class SegueTemplate {
  /// The kinds of segues that code or a trigger performs.
  enum Kind { case show, showDetail, present, popover, embed, unwind, custom, push }

  let id: String?
  let identifier: String?
  let kind: Kind
  weak var source: ViewController?
  /// The class of the segue if the storyboard names one.
  var type: StoryboardSegue.Type?
  /// Creates the destination; unused by an unwind segue.
  let makeDestination: (ViewController, Any?) -> ViewController
  var presentationStyle: ModalPresentationStyle?
  var transitionStyle: ModalTransitionStyle?
  var isAnimated = true
  /// The method of the destination of an unwind segue.
  var unwindAction: MethodSelector?
  /// The view or item that a popover points to.
  var anchor: (() -> AnyObject?)?
  /// The segue's element in the file.
  var element: InterfaceElement?
  /// The elements of the segues whose destinations are being embedded, the innermost last.
  private static var embedding: [InterfaceElement] = []

  init(
    id: String?,
    identifier: String?,
    _ kind: Kind,
    source: ViewController,
    makeDestination: @escaping (ViewController, Any?) -> ViewController
  ) {
    (self.id, self.identifier, self.kind, self.source) = (id, identifier, kind, source)
    self.makeDestination = makeDestination
  }

  /// The method that controls, items and recognizers call.
  static let action = MethodSelector(
    name: "performSegue",
    targetType: SegueTemplate.self,
    isMethodOf: { $0 is SegueTemplate },
    call: { target, sender, _ in (target as? SegueTemplate)?.trigger(sender) }
  ).internalSelector

  /// Performs the segue for an object that triggers it, if the source agrees (MC50).
  func trigger(_ sender: Any?) {
    if let recognizer = sender as? GestureRecognizer {
      let isDiscrete = recognizer is TapGestureRecognizer || recognizer is SwipeGestureRecognizer
      guard recognizer.state == (isDiscrete ? .ended : .began) else { return }
    }
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(sender)
  }

  /// Performs the segue without asking.
  func perform(_ sender: Any?) {
    guard let source else { return }
    guard kind != .unwind else { return unwind(from: source, sender) }
    let destination = makeDestination(source, sender)
    let segue = makeSegue(source, destination) { [self] in show(destination, from: source, sender) }
    source.log?.record(
      .controller,
      source.debugName,
      "segue \(identifier ?? "without identifier") to \(destination.debugName)"
    )
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Embeds the destination in a view, after the source's view is loaded (MC49).
  ///
  /// Reports `expected no controller that embeds itself` for a segue that the loading of its own
  /// destination's view leads back to, by a reference to another file, and embeds nothing then.
  func embed(in container: View) {
    if let element {
      guard !Self.embedding.contains(where: { $0 === element }) else {
        return reportingErrors(otherwise: ()) {
          throw InterfaceFileError("expected no controller that embeds itself", at: element)
        }
      }
      Self.embedding.append(element)
    }
    defer { if element != nil { Self.embedding.removeLast() } }
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: source) else {
      return
    }
    let child = makeDestination(source, source)
    let segue = makeSegue(source, child) {
      child.loadViewIfNeeded()
      source.addChild(child)
      guard let view = child.viewIfLoaded else { return }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = container.bounds
      container.addSubview(view)
      child.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: source)
    segue.perform()
  }

  private func makeSegue(
    _ source: ViewController,
    _ destination: ViewController,
    _ handler: @escaping @MainActor () -> Void
  ) -> StoryboardSegue {
    let segue = StoryboardSegue.make(of: type ?? StoryboardSegue.self, identifier, source, destination)
    segue.handler = handler
    return segue
  }

  private func show(_ destination: ViewController, from source: ViewController, _ sender: Any?) {
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
    switch kind {
    case .show where isAnimated: source.show(destination, sender: sender)
    case .show, .push:
      guard let navigation = (source as? NavigationController) ?? source.baseNavigationController else {
        return source.present(destination, animated: isAnimated)
      }
      navigation.pushViewController(destination, animated: isAnimated)
    case .showDetail: source.showDetailViewController(destination, sender: sender)
    case .popover:
      destination.modalPresentationStyle = .popover
      point(destination.popoverPresentationController, sender)
      source.present(destination, animated: isAnimated)
    case .present: source.present(destination, animated: isAnimated)
    case .custom, .embed, .unwind: break
    }
  }

  private func point(_ popover: PopoverPresentationController?, _ sender: Any?) {
    switch anchor?() ?? sender as AnyObject? {
    case let item as BarButtonItem: popover?.barButtonItem = item
    case let view as View:
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    default: break
    }
  }

  // MARK: Unwinding

  private func unwind(from source: ViewController, _ sender: Any?) {
    guard let unwindAction,
      let destination = source.unwindDestination(of: unwindAction, sender: sender)
    else { return }
    let segue = makeSegue(source, destination) { destination.unwindFrom(source, animated: self.isAnimated) }
    source.prepare(for: segue, sender: sender)
    unwindAction.call(on: destination, sender: segue, event: nil)
    segue.perform()
  }
}
