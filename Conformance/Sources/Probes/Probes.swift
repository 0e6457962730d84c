extension Probe {
  /// The probes, in the order in which they run.
  public static let all: [Probe] =
    responders + firstResponders + textFields + keyboards + touches + controls + scrollViews + views + layouts
    + animations + controllers + texts + fonts + appearances + tables + collections
}
