// The optional methods of `UITableViewDataSourcePrefetching`, for calls such as
// `delegate.tableView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TableViewDataSourcePrefetching {
  @_disfavoredOverload
  public var tableView: OptionalMethod.TableViewDataSourcePrefetchingMethods.TableViewCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum TableViewDataSourcePrefetchingMethods {}
}

extension OptionalMethod.TableViewDataSourcePrefetchingMethods {
  @preconcurrency @MainActor public struct TableViewCalls {
    let delegate: any TableViewDataSourcePrefetching

    public func callAsFunction(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
      -> Void?
    {
      OptionalMethod.call(
        "tableView(_:cancelPrefetchingForRowsAt:)",
        of: delegate,
        delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
      )
    }
  }
}
