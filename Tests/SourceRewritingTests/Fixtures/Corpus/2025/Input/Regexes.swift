import Foundation

enum Regexes {
    static var word: Regex<(Substring, Substring)> { /[a-z]+\/(\d+)"/ }
    static var hash: Regex<(Substring, Substring)> { #/@objc\s+(func)/# }
    static func half(_ a: Int, _ b: Int) -> Int { a/b + b/a }
}
