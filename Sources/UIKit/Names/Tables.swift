// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UICollectionReusableView = ViewTree.CollectionReusableView
public typealias UICollectionViewCell = ViewTree.CollectionViewCell
public typealias UICollectionView = ViewTree.CollectionView
public typealias UICollectionViewController = ViewTree.CollectionViewController
public typealias UICollectionViewDataSource = ViewTree.CollectionViewDataSource
public typealias UICollectionViewDelegate = ViewTree.CollectionViewDelegate
public typealias UICollectionViewDelegateFlowLayout = ViewTree.CollectionViewDelegateFlowLayout
public typealias UICollectionViewFlowLayout = ViewTree.CollectionViewFlowLayout
public typealias UICollectionViewFlowLayoutInvalidationContext =
  ViewTree.CollectionViewFlowLayoutInvalidationContext
public typealias UICollectionViewLayoutInvalidationContext =
  ViewTree.CollectionViewLayoutInvalidationContext
public typealias UICollectionViewLayoutAttributes = ViewTree.CollectionViewLayoutAttributes
public typealias UICollectionViewLayout = ViewTree.CollectionViewLayout
public typealias UIContextualAction = ViewTree.ContextualAction
public typealias UISwipeActionsConfiguration = ViewTree.SwipeActionsConfiguration
public typealias UITableView = ViewTree.TableView
public typealias UITableViewRowAction = ViewTree.TableViewRowAction
public typealias UITableViewCell = ViewTree.TableViewCell
public typealias UITableViewController = ViewTree.TableViewController
public typealias UITableViewDataSource = ViewTree.TableViewDataSource
public typealias UITableViewDelegate = ViewTree.TableViewDelegate
public typealias UITableViewHeaderFooterView = ViewTree.TableViewHeaderFooterView

extension CollectionView {
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory
}
