extension Window {
  /// Where required constraints in the window excluded each other, oldest first; the log has each as an entry too.
  ///
  /// A conflict is found when constraints are solved: at the next layout, not when a constraint becomes active. The constraint
  /// that was given up is tried again when others change.
  public final var layoutConflicts: [LayoutConflict] { layoutState?.engine?.conflicts ?? [] }
}
