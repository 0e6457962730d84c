import Foundation
import Responder
import Simulation

/// Links, attachments and tagged parts of the text.
///
/// The user interacts with them while the text view is selectable and not editable. A tap performs the
/// action: from iOS 17, that which `textView(_:primaryActionFor:defaultAction:)` returns; else
/// `textView(_:shouldInteractWith:in:interaction:)` permits the default action, which opens a link's URL. A
/// press opens the menu.
extension TextView {
  /// The kinds of data that are displayed as links while the text can't be edited; none by default. Links
  /// that the text has itself take precedence.
  public final var dataDetectorTypes: DataDetectorTypes {
    get { extras?.detectorTypes ?? [] }
    set {
      guard newValue != dataDetectorTypes else { return }
      lazyExtras.detectorTypes = newValue
      layOutText()
    }
  }

  /// The attributes with which links are displayed; they take precedence over those of the text. By default
  /// the color ``Color/link``, for links without a color.
  public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { extras?.linkAttributes ?? [.foregroundColor: Color.link] }
    set {
      lazyExtras.linkAttributes = newValue
      layOutText()
    }
  }

  /// Whether the user can interact with items.
  private var offersItems: Bool { isSelectable && !isEditable }

  final func editabilityDidChange() {
    if extras?.detectorTypes.isEmpty == false { layOutText() }
    prepareItemMenus()
  }

  /// The text as it is displayed: with links of detected data and the attributes of links. Nil if all
  /// characters have the same attributes.
  final var displayedText: NSAttributedString? {
    let own = words.runs?.contents
    guard !isSecureTextEntry, let extras else { return own }
    let types = offersItems ? extras.detectorTypes : []
    guard !types.isEmpty || extras.linkAttributes != nil else { return own }
    let detected = types.isEmpty ? [] : DataDetector.matches(in: engine.text, types)
    guard own != nil || !detected.isEmpty else { return nil }
    let text = NSMutableAttributedString(attributedString: own ?? words.attributed(engine.text))
    for found in detected where !text.hasLink(in: found.range) {
      text.addAttribute(.link, value: found.url, range: found.range)
      text.removeAttribute(.foregroundColor, range: found.range)
    }
    if let attributes = extras.linkAttributes {
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
        if value != nil { text.addAttributes(attributes, range: range) }
      }
    }
    return text
  }

  /// Returns the index of the character at a point of the content, or nil if there is none.
  private func character(at point: CGPoint) -> Int? {
    let nearest = location(at: point)
    let length = engine.buffer.length
    for place in [nearest, nearest - 1, nearest - 2] where place >= 0 && place < length {
      let whole = engine.buffer.clamped(NSRange(location: place, length: 1))
      if firstRect(of: whole).contains(point) { return whole.location }
    }
    return nil
  }

  /// Returns the item at a point of the content.
  final func item(at point: CGPoint) -> TextItem? {
    guard offersItems, let text = displayedText, let place = character(at: point) else { return nil }
    let keys: [NSAttributedString.Key] = [.link, .attachment, .textItemTag]
    for key in keys {
      guard let (value, range) = text.value(of: key, around: place) else { continue }
      if let content = TextItem.Content(value, key) { return TextItem(content: content, range: range) }
    }
    return nil
  }

  /// Performs the action of a tapped item. Returns whether there is one.
  final func performItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let standard = defaultAction(of: item)
    guard isRuleTrue(VersionRules.hasTextItems), let delegate,
      let answer = OptionalMethod.call(
        "textView(_:primaryActionFor:defaultAction:)",
        of: delegate,
        delegate.textView(self, primaryActionFor: item, defaultAction: standard)
      )
    else {
      if mayInteract(with: item, .invokeDefaultAction) { perform(standard) }
      return true
    }
    if let answer { perform(answer) }
    return true
  }

  private func perform(_ action: Action) {
    guard let context = inputContext else { return action.perform(sender: self) }
    context.log.recording(.editing, debugName, action.logText) { action.perform(sender: self) }
  }

  private func defaultAction(of item: TextItem) -> Action {
    Action(title: "Open Link") { [weak self] _ in
      if case .link(let url) = item.content { self?.effectiveApplication?.open(url) }
    }
  }

  /// Asks the delegate by the methods of iOS 7 and 10; the older one only if it doesn't implement the other.
  final func mayInteract(with item: TextItem, _ kind: TextItemInteraction) -> Bool {
    guard let delegate else { return true }
    let namesKind = isRuleTrue(VersionRules.namesTextItemInteraction)
    switch item.content {
    case .link(let url):
      let answer =
        namesKind
        ? OptionalMethod.call(
          "textView(_:shouldInteractWith:in:interaction:)",
          of: delegate,
          delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: kind)
        ) : nil
      return answer ?? delegate.textView(self, shouldInteractWith: url, in: item.range)
    case .textAttachment(let attachment):
      let answer =
        namesKind
        ? OptionalMethod.call(
          "textView(_:shouldInteractWith:in:interaction:)",
          of: delegate,
          delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: kind)
        ) : nil
      return answer ?? delegate.textView(self, shouldInteractWith: attachment, in: item.range)
    case .tag: return true
    }
  }

  // MARK: Menus

  /// Adds the interaction that opens the menus of items, once the user can interact with the text.
  final func prepareItemMenus() {
    guard offersItems, extras?.itemMenus == nil, displayedText?.hasItems == true else { return }
    let menus = TextItemMenus(of: self)
    lazyExtras.itemMenus = menus
    addInteraction(menus.interaction)
  }

  /// Returns the menu of an item, or nil if the delegate refuses it.
  final func menu(of item: TextItem) -> Menu? {
    var children: [MenuElement] = []
    if case .link(let url) = item.content {
      let copy = Action(title: "Copy Link") { [weak self] _ in
        self?.effectiveApplication?.pasteboard.string = url.absoluteString
      }
      children = [defaultAction(of: item), copy]
    }
    let standard = Menu(children: children)
    if isRuleTrue(VersionRules.hasTextItems), let delegate,
      let answer = OptionalMethod.call(
        "textView(_:menuConfigurationFor:defaultMenu:)",
        of: delegate,
        delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)
      )
    {
      return answer?.menu
    }
    return mayInteract(with: item, .presentActions) && !children.isEmpty ? standard : nil
  }
}

/// The delegate of the interaction that opens the menus of a text view's items.
@MainActor final class TextItemMenus: ContextMenuInteractionDelegate {
  private unowned let textView: TextView
  private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  private var item: TextItem?

  init(of textView: TextView) { self.textView = textView }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> ContextMenuConfiguration? {
    guard let item = textView.item(at: location), let menu = textView.menu(of: item) else { return nil }
    self.item = item
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let item, let animator else { return }
    textView.delegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    guard let item, let animator else { return }
    self.item = nil
    textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
  }
}

extension TextItem.Content {
  fileprivate init?(_ value: Any, _ key: NSAttributedString.Key) {
    switch key {
    case .link:
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return nil }
      self = .link(url)
    case .attachment:
      guard let attachment = value as? TextAttachment else { return nil }
      self = .textAttachment(attachment)
    default:
      guard let tag = value as? String else { return nil }
      self = .tag(tag)
    }
  }
}

extension NSAttributedString {
  /// Returns whether a range contains a link.
  fileprivate func hasLink(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.link, in: range, options: []) { value, _, _ in isFound = isFound || value != nil }
    return isFound
  }

  /// Whether there are characters with which the user can interact.
  fileprivate var hasItems: Bool {
    var isFound = false
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      isFound =
        isFound || attributes[.link] != nil || attributes[.attachment] != nil
        || attributes[.textItemTag] != nil
    }
    return isFound
  }

  /// Returns the value of an attribute at a place, and the range of adjacent characters with it.
  fileprivate func value(of key: NSAttributedString.Key, around place: Int) -> (Any, NSRange)? {
    var found: (Any, NSRange)?
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(key, in: whole, options: []) { value, range, stop in
      guard let value, NSLocationInRange(place, range) else { return }
      found = (value, range)
      stop.pointee = true
    }
    return found
  }

  /// Whether attributes besides the given font affect the layout.
  func affectsLayout(besides font: Font) -> Bool {
    var affects = false
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, _, stop in
      let other = (attributes[.font] as? Font).map { $0.on(font.face.typeface) != font } ?? false
      guard other || TextDetails.reading(attributes, over: nil)?.affectsLayout == true else { return }
      affects = true
      stop.pointee = true
    }
    return affects
  }
}
