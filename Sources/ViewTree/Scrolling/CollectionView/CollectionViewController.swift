import Foundation
import Responder
import Simulation

/// A view controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class CollectionViewController: ScrollViewDelegateController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The initial layout of the collection view.
  public final let collectionViewLayout: CollectionViewLayout
  private var hasAppeared = false

  /// Whether all items are deselected when the view appears; true by default.
  ///
  /// They are still selected in ``viewWillAppear(_:)``. They are deselected before `viewIsAppearing(_:)`, or
  /// along with an animated transition, and selected again if that is cancelled (MC31, MC32).
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller. Its collection view is created when its view is loaded.
  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which covers the controller's view (MC36). Reading it loads the view; it is `nil`
  /// if an override of ``loadView()`` has created another view (MC37).
  ///
  /// Setting it loads the view, too. The new collection view replaces the old one, which loses the controller
  /// as its data source and delegate; those of the new one are left to the app.
  open var collectionView: CollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      loadViewIfNeeded()
      guard newValue !== storedCollectionView else { return }
      let old = storedCollectionView
      storedCollectionView = newValue
      if old?.dataSource === self { old?.dataSource = nil }
      if old?.delegate === self { old?.delegate = nil }
      old?.removeFromSuperview()
      if let newValue { cover(with: newValue) }
    }
  }
  private var storedCollectionView: CollectionView?

  /// Creates the view and the collection view in it.
  open override func loadView() {
    super.loadView()
    guard storedCollectionView == nil else { return }
    let application = Application.current
    application?.identify(view, as: "UICollectionViewControllerWrapperView")
    let collection = CollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    if application?.context.rule(VersionRules.hasInterfaceStyles) == true {
      collection.backgroundColor = .systemBackground
    }
    collection.dataSource = self
    collection.delegate = self
    storedCollectionView = collection
    cover(with: collection)
  }

  /// Makes a collection view of an interface file that of the controller.
  final func takeLoaded(_ collection: CollectionView) {
    let wrapper = View(frame: collection.frame)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    Application.current?.identify(wrapper, as: "UICollectionViewControllerWrapperView")
    view = wrapper
    storedCollectionView = collection
    cover(with: collection)
  }

  private func cover(with collection: CollectionView) {
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
  }

  /// Loads the data when the view appears for the first time. An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { storedCollectionView?.reloadData() }
    hasAppeared = true
  }

  override func viewBeginsToAppear(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let view = storedCollectionView else { return }
    let selected = view.indexPathsForSelectedItems ?? []
    guard !selected.isEmpty else { return }
    let coordinator = animated ? transitionCoordinator : nil
    let isAlongside = coordinator?.animate { _ in
      view.select(nil, animated: true, scrollPosition: [])
    } completion: { context in
      guard context.isCancelled else { return }
      for item in selected where view.hasItem(item) {
        view.select(item, animated: false, scrollPosition: [])
      }
    }
    if isAlongside != true { view.select(nil, animated: animated, scrollPosition: []) }
  }

  // MARK: Data source and delegate

  /// Returns 0.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Stops with `MyController: collectionView(_:cellForItemAt:) must be overridden`.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    programmerError("\(debugName): collectionView(_:cellForItemAt:) must be overridden")
  }
  /// Returns one.
  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  /// Stops the program with a message that names the kind.
  open func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    programmerError(
      "\(collectionView.debugName): the layout has a \(kind) in section \(indexPath.section), and the data source no view"
    )
  }
  /// Returns true.
  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns true.
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  {
    true
  }
  /// Returns true.
  open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  /// Does nothing.
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: CollectionView,
    didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// Returns true.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing: items return to their positions unless a subclass overrides the method.
  open func collectionView(
    _ collectionView: CollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.standard(of: self) }
  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}
