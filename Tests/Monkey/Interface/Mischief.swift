import HeadlessUIKit

/// The delegate of the session's views: it refuses from time to time, and changes the interface in callbacks.
@MainActor final class Mischief {
  private unowned let world: World

  init(_ world: World) { self.world = world }

  func changed(_ sender: Any?) { world.callback("action") }

  func recognized(_ recognizer: GestureRecognizer) { world.callback("gesture") }

  private func allows(_ question: String) -> Bool {
    world.callback(question)
    guard world.mischiefLeft > 0, world.random.once(in: 12) else { return true }
    world.story.append("  \(question) is false")
    return false
  }
}

extension Mischief: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows("shouldBeginEditing") }
  func textFieldDidBeginEditing(_ textField: TextField) { world.callback("didBeginEditing") }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { allows("shouldEndEditing") }
  func textFieldDidEndEditing(_ textField: TextField) { world.callback("didEndEditing") }
  func textFieldShouldClear(_ textField: TextField) -> Bool { allows("shouldClear") }

  func textField(
    _ textField: TextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    allows("shouldChangeCharacters")
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    world.callback("shouldReturn")
    if world.random.once(in: 2) { textField.resignFirstResponder() }
    return false
  }
}

extension Mischief: TextViewDelegate {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool { allows("shouldBeginEditing") }
  func textViewDidBeginEditing(_ textView: TextView) { world.callback("didBeginEditing") }
  func textViewShouldEndEditing(_ textView: TextView) -> Bool { allows("shouldEndEditing") }
  func textViewDidEndEditing(_ textView: TextView) { world.callback("didEndEditing") }
  func textViewDidChange(_ textView: TextView) { world.callback("didChange") }
}

extension Mischief: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { world.callback("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { world.callback("willBeginDragging") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { world.callback("didEndDecelerating") }
  func viewForZooming(in scrollView: ScrollView) -> View? { scrollView.subviews.first }
}

extension Mischief: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { world.callback("searchDidBegin") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { world.callback("searchDidEnd") }
}

extension Mischief: TabBarControllerDelegate {
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
    world.callback("didSelectTab")
  }
}
