/// A place in the source of a test.
public struct SourcePlace: Hashable, Sendable {
  /// Module and file, as `#fileID` has them.
  public let fileID: String
  /// The file's path, as `#filePath` has it.
  public let filePath: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Makes a place of what `#fileID`, `#filePath`, `#line` and `#column` say.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The file's ID and the line: `FormTests/SignInTests.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
