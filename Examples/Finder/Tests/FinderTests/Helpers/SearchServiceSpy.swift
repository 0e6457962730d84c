import UIKit

@testable import Finder

/// A service that records its calls and answers when the test says so, or after a delay.
final class SearchServiceSpy: SearchService {
  private(set) var texts: [String] = []
  private var completions: [(Result<[Place], Error>) -> Void] = []
  var answer: (delay: TimeInterval, places: [Place])?

  func places(matching text: String, completion: @escaping (Result<[Place], Error>) -> Void) {
    texts.append(text)
    completions.append(completion)
    guard let answer = answer else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + answer.delay) { completion(.success(answer.places)) }
  }

  func complete(with places: [Place], at index: Int = 0) { completions[index](.success(places)) }
  func fail(at index: Int = 0) { completions[index](.failure(URLError(.notConnectedToInternet))) }
}
