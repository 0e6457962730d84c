import ViewTree

/// The transform of a view, under its name on Apple's platforms.
public typealias CGAffineTransform = ViewTransform
