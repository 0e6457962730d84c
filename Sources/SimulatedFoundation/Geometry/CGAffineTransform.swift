import ViewTree

/// The transforms of views, under the name that they have on Apple's platforms.
public typealias CGAffineTransform = ViewTransform
