// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIConfigurationState = ViewTree.ConfigurationState
public typealias UIConfigurationStateCustomKey = ViewTree.ConfigurationStateCustomKey
public typealias UIViewConfigurationState = ViewTree.ViewConfigurationState
public typealias UICellConfigurationState = ViewTree.CellConfigurationState
public typealias UIConfigurationColorTransformer = ViewTree.ConfigurationColorTransformer
public typealias UIContentConfiguration = ViewTree.ContentConfiguration
public typealias UIContentView = ViewTree.ContentView
public typealias UIListContentConfiguration = ViewTree.ListContentConfiguration
public typealias UIListContentView = ViewTree.ListContentView
public typealias UICollectionViewListCell = ViewTree.CollectionViewListCell
public typealias UICellAccessory = ViewTree.CellAccessory
public typealias UITableViewDataSourcePrefetching = ViewTree.TableViewDataSourcePrefetching
public typealias UICollectionViewDataSourcePrefetching = ViewTree.CollectionViewDataSourcePrefetching
