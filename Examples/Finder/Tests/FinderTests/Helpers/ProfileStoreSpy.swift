import UIKit

@testable import Finder

/// A store that records the names, and answers when a test says so.
final class ProfileStoreSpy: ProfileStore {
  private(set) var names: [String] = []
  private var completions: [(Error?) -> Void] = []

  func save(_ name: String, completion: @escaping (Error?) -> Void) {
    names.append(name)
    completions.append(completion)
  }

  func complete(with error: Error? = nil, at index: Int = 0) { completions[index](error) }
}

/// A store that answers after a delay.
struct DelayedProfileStore: ProfileStore {
  let delay: TimeInterval

  func save(_ name: String, completion: @escaping (Error?) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { completion(nil) }
  }
}
