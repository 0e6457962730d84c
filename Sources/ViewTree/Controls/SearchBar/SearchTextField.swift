import Foundation
import Responder
import Simulation

/// The text field in a search bar; UIKit's `UISearchTextField`. The bar sets the field's delegate.
///
/// Tokens are placed before the text. Each of them takes one position, so the first of two tokens begins two
/// positions before the text. A backspace at the beginning of the text selects the last token, and the next
/// one deletes it.
@preconcurrency @MainActor open class SearchTextField: TextField {
  private var tokenViews: [SearchTokenView] = []
  /// Whether changes of the text are observed, from the first token on.
  private var followsText = false
  /// The indexes of the selected tokens.
  private var selectedTokens: Range<Int>?
  /// The bar with the field.
  final weak var bar: SearchBar?

  // MARK: Tokens

  /// The tokens before the text. Setting them sends no event, and notifies an active search controller.
  open var tokens: [SearchToken] {
    get { tokenViews.map(\.token) }
    set { replaceTokens(newValue) }
  }

  /// Inserts a token.
  ///
  /// Stops with `SearchTextField: there is no place 3 among 1 tokens` for an index beyond the last token.
  open func insertToken(_ token: SearchToken, at tokenIndex: Int) {
    guard (0...tokenViews.count).contains(tokenIndex) else {
      programmerError("\(debugName): there is no place \(tokenIndex) among \(tokenViews.count) tokens")
    }
    var new = tokens
    new.insert(token, at: tokenIndex)
    replaceTokens(new)
  }

  /// Removes a token.
  ///
  /// Stops with `SearchTextField: there is no token 3` for an index without a token.
  open func removeToken(at tokenIndex: Int) {
    checkToken(tokenIndex)
    var new = tokens
    new.remove(at: tokenIndex)
    replaceTokens(new)
  }

  /// Returns the position before a token.
  ///
  /// Stops with `SearchTextField: there is no token 3` for an index without a token.
  open func positionOfToken(at tokenIndex: Int) -> TextPosition {
    checkToken(tokenIndex)
    return OffsetPosition(tokenIndex - tokenViews.count)
  }

  /// Returns the tokens in a range, which may end in the text.
  open func tokens(in textRange: TextRange) -> [SearchToken] {
    tokenIndexes(in: textRange).map { Array(tokens[$0]) } ?? []
  }

  /// The range of the text without the tokens.
  open var textualRange: TextRange { engine.range(engine.buffer.fullRange) }

  /// Replaces the part of a range that is text with a token, which is inserted at an index.
  open func replaceTextualPortion(of textRange: TextRange, with token: SearchToken, at tokenIndex: Int) {
    guard let units = engine.units(textRange) else { return }
    if units.length > 0 { engine.change(units, to: "") }
    insertToken(token, at: tokenIndex)
  }

  /// The background color of the tokens; `nil` for the tint color. Never `nil` when it is read.
  open var tokenBackgroundColor: Color! {
    get { storedTokenColor ?? tintColor }
    set {
      storedTokenColor = newValue
      showTokenColors()
    }
  }
  private var storedTokenColor: Color?

  /// Whether a backspace deletes tokens; true by default.
  open var allowsDeletingTokens = true

  private func checkToken(_ index: Int) {
    guard tokenViews.indices.contains(index) else {
      programmerError("\(debugName): there is no token \(index)")
    }
  }

  private func tokenIndexes(in range: TextRange) -> Range<Int>? {
    guard let start = range.start as? OffsetPosition, let end = range.end as? OffsetPosition else {
      return nil
    }
    let count = tokenViews.count
    let (from, to) = (min(max(0, start.offset + count), count), min(max(0, end.offset + count), count))
    return from < to ? from..<to : nil
  }

  private func replaceTokens(_ new: [SearchToken]) {
    selectedTokens = nil
    if !followsText, !new.isEmpty {
      followsText = true
      addAction(Action { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }
    let old = tokenViews
    tokenViews = new.map { token in
      if let known = old.first(where: { $0.token === token }) { return known }
      let view = SearchTokenView(token)
      view.addAction(
        Action { [weak self, weak token] _ in token.map { self?.tapped($0) } },
        for: .touchUpInside
      )
      return view
    }
    for view in old where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in tokenViews { addSubview(view) }
    engine.leadingUnits = tokenViews.count
    showTokenColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    placeTokens()
    bar?.follower?.searchTextDidChange()
  }

  private func tapped(_ token: SearchToken) {
    guard let index = tokens.firstIndex(where: { $0 === token }) else { return }
    guard isFirstInScope || becomeFirstResponder() else { return }
    select(index..<(index + 1))
  }

  private func select(_ indexes: Range<Int>?) {
    guard indexes != selectedTokens else { return }
    selectedTokens = indexes
    showTokenColors()
    notifySelectionChange()
  }

  private func showTokenColors() {
    for (index, view) in tokenViews.enumerated() {
      view.backgroundColor = tokenBackgroundColor
      view.isSelected = selectedTokens?.contains(index) ?? false
    }
  }

  // MARK: Selection and keys

  /// The selected range, which includes selected tokens.
  open override var selectedTextRange: TextRange? {
    get {
      guard let selectedTokens else { return super.selectedTextRange }
      let count = tokenViews.count
      let end = engine.buffer.selection.end
      return TextRange(
        start: OffsetPosition(selectedTokens.lowerBound - count),
        end: OffsetPosition(selectedTokens.upperBound == count ? end : selectedTokens.upperBound - count),
        isEmpty: false
      )
    }
    set {
      super.selectedTextRange = newValue
      select(newValue.flatMap(tokenIndexes))
    }
  }

  /// Selects the last token, or deletes the selected ones.
  package override func deletesBeforeText() -> Bool {
    guard !tokenViews.isEmpty, allowsDeletingTokens else { return false }
    guard let selectedTokens else {
      select((tokenViews.count - 1)..<tokenViews.count)
      return true
    }
    var new = tokens
    new.removeSubrange(selectedTokens)
    replaceTokens(new)
    send(.editingChanged, event: nil)
    return true
  }

  /// Called after the simulated user has changed the text, which replaces selected tokens.
  private func textChanged() {
    guard let selectedTokens else { return }
    var new = tokens
    new.removeSubrange(selectedTokens)
    replaceTokens(new)
  }

  // MARK: Layout

  /// Positions the tokens at the beginning of the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTokens()
  }

  private func placeTokens() {
    var x = bounds.minX + 7
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      view.frame = directed(
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      )
      x += size.width + 4
    }
  }

  private func afterTokens(_ rect: CGRect) -> CGRect {
    let width = tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 4 }
    guard width > 0 else { return rect }
    var rect = rect
    rect.size.width = max(0, rect.width - width)
    if !mirrorsParts { rect.origin.x += width }
    return rect
  }

  /// Returns the rectangle of the text after the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    afterTokens(super.textRect(forBounds: bounds))
  }

  /// Returns the rectangle of the text after the tokens while the field is editing.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    afterTokens(super.editingRect(forBounds: bounds))
  }

  open override var descriptionDetails: [String] {
    super.descriptionDetails + (tokenViews.isEmpty ? [] : ["tokens = \(tokenViews.count)"])
  }
}
