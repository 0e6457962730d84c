import UIKit

@testable import Finder

/// A service that records its calls and answers when the test says so, or after a delay.
final class SearchServiceSpy: SearchService {
  private(set) var texts: [String] = []
  private var completions: [(Result<[Landmark], Error>) -> Void] = []
  var answer: (delay: TimeInterval, landmarks: [Landmark])?

  func landmarks(matching text: String, completion: @escaping (Result<[Landmark], Error>) -> Void) {
    texts.append(text)
    completions.append(completion)
    guard let answer = answer else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + answer.delay) { completion(.success(answer.landmarks)) }
  }

  func complete(with landmarks: [Landmark], at index: Int = 0) { completions[index](.success(landmarks)) }
  func fail(at index: Int = 0) { completions[index](.failure(URLError(.notConnectedToInternet))) }
}
