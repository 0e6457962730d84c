import Responder
import Simulation

/// A transition from one controller of a storyboard to another.
///
/// It exists during ``ViewController/prepare(for:sender:)`` and its own ``perform()``.
@preconcurrency @MainActor open class StoryboardSegue {
  /// The segue's name in the storyboard.
  public final let identifier: String?
  /// The controller that the segue starts from.
  public final let source: ViewController
  /// The controller that the segue leads to.
  public final let destination: ViewController
  final var handler: (@MainActor () -> Void)?

  /// Creates a segue. A storyboard creates those of an app's class with this initializer.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Creates a segue that calls a closure when it is performed.
  public convenience init(
    identifier: String?,
    source: ViewController,
    destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = { performHandler() }
  }

  /// Shows the destination in the way of the segue's kind. An override of a custom segue needn't call super.
  open func perform() { handler?() }
}

/// A placeholder for a class that is known only at run time, in the creation of its instance.
private final class FoundSegue: StoryboardSegue {}

extension StoryboardSegue {
  /// Calls the initializer of the dynamic class; see `Responder.make(of:)`.
  @inline(never)
  fileprivate convenience init(
    found identifier: String?,
    _ source: ViewController,
    _ destination: ViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Creates a segue of a class that is found by its name.
  static func make(
    of type: StoryboardSegue.Type,
    _ identifier: String?,
    _ source: ViewController,
    _ destination: ViewController
  ) -> StoryboardSegue {
    unsafeBitCast(type, to: FoundSegue.Type.self).init(found: identifier, source, destination)
  }
}
