/// Stops the program with `message`, in debug and in release builds alike.
///
/// Every mistake that only the caller's code can mend goes through here: a view added to its own subtree, a frame
/// that is not a number, a simulator that does not exist. The message names the offender.
package func programmerError(
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
