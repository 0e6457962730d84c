extension Mirror {
  /// Returns a mirror that hides the stored properties of an object with references to the whole simulator.
  ///
  /// Swift Testing mirrors the values of a failed `#expect`, and would mirror each object of the simulator.
  package static func withoutChildren<Subject>(of subject: Subject) -> Mirror {
    Mirror(subject, children: [:], ancestorRepresentation: .suppressed)
  }
}

extension SimulationContext: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}

extension EventLog: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}

extension NotificationBus: CustomReflectable {
  /// A mirror without children.
  public nonisolated var customMirror: Mirror { .withoutChildren(of: self) }
}

extension VirtualClock: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
