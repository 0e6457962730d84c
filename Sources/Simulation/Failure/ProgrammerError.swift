import Foundation

/// Stops the program with `message`, in debug and in release builds.
///
/// It reports all mistakes that only the caller's code can fix: a view added to its own subtree, a frame that
/// is not a number, a missing simulator. The message names the object at fault.
package func programmerError(
  _ message: @autoclosure () -> String,
  file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  let text = message()
  // Output of the app to a pipe can still be in the buffer of the process.
  fflush(nil)
  fatalError(text, file: file, line: line)
}
