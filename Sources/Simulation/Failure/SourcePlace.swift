/// A position in the source code of a test.
public struct SourcePlace: Hashable, Sendable {
  /// The module and file, in the format of `#fileID`.
  public let fileID: String
  /// The file's path, in the format of `#filePath`.
  public let filePath: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a place from the values of `#fileID`, `#filePath`, `#line` and `#column`.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file id and the line: `FormTests/SignInTests.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
