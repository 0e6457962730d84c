import Foundation
import Responder
import Simulation
import ViewTree

extension User {
  /// The simulated user as one who uses VoiceOver, which must be on: `simulator.accessibility`.
  public var voiceOver: VoiceOverUser { VoiceOverUser(user: self) }

  /// Taps the element with a name, as Voice Control does: one of its `accessibilityUserInputLabels`, or else
  /// its label. Elements that don't respond to interaction have no name. Of several elements, the first in
  /// reading order is tapped.
  ///
  /// - Throws: Reason `.noAccessibilityElement` if there is none.
  public func say(
    tap name: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting(.say(name, at: place)) { () throws(InteractionError) in try tap(spoken: name, at: place) }
  }

  private func tap(spoken name: String, at place: SourcePlace) throws(InteractionError) {
    let elements = context.activate { application.voiceOverElements }
    let found = elements.first { element in
      guard element.accessibilityRespondsToUserInteraction else { return false }
      let names = element.accessibilityUserInputLabels ?? [VoiceOverUser.label(of: element) ?? ""]
      return names.contains { $0.lowercased() == name.lowercased() }
    }
    guard let found else {
      throw failure(
        .noAccessibilityElement(name: name, elements: elements.map(VoiceOverUser.name)),
        in: "user.say(tap: \(name.quoted))",
        at: place
      )
    }
    touch(at: found.accessibilityActivationPoint)
  }
}

/// A simulated user who uses VoiceOver: moves from element to element, and acts on the one that is read.
///
/// After each action the simulator comes to rest, as after those of ``User``. Each method throws reason
/// `.voiceOverIsOff` while VoiceOver is off.
@preconcurrency @MainActor public struct VoiceOverUser {
  let user: User

  private var application: Application { user.application }

  // MARK: Reading

  /// The elements of the screen in the order in which they are read, as ``spoken`` has one.
  public var elements: [String] { user.context.activate { application.voiceOverElements.map(Self.spoken) } }

  /// The element that is read: a view, an `AccessibilityElement`, or `nil` before the first move.
  public var element: Responder? { application.voiceOverFocus }

  /// The text that VoiceOver reads for its element: label, value, traits and hint, separated by commas; `nil`
  /// before the first move. The names of traits are those of the documentation. At a range of the element's
  /// text, to which a rotor has moved, it is the text of the range.
  public var spoken: String? {
    user.context.activate { application.voiceOverRangeText } ?? application.voiceOverFocus.map(Self.spoken)
  }

  static func label(of element: Responder) -> String? {
    (element as? View)?.accessibilityLabel ?? (element as? AccessibilityElement)?.accessibilityLabel
  }

  static func name(of element: Responder) -> String { label(of: element) ?? element.debugName }

  private static func traits(of element: Responder) -> AccessibilityTraits {
    (element as? View)?.accessibilityTraits ?? (element as? AccessibilityElement)?.accessibilityTraits
      ?? .none
  }

  private static func spoken(_ element: Responder) -> String {
    let view = element as? View
    let other = element as? AccessibilityElement
    let traits = traits(of: element)
    let words: [(trait: AccessibilityTraits, word: String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"), (.link, "link"),
      (.image, "image"), (.searchField, "search field"), (.header, "heading"), (.adjustable, "adjustable"),
    ]
    var parts: [String?] = [name(of: element), view?.accessibilityValue ?? other?.accessibilityValue]
    for (trait, word) in words where traits.contains(trait) { parts.append(word) }
    parts.append(expandedWord(element))
    parts.append(view?.accessibilityHint ?? other?.accessibilityHint)
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func expandedWord(_ element: Responder) -> String? {
    switch element.accessibilityExpandedStatus {
    case .unsupported: nil
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    }
  }

  // MARK: Moving

  /// Moves to the next element, or to the first before the first move.
  ///
  /// - Throws: Reason `.noAccessibilityElement` at the last element.
  public func next(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    try move(by: 1, "next()", SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Moves to the previous element, or to the first before the first move.
  ///
  /// - Throws: Reason `.noAccessibilityElement` at the first element.
  public func previous(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    try move(
      by: -1,
      "previous()",
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Touches the element with a label, so that it is read.
  ///
  /// - Throws: Reason `.noAccessibilityElement` if there is none.
  public func move(
    to label: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "move(to: \(label.quoted))"
    try acting("move(to: \(label.inSwift))", place) { () throws(InteractionError) in
      try check(call, place)
      let elements = user.context.activate { application.voiceOverElements }
      guard let found = elements.first(where: { Self.label(of: $0) == label }) else {
        throw refusal(.noAccessibilityElement(name: label, elements: elements.map(Self.name)), call, place)
      }
      application.moveVoiceOver(to: found)
      user.settleUnlessManual()
    }
  }

  private func move(by step: Int, _ call: String, _ place: SourcePlace) throws(InteractionError) {
    try acting(call, place) { () throws(InteractionError) in
      try check(call, place)
      let elements = user.context.activate { application.voiceOverElements }
      let now = elements.firstIndex { $0 === application.voiceOverFocus }
      let index = now.map { $0 + step } ?? 0
      guard elements.indices.contains(index) else {
        throw refusal(.noAccessibilityElement(name: nil, elements: elements.map(Self.name)), call, place)
      }
      application.moveVoiceOver(to: elements[index])
      user.settleUnlessManual()
    }
  }

  // MARK: Acting

  /// Taps twice: the element's `accessibilityActivate()` is called and, if it returns false, its activation
  /// point is tapped.
  public func activate(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try acting("activate()", place) { () throws(InteractionError) in
      let element = try focused("activate()", place)
      if !user.context.activate({ element.accessibilityActivate() }) {
        user.touch(at: element.accessibilityActivationPoint)
      }
      user.settleUnlessManual()
    }
  }

  /// Swipes up on an adjustable element, which increments its value.
  ///
  /// - Throws: Reason `.accessibilityRefused` if the element doesn't have the trait `adjustable`.
  public func increment(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try adjust("increment()", place) { $0.accessibilityIncrement() }
  }

  /// Swipes down on an adjustable element, which decrements its value; otherwise equivalent
  /// to ``increment(fileID:filePath:line:column:)``.
  public func decrement(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try adjust("decrement()", place) { $0.accessibilityDecrement() }
  }

  private func adjust(
    _ call: String,
    _ place: SourcePlace,
    _ body: (Responder) -> Void
  ) throws(InteractionError) {
    try acting(call, place) { () throws(InteractionError) in
      let element = try focused(call, place)
      guard Self.traits(of: element).contains(.adjustable) else {
        throw refusal(.accessibilityRefused(element: Self.name(of: element), offered: []), call, place)
      }
      user.context.activate { body(element) }
      user.settleUnlessManual()
    }
  }

  /// Makes the escape gesture: the element and its next responders are asked until one returns true.
  ///
  /// - Throws: Reason `.accessibilityRefused` if none did.
  public func escape(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try ask("escape()", place) { $0.accessibilityPerformEscape() }
  }

  /// Makes the magic tap: the element and its next responders are asked until one returns true.
  ///
  /// - Throws: Reason `.accessibilityRefused` if none did.
  public func magicTap(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try ask("magicTap()", place) { $0.accessibilityPerformMagicTap() }
  }

  /// Scrolls by a page with three fingers: the element and its next responders are asked until one returns
  /// true.
  ///
  /// - Throws: Reason `.accessibilityRefused` if none did.
  public func scroll(
    _ direction: AccessibilityScrollDirection,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    try ask("scroll(.\(direction))", place) { $0.accessibilityScroll(direction) }
  }

  private func ask(
    _ call: String,
    _ place: SourcePlace,
    _ body: (Responder) -> Bool
  ) throws(InteractionError) {
    try acting(call, place) { () throws(InteractionError) in
      let element = try focused(call, place)
      guard user.context.activate({ element.chain.contains(where: body) }) else {
        throw refusal(.accessibilityRefused(element: Self.name(of: element), offered: []), call, place)
      }
      user.settleUnlessManual()
    }
  }

  /// Performs the custom action with a name, of the element or of a responder that contains it.
  ///
  /// - Throws: Reason `.accessibilityRefused` if there is none, or if the action returns false.
  public func perform(
    action name: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "perform(action: \(name.quoted))"
    try acting("perform(action: \(name.inSwift))", place) { () throws(InteractionError) in
      let element = try focused(call, place)
      let actions = user.context.activate { element.chain.flatMap { $0.accessibilityCustomActions ?? [] } }
      guard let action = actions.first(where: { $0.name == name }),
        user.context.activate({ action.perform() })
      else {
        throw refusal(
          .accessibilityRefused(element: Self.name(of: element), offered: actions.map(\.name)),
          call,
          place
        )
      }
      user.settleUnlessManual()
    }
  }

  /// Moves to the next or the previous place of a rotor, of the element or of a responder that contains it.
  ///
  /// - Throws: Reason `.accessibilityRefused` if there is no such rotor, or at its end.
  public func turn(
    rotor name: String,
    _ direction: AccessibilityCustomRotor.Direction = .next,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = "turn(rotor: \(name.quoted))"
    let code = "turn(rotor: \(name.inSwift)\(direction == .next ? "" : ", .previous"))"
    try acting(code, place) { () throws(InteractionError) in
      let element = try focused(call, place)
      let rotors = user.context.activate { element.chain.flatMap { $0.accessibilityCustomRotors ?? [] } }
      let predicate = AccessibilityCustomRotorSearchPredicate()
      if let place = application.rotorPlace {
        predicate.currentItem = place
      } else {
        predicate.currentItem.targetElement = element
      }
      predicate.searchDirection = direction
      let rotor = rotors.first { $0.name == name }
      let found = user.context.activate { rotor?.itemSearchBlock(predicate) }
      guard let found, let target = found.targetElement as? Responder else {
        throw refusal(
          .accessibilityRefused(element: Self.name(of: element), offered: rotors.map(\.name)),
          call,
          place
        )
      }
      application.moveVoiceOver(to: target)
      application.rotorPlace = found
      user.settleUnlessManual()
    }
  }

  // MARK: Recording and refusing

  /// Performs an action, for recorders.
  func acting(
    _ call: @autoclosure () -> String,
    _ place: SourcePlace,
    _ body: () throws(InteractionError) -> Void
  ) throws(InteractionError) {
    try user.acting(.voiceOver(call(), at: place), body)
  }

  func check(_ call: String, _ place: SourcePlace) throws(InteractionError) {
    user.layOutScreen()
    guard application.accessibility.isVoiceOverRunning else { throw refusal(.voiceOverIsOff, call, place) }
  }

  /// Returns the element that is read; the first one before the first move.
  private func focused(_ call: String, _ place: SourcePlace) throws(InteractionError) -> Responder {
    try check(call, place)
    let elements = user.context.activate { application.voiceOverElements }
    if let element = application.voiceOverFocus, elements.contains(where: { $0 === element }) {
      return element
    }
    guard let first = elements.first else {
      throw refusal(.noAccessibilityElement(name: nil, elements: []), call, place)
    }
    application.moveVoiceOver(to: first)
    return first
  }

  func refusal(
    _ reason: InteractionError.Reason,
    _ call: String,
    _ place: SourcePlace
  ) -> InteractionError {
    user.failure(reason, in: "user.voiceOver.\(call)", about: nil, at: place)
  }
}
