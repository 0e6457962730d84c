import Foundation
import Responder
import Simulation

/// A controller with up to three columns, which collapse into one where the width is compact; UIKit's
/// `UISplitViewController`.
///
/// In the styles with columns, each controller that isn't a navigation controller gets one when the view
/// loads (MC22). Collapsed, the controllers of all columns up to the top one are on the stack of the primary
/// column's navigation controller; when the columns expand, they return to those of their columns.
@preconcurrency @MainActor open class SplitViewController: ViewController {
  /// The duration of a change of the display mode, which is assumed.
  static let duration = Duration.milliseconds(350)

  /// The value of a width that the system determines.
  public static let automaticDimension: CGFloat = -1

  /// The style given at the initialization.
  public final let style: Style
  /// The delegate.
  open weak var delegate: (any SplitViewControllerDelegate)?
  /// The controllers of the columns as the app has set them.
  final var given: [Column: ViewController] = [:]
  /// The children that show the columns.
  final var holders: [Column: ViewController] = [:]
  /// The display mode; changed in `SplitViewController+Modes.swift`.
  final var mode = DisplayMode.secondaryOnly
  /// Whether the columns are collapsed, and `nil` before the first layout.
  final var collapse: SplitCollapse?
  /// The view that dims the secondary column below others.
  final var dimming: SplitDimming?
  private lazy var modeButton = makeModeButton()
  private var edgePan: SplitPanGestureRecognizer?

  /// Creates a controller with a style.
  ///
  /// Stops with `SplitViewController.style came with iOS 14.0; this is iOS 13.7` for a style with columns on
  /// an older system.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    if style != .unspecified {
      Application.current?.context.require(VersionRules.hasColumnStyles, for: "SplitViewController.style")
    }
  }

  /// Creates a controller without a style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    style = Style(inFiles: coder.interfaceAttribute("style"))
    super.init(coder: coder)
    coder.readInterface(of: self, as: SplitViewController.self)
  }

  // MARK: Controllers

  /// The primary and the secondary controller of a controller without a style, and only the visible one while
  /// it is collapsed. With a style, the children that show the columns.
  open var viewControllers: [ViewController] {
    get { shownControllers }
    set { replaceControllers(newValue) }
  }

  /// Sets the controller of a column; `nil` removes it.
  ///
  /// Stops with `SplitViewController: a controller without a style has no columns` in that style, and for the
  /// supplementary column of two.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    checkColumn(column)
    replace(column, with: vc)
  }

  /// Returns the controller that was set for a column, without the navigation controller around it.
  open func viewController(for column: Column) -> ViewController? { given[column] }

  /// Shows a column: as the display mode permits, or on the stack while the columns are collapsed.
  open func show(_ column: Column) {
    checkColumn(column)
    reveal(column)
  }

  /// Hides a column, and those at its leading side; or pops it from the stack while the columns are
  /// collapsed.
  open func hide(_ column: Column) {
    checkColumn(column)
    conceal(column)
  }

  private func checkColumn(_ column: Column) {
    if style == .unspecified {
      programmerError("\(debugName): a controller without a style has no columns")
    }
    if column == .supplementary, style == .doubleColumn {
      programmerError("\(debugName): a controller with two columns has no supplementary column")
    }
  }

  // MARK: Display mode

  /// The display mode that the app prefers. Setting it changes the mode at once, with the delegate's methods
  /// (MC23).
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }
  /// The present display mode; `secondaryOnly` before the view is loaded (MC19).
  public final var displayMode: DisplayMode { isViewLoaded ? mode : .secondaryOnly }
  /// The relation of the columns that the app prefers, from iOS 14. A preferred display mode of another
  /// relation is then ignored.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }
  /// The present relation of the columns, never `automatic`; from iOS 14.
  public final var splitBehavior: SplitBehavior { behavior }
  /// Whether a drag from the edge shows the primary column, and whether the bars have a button for it.
  open var presentsWithGesture = true { didSet { showModeButton() } }
  /// The button that shows and hides the primary column; no bar shows it while the columns are collapsed. A
  /// controller with a style adds it to the leading visible navigation bar itself.
  open var displayModeButtonItem: BarButtonItem { modeButton }
  /// The visibility of the button in the bars; from iOS 14.5.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { showModeButton() } }
  /// Whether the columns are collapsed into one.
  public final var isCollapsed: Bool { collapse?.isCollapsed ?? false }

  // MARK: Widths

  /// The primary column's part of the width, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column, which takes precedence over the fraction. It has no effect without a
  /// style (MC21). From iOS 14.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The smallest width of the primary column.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The largest width of the primary column.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the primary column: by default 320 points, and 280 of three columns (MC19).
  public final var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The supplementary column's part of the width, from 0 to 1; from iOS 14.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column, which takes precedence over the fraction; from iOS 14.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The smallest width of the supplementary column; from iOS 14.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The largest width of the supplementary column; from iOS 14.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the supplementary column: by default 320 points, and -1 of two columns (MC19).
  public final var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : Self.automaticDimension
  }
  /// The edge of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: Showing

  /// Shows a controller by the delegate, or else as any controller does.
  open override func show(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  /// Shows a controller by the delegate, or else in the secondary column; pushes it while the columns are
  /// collapsed.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    loadColumns()
    mode = defaultMode
    let pan = SplitPanGestureRecognizer()
    pan.addTarget(self, action: MethodSelector(nil, SplitViewController.dragFromEdge).internalSelector)
    pan.controller = self
    view.baseAdd(pan)
    edgePan = pan
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    edgePan?.edges = view.mirrorsParts == (primaryEdge == .leading) ? .right : .left
    if collapse != nil { placeColumns() }
  }

  override func viewWasLaidOut() { followSizeClass() }

  override func traitsHaveChanged() { viewIfLoaded?.setNeedsLayout() }
}

extension ViewController {
  /// The nearest enclosing split view controller.
  public final var splitViewController: SplitViewController? {
    ancestors.lazy.compactMap { $0 as? SplitViewController }.first
  }
}
