import Responder
import Simulation

/// A method to call on a target, given by a name and an unapplied method reference.
///
/// `#selector` needs the Objective-C runtime, which exists on Apple's platforms only. The rewrite is
/// mechanical: remove `@objc` from the method, and replace `#selector` with the selector's text and the
/// method:
///
/// ```swift
/// button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
/// button.addTarget(self, action: Selector("tapped:", LoginViewController.tapped), for: .touchUpInside)
/// ```
///
/// Two selectors with the same text and class are equal. Write the class's name, not `Self`, in the
/// reference.
public typealias Selector = MethodSelector
