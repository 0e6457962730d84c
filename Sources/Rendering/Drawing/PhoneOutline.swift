import Simulation

/// The phone's outline around the screen: rounded corners and the side below the screen.
struct PhoneOutline {
  let homeControl: Device.HomeControl

  /// Returns a picture of a phone with the given screen.
  func picture(of screen: Canvas) -> Picture {
    let columns = screen.bounds.columns.count
    let top = "╭" + String(repeating: "─", count: columns) + "╮"
    let rows = screen.bounds.rows.map { row in
      let left = joint(besides: screen[row, 0], "├", "┝", "╞") ?? "│"
      let right = joint(besides: screen[row, columns - 1], "┤", "┥", "╡") ?? "│"
      return "\(left)\(screen.text(row: row))\(right)"
    }
    return Picture(rows: [top] + rows + [bottom(columns: columns)], width: columns + 2)
  }

  /// Returns the bottom side, with the home button or the home indicator.
  private func bottom(columns: Int) -> String {
    let home = homeControl == .button ? "○" : String(repeating: "━", count: min(columns, max(1, columns / 3)))
    let left = (columns - home.count) / 2
    let right = columns - home.count - left
    return "╰" + String(repeating: "─", count: left) + home + String(repeating: "─", count: right) + "╯"
  }

  /// Returns the outline character that joins a horizontal line at the screen's edge, or `nil` if there is no
  /// line.
  private func joint(
    besides cell: Canvas.Cell,
    _ thin: Character,
    _ heavy: Character,
    _ double: Character
  ) -> Character? {
    switch cell {
    case .line("─"), .line("╌"), .line("┄"), .line("┈"): thin
    case .line("━"): heavy
    case .line("═"): double
    default: nil
    }
  }
}
