import Foundation

/// A landmark that the search has found.
struct Landmark: Equatable {
  let name: String
  let distance: Int
}

/// The source of landmarks.
protocol SearchService: AnyObject {
  func landmarks(matching text: String, completion: @escaping (Result<[Landmark], Error>) -> Void)
}

extension Notification.Name {
  /// The notification of a finished search.
  static let searchDidFinish = Notification.Name("searchDidFinish")
}
