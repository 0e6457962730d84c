import Testing

@testable import SignInApp

/// A test that the app had before; it runs on a Mac and on Linux.
@Suite struct EmailAddressTests {
  @Test(arguments: [("ada@example.org", true), ("ada", false), ("@example.org", false), ("ada@org", false)])
  func `an address has a name and a domain`(text: String, isValid: Bool) {
    #expect(EmailAddress(text: text).isValid == isValid)
  }
}
