import Foundation
import Responder
import Simulation

/// The standard accessories, and their options. Options that are nil have the system's values.
extension CellAccessory {
  /// Returns a chevron: a tap on the cell shows something.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory { CellAccessory(.disclosureIndicator, displayed).with(options.looks) }

  /// Returns a button that expands and collapses the item, or that calls a closure in place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.outlineDisclosure, displayed).with(options.looks, actionHandler) }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory { CellAccessory(.checkmark, displayed).with(options.looks) }

  /// Returns a button that reveals the swipe actions at the trailing edge, or that calls a closure in place
  /// of that.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.delete, displayed).with(options.looks, actionHandler) }

  /// Returns a button that calls a closure.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.insert, displayed).with(options.looks, actionHandler) }

  /// Returns a handle by which the item is moved, if the data source permits it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory { CellAccessory(.reorder, displayed).with(options.looks) }

  /// Returns a circle with a checkmark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory { CellAccessory(.multiselect, displayed).with(options.looks) }

  /// Returns a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var looks = options.looks
    looks.text = text
    return CellAccessory(.label, displayed).with(looks)
  }

  /// Returns a button for details, which calls a closure; from iOS 15.4.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { CellAccessory(.detail, displayed).with(options.looks, actionHandler) }

  /// Returns a button with a menu, which shows the selected element. A closure is called after a selection,
  /// in the next layout; from iOS 17.
  public static func popUpMenu(
    _ menu: Menu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((Menu) -> Void)? = nil
  ) -> CellAccessory {
    var accessory = CellAccessory(.popUpMenu, displayed).with(options.looks)
    accessory.menu = (menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    configuration.accessory
  }

  private func with(_ looks: CellAccessoryLooks, _ handler: (() -> Void)? = nil) -> CellAccessory {
    var copy = self
    (copy.looks, copy.handler) = (looks, handler)
    return copy
  }

  /// A view of the app as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    fileprivate let accessory: CellAccessory

    /// Creates a configuration of a view. Its size is its own if `maintainsFixedSize`, and otherwise, by
    /// default, that of its constraints or its content.
    public init(
      customView: View,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      let displayed: DisplayedState =
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
      var accessory = CellAccessory(.customView(customView), displayed, placement: placement)
      accessory.looks = .with(isHidden, reservedLayoutWidth, tintColor)
      accessory.looks.keepsSize = maintainsFixedSize ?? false
      self.accessory = accessory
    }
  }
}

extension CellAccessoryLooks {
  fileprivate static func with(
    _ isHidden: Bool?,
    _ width: CellAccessory.LayoutDimension?,
    _ tintColor: Color?,
    _ backgroundColor: Color? = nil
  ) -> CellAccessoryLooks {
    var looks = CellAccessoryLooks()
    looks.backgroundColor = backgroundColor
    (looks.isHidden, looks.width, looks.tintColor) = (isHidden ?? false, width, tintColor)
    return looks
  }
}

// MARK: - Options

extension CellAccessory {
  /// The options of a chevron.
  public struct DisclosureIndicatorOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a button for details.
  public struct DetailOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a button with a menu.
  public struct PopUpMenuOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// The options of a button that deletes.
  public struct DeleteOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor, backgroundColor) }
  }

  /// The options of a button that inserts.
  public struct InsertOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor, backgroundColor) }
  }

  /// The options of a sign of selection.
  public struct MultiselectOptions {
    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) { looks = .with(isHidden, reservedLayoutWidth, tintColor, backgroundColor) }
  }

  /// The options of the button that expands and collapses an item.
  public struct OutlineDisclosureOptions {
    /// The place and the effect of the button.
    public enum Style: Hashable, Sendable {
      /// As a header if the cell is one, and otherwise as a cell.
      case automatic
      /// At the trailing edge; a tap on the cell has the same effect.
      case header
      /// At the trailing edge; a tap on the cell selects it.
      case cell
    }

    var looks: CellAccessoryLooks

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      looks = .with(isHidden, reservedLayoutWidth, tintColor)
      looks.isHeader = style == .header
    }
  }

  /// The options of the handle by which an item is moved.
  public struct ReorderOptions {
    var looks: CellAccessoryLooks

    /// Creates options. The vertical separator is a line at the leading edge of the handle.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      looks = .with(isHidden, reservedLayoutWidth, tintColor)
      looks.hasSeparator = showsVerticalSeparator ?? false
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    var looks: CellAccessoryLooks

    /// Creates options. The font is that of body text, and follows the content size category, by default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      font: Font? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      looks = .with(isHidden, reservedLayoutWidth, tintColor)
      looks.font = font
      looks.followsTextSize = adjustsFontForContentSizeCategory ?? true
    }
  }
}
