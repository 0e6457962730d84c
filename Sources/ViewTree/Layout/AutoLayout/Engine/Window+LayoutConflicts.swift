extension Window {
  /// The conflicts between required constraints in the window, oldest first; the log contains each of them.
  ///
  /// A conflict is found when constraints are solved: at the next layout, not when a constraint becomes
  /// active. The constraint that was given up is retried when others change.
  public final var layoutConflicts: [LayoutConflict] { layoutState?.engine?.conflicts ?? [] }
}
