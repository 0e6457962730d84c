import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import SignUp

@MainActor @Suite struct SignUpFormTests {
}
