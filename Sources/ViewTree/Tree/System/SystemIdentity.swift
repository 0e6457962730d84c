import Simulation

/// The private class and the simulated address of a system view.
struct SystemIdentity: Hashable, Sendable {
  var className: String
  /// The simulated address of the object.
  var address: Int

  /// The address in the format of descriptions.
  var addressText: String { "0x" + String(address, radix: 16) }
}

extension View {
  /// The name of the view's class, as `NSStringFromClass([view class])` returns it.
  ///
  /// It is the private class of a system view, such as `UIPeripheralHostView`, and the Swift class of any
  /// other view, such as `Window`. Code that searches for the keyboard's views compares it, or the beginning
  /// of ``description``, which has the same name (KW11, KW18). There is no `className`, as on devices (KW20).
  public final var systemClassName: String {
    rare?.systemIdentity?.className ?? ClassNames.name(of: type(of: self))
  }
}

extension Application {
  /// Makes a view a system view of a private class.
  package func identify(_ view: View, as className: String) {
    // A counter, so that the same app always prints the same address.
    systemViews.count += 1
    view.markAsSystemView(SystemIdentity(className: className, address: 0x10_0000 + 0x80 * systemViews.count))
  }
}

extension View {
  fileprivate final func markAsSystemView(_ identity: SystemIdentity) {
    change(\.systemIdentity, to: identity)
  }
}

/// The windows and views of the system in one application.
@MainActor struct SystemViews {
  /// The windows of an application without an input system; an input system retains them otherwise.
  var windows: [SystemWindow] = []
  /// The number of views that were created.
  var count = 0
}
