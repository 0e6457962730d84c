import Simulation

/// Makes a view one of the system's own, of a private class.
struct SystemIdentity: Hashable, Sendable {
  /// The private class.
  var className: String
  /// Stands for the object's address.
  var address: Int

  /// The address as descriptions have it.
  var addressText: String { "0x" + String(address, radix: 16) }
}

extension View {
  /// What `NSStringFromClass([view class])` says: the private class of a view of the system's, such as
  /// `UIPeripheralHostView`, and of any other view the name of its Swift class, such as `Window`.
  ///
  /// Walks that look for the keyboard's views compare it, or the beginning of ``description``, which has the same name
  /// (KW11, KW18). There is no `className`, as on devices (KW20).
  public final var systemClassName: String {
    rare?.systemIdentity?.className ?? String(describing: type(of: self))
  }
}

extension Application {
  /// Makes a view one of the system's own.
  package func identify(_ view: View, as className: String) {
    // A count, so that the same program always prints the same.
    systemViewCount += 1
    view.beSystemView(SystemIdentity(className: className, address: 0x10_0000 + 0x80 * systemViewCount))
  }
}

extension View {
  fileprivate final func beSystemView(_ identity: SystemIdentity) {
    change(\.systemIdentity, to: identity)
  }
}
