import HeadlessUIKit

/// A list row that becomes selected when a touch ends in it.
final class Row: View {
  private(set) var isSelected = false

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { isSelected = true }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
