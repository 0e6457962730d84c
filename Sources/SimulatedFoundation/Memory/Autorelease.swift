/// Calls a closure, in the place of the function that releases autoreleased objects after it; there are none
/// here.
public func autoreleasepool<Failure, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result where Failure: Error {
  try body()
}
