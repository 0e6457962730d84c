import Responder

/// A method to call on some target, by a name and an unapplied method reference.
///
/// `#selector` needs the Objective-C runtime, which there is on Apple's platforms only. The rewrite is mechanical: drop
/// `@objc` from the method, and write the selector's text and the method in the place of `#selector`:
///
/// ```swift
/// button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
/// button.addTarget(self, action: Selector("tapped:", LoginViewController.tapped), for: .touchUpInside)
/// ```
///
/// Two selectors with the same text and class are equal. Write the class's name, not `Self`, in the reference.
public typealias Selector = MethodSelector
