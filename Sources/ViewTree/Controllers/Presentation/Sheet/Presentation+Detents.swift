import Foundation
import Responder
import Simulation

/// The places of a sheet.
extension Presentation {
  /// Whether the presented controller is in a sheet.
  var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// The controller with the sheet's detents; `nil` before iOS 15, and for other presentations.
  var sheet: SheetPresentationController? {
    guard isSheet, hasDetents, !isDropped else { return nil }
    let controller = presented.presentationController
    return (controller as? PopoverPresentationController)?.adaptiveSheetPresentationController
      ?? controller as? SheetPresentationController
  }

  /// Returns the sheet's placement at its full height.
  func sheetPlacement(in window: Window) -> SheetPlacement {
    let context = window.application.context
    let sheet = sheet
    let source = sheet?.sourceView.flatMap { $0.window === window ? $0 : nil }
    let preferred = presented.preferredContentSize.width
    let followsWidth = sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true && preferred > 0
    return SheetPlacement(
      isForm: sheet.map { !$0.prefersPageSizing } ?? (style == .formSheet),
      idiom: context.device.idiom,
      leavesStrip: context.rule(VersionRules.presentsSheetsByDefault),
      gap: context.device.idiom == .phone ? context.rule(VersionRules.gapAbovePhoneSheet) : 10,
      topInset: window.application.screen.topInsetInPortrait,
      isAttachedInCompactHeight: sheet?.prefersEdgeAttachedInCompactHeight ?? false,
      sideInsets: window.application.screen.safeAreaInsets,
      attachedWidth: followsWidth ? preferred : nil,
      center: source.map { view in
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return container.superview == nil ? middle : container.convert(middle, from: nil)
      }
    )
  }

  /// Returns the places where the sheet can rest in an area, from the lowest to the highest; at least one.
  func sheetRests(in area: CGRect, of window: Window) -> [SheetRest] {
    let placement = sheetPlacement(in: window)
    let full = placement.frame(in: area)
    let context = window.application.context
    let isForm = placement.idiom == .pad && placement.isForm
    guard let sheet, !placement.fills(area), !isForm else { return [SheetRest(frame: full)] }
    let screen = window.application.screen
    let bottom = window.storedSafeAreaInsets.bottom
    let surroundings = SheetContext(
      traits: TraitCollection(presenter.resolvedTraits),
      maximum: max(0, full.height - bottom),
      containerHeight: area.height
    )
    let active = context.activate { sheet.activeDetents(in: surroundings) }
    guard !active.isEmpty else { return [SheetRest(frame: full)] }
    let floats = placement.idiom == .phone && context.rule(VersionRules.lowSheetsFloat)
    return active.map { identifier, value in
      guard value < surroundings.maximumDetentValue else {
        return SheetRest(identifier: identifier, frame: full)
      }
      return SheetRest(
        identifier,
        value: value,
        below: full,
        bottomInset: bottom,
        floats: floats,
        screenScale: screen.scale
      )
    }
  }

  func sheetRests(in window: Window) -> [SheetRest] {
    sheetRests(in: window.interfaceFrameOfRootView, of: window)
  }

  /// Returns the place of the selected detent.
  func selectedRest(among rests: [SheetRest]) -> SheetRest {
    guard let selected = sheet?.selectedDetentIdentifier else { return rests[0] }
    return rests.first { $0.identifier == selected } ?? rests[0]
  }

  /// Returns the sheet's place: that of the selected detent, unless a keyboard for a field in the sheet moves
  /// it up.
  func currentRest(in window: Window) -> SheetRest {
    let rests = sheetRests(in: window)
    return rest(selectedRest(among: rests), among: rests, with: keyboardCover(in: window))
  }

  /// Returns the sheet's place with a keyboard: that of the largest detent, or without a larger one, as much
  /// higher as the keyboard covers of it (KI99).
  private func rest(_ rest: SheetRest, among rests: [SheetRest], with keyboard: CGRect?) -> SheetRest {
    guard let keyboard, let largest = rests.last else { return rest }
    if largest.frame.height > rest.frame.height { return largest }
    guard let window = container.window else { return rest }
    let full = sheetPlacement(in: window).frame(in: window.interfaceFrameOfRootView)
    let covered = rest.frame.maxY - keyboard.minY - window.storedSafeAreaInsets.bottom
    guard covered > 0, rest.frame.height < full.height else { return rest }
    let height = min(full.height, rest.frame.height + covered)
    var raised = SheetRest(identifier: rest.identifier, frame: rest.frame)
    raised.frame.origin.y -= height - rest.frame.height
    raised.frame.size.height = height
    return raised
  }

  /// The frame of a docked keyboard, in the container, if the first responder is in the sheet.
  private func keyboardCover(in window: Window) -> CGRect? {
    guard sheet != nil, presented.presentation == nil,
      let keyboard = window.application.keyboardFollowers.space.dockedFrame,
      let first = window.scope.firstResponder, first.chain.contains(where: { $0 === presented })
    else { return nil }
    return keyboard.offsetBy(dx: 0, dy: -window.interfaceOrigin.y)
  }

  /// Whether there is a detent above the sheet's place.
  var hasLargerDetent: Bool {
    guard let window = container.window, let largest = sheetRests(in: window).last else { return false }
    return largest.frame.height > currentRest(in: window).frame.height
  }

  /// The height of the largest detent that leaves the presenter undimmed; `nil` if there is none.
  func undimmedRest(among rests: [SheetRest]) -> SheetRest? {
    guard let identifier = sheet?.largestUndimmedDetentIdentifier else { return nil }
    return rests.first { $0.identifier == identifier }
  }

  /// Whether the presenter receives touches and isn't dimmed at the sheet's place.
  var leavesPresenterUndimmed: Bool {
    guard sheet?.largestUndimmedDetentIdentifier != nil, let window = container.window,
      let undimmed = undimmedRest(among: sheetRests(in: window))
    else { return false }
    return currentRest(in: window).frame.height <= undimmed.frame.height
  }

  /// Returns whether a view belongs to the sheet or is its grabber.
  func isOnSheet(_ view: View?) -> Bool {
    guard let view else { return false }
    return presented.viewIfLoaded.map(view.isDescendant) == true || view === grabber
  }

  // MARK: Placing

  /// Places the sheet at once.
  func placeSheet() {
    guard isSheet, pull == nil, !presented.isDisappearing, let window = container.window,
      let view = presented.viewIfLoaded, view.superview === container
    else { return }
    put(view, at: currentRest(in: window))
  }

  /// Moves the sheet to its place, with an animation and the layout of its content.
  func moveSheet() {
    guard isSheet, pull == nil, !presented.isDisappearing, let window = container.window,
      let view = presented.viewIfLoaded, view.superview === container
    else { return }
    animate(to: currentRest(in: window), view, velocity: 0, in: window)
  }

  /// Places the sheet's view, with the scale of a sheet that floats, and its grabber.
  func put(_ view: View, at rest: SheetRest) {
    if rest.scale != sheetScale {
      view.transform = rest.scale == 1 ? .identity : ViewTransform(scaleX: rest.scale, y: rest.scale)
      sheetScale = rest.scale
    }
    if rest.scale == 1 {
      view.frame = rest.frame
    } else {
      view.bounds.size = rest.frame.size
      view.center = CGPoint(x: rest.shown.midX, y: rest.shown.midY)
    }
    // The safe area of a view that is apart from the edge would be smaller.
    if presented.barInsets.bottom != rest.moreSafeBottom {
      presented.barInsets = EdgeInsets(bottom: rest.moreSafeBottom)
    }
    placeGrabber(over: view)
  }

  /// Removes the scale and the insets of a sheet that floats from its view.
  func resetSheet() {
    guard sheetScale != 1 || presented.barInsets.bottom != 0, isSheet else { return }
    presented.barInsets = .zero
    if sheetScale != 1 { presented.viewIfLoaded?.transform = .identity }
    sheetScale = 1
  }

  /// Adds, places or removes the grabber.
  func placeGrabber(over view: View) {
    guard sheet?.prefersGrabberVisible == true else {
      grabber?.removeFromSuperview()
      return grabber = nil
    }
    let grabber = self.grabber ?? SheetGrabber()
    grabber.sheetPresentation = self
    let size = SheetGrabber.size
    let frame = view.frame
    let place = CGPoint(x: frame.midX - size.width / 2, y: frame.minY + SheetGrabber.top)
    grabber.frame = CGRect(origin: place, size: size)
    self.grabber = grabber
    if view.superview === container, grabber.superview == nil { container.addSubview(grabber) }
  }

  /// Selects the next larger detent, or the smallest one after the largest.
  func grabberWasTapped() {
    guard pull == nil, transition == nil, let window = container.window, let sheet else { return }
    let rests = sheetRests(in: window)
    let current = selectedRest(among: rests)
    let next = rests.first { $0.frame.height > current.frame.height } ?? rests[0]
    guard next.identifier != current.identifier else { return }
    sheet.select(next.identifier, insteadOf: current.identifier)
    moveSheet()
  }
}
