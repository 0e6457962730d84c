import Foundation

/// A place that the search has found.
struct Place: Equatable {
  let name: String
  let distance: Int
}

/// The source of places.
protocol SearchService: AnyObject {
  func places(matching text: String, completion: @escaping (Result<[Place], Error>) -> Void)
}

extension Notification.Name {
  /// The notification of a finished search.
  static let searchDidFinish = Notification.Name("searchDidFinish")
}
