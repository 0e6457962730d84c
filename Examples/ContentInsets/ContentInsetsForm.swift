import HeadlessUIKit

/// The form of this program: four fields in a scroll view whose content is twice as high as the view, and
/// whose bottom inset of 50 points the app has set.
@MainActor struct ContentInsetsForm {
  let controller: any ScrollViewAvoiding
  /// A field at the top, as wide as the view.
  let title = TextField()
  /// A field at a position that the story sets.
  let city = TextField()
  /// A field near the bottom.
  let street = TextField()
  /// A field for numbers below `street`.
  let zip = TextField()

  /// Adds the fields to a controller and loads its view. Call this within the simulator's `perform`.
  init(_ controller: any ScrollViewAvoiding) {
    self.controller = controller
    let size = controller.fieldContainer.bounds.size
    add(title, "Title", CGRect(x: 0, y: 30, width: size.width, height: 30))
    add(city, "City", CGRect(x: 20, y: 80, width: size.width - 40, height: 31))
    add(street, "Street", CGRect(x: 20, y: size.height - 120, width: size.width - 40, height: 31))
    add(zip, "Zip", CGRect(x: 20, y: size.height - 80, width: size.width - 40, height: 31))
    zip.keyboardType = .numberPad
    scrollView?.contentSize = CGSize(width: size.width, height: 2 * size.height)
    scrollView?.contentInset.bottom = 50
  }

  private func add(_ field: TextField, _ name: String, _ frame: CGRect) {
    field.frame = frame
    field.placeholder = name
    controller.fieldContainer.addSubview(field)
    controller.watch(field)
  }

  var scrollView: ScrollView? { controller.scrollView }
  var offset: CGFloat { scrollView?.contentOffset.y ?? 0 }

  // MARK: Steps

  func endEditing(in simulator: Simulator) {
    controller.view.endEditing(true)
    simulator.settle()
  }

  /// Makes a field first responder, as a Next key would.
  func moveOn(to field: TextField, in simulator: Simulator) {
    field.becomeFirstResponder()
    simulator.settle()
  }

  /// Drags the content beside the fields, 60 points up by default, of which it scrolls about 50.
  func drag(by distance: CGFloat = -60, in simulator: Simulator) throws {
    let path = FingerPath(from: CGPoint(x: 10, y: 200))
      .moving(to: CGPoint(x: 10, y: 200 + distance), over: .milliseconds(200))
    try simulator.user.touch(along: [path.holding(for: .milliseconds(200))])
  }

  /// Ends editing, scrolls to the top and, if requested, down a little, and taps the city, whose upper edge
  /// is `distance` points above the future top of the keyboard. Returns the offset before the tap.
  func tapCity(
    _ distance: CGFloat,
    scrolling: Bool,
    _ stage: Stage,
    in simulator: Simulator
  ) throws -> CGFloat {
    endEditing(in: simulator)
    var before: CGFloat
    repeat {
      before = offset
      try drag(by: 150, in: simulator)
    } while offset != before
    if scrolling { try drag(in: simulator) }
    let y = controller.view.convert(CGPoint(x: 0, y: stage.keyboardTop - distance), from: nil).y
    city.frame.origin.y = y + offset
    before = offset
    try simulator.user.tap(city)
    return before
  }

  // MARK: Claims

  /// Claims that the bottom inset is as high as the visible keyboard.
  func claimInset(_ simulator: Simulator) -> Claim {
    let (inset, height) = (scrollView?.adjustedContentInset.bottom ?? 0, keyboardHeight(in: simulator))
    return Claim("the bottom inset is \(points(inset)), the keyboard \(points(height)) high", inset == height)
  }

  /// Claims that the bottom inset is the app's own and the keyboard's height, and that of the indicators the
  /// keyboard's height.
  func claimAddedInset(_ simulator: Simulator) -> Claim {
    let (inset, height) = (scrollView?.contentInset.bottom ?? 0, keyboardHeight(in: simulator))
    let indicators = scrollView?.scrollIndicatorInsets.bottom ?? 0
    return Claim(
      "the bottom inset is \(points(inset)), the indicators' \(points(indicators)), the keyboard \(points(height)) high",
      inset == height + 50 && indicators == height
    )
  }

  /// The height in the interface's orientation. Before iOS 8 the frame is in screen coordinates, which don't
  /// rotate.
  private func keyboardHeight(in simulator: Simulator) -> CGFloat {
    let frame = simulator.keyboard.frame
    let isLandscape = simulator.application.screen.orientation.isLandscape
    return isLandscape ? min(frame.width, frame.height) : frame.height
  }

  /// Claims that the bottom inset is the one that the app has set.
  func claimOwnInset() -> Claim {
    let inset = scrollView?.contentInset.bottom ?? 0
    return Claim("the app's own bottom inset was 50 and is \(points(inset))", inset == 50)
  }

  /// Claims that the content offset is unchanged.
  func claimUnmoved(from before: CGFloat) -> Claim {
    let (was, now) = (points((before * 10).rounded() / 10), points((offset * 10).rounded() / 10))
    return offset == before
      ? Claim("the content stays at \(was)", true)
      : Claim("the content was at \(was) and is at \(now)", false)
  }
}
