import Responder

/// Items with a method reference as action, such as `LoginForm.done`, whose method takes no argument or the
/// item.
extension BarButtonItem {
  /// Creates an item with a title that calls a method.
  public convenience init<Target: AnyObject>(
    title: String?,
    style: Style,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: MethodSelector(nil, action))
  }

  /// Creates an item with a title that calls a method with the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?,
    style: Style,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: MethodSelector(nil, action))
  }

  /// Creates an item with an image that calls a method.
  public convenience init<Target: AnyObject>(
    image: Image?,
    style: Style,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: MethodSelector(nil, action))
  }

  /// Creates an item with an image that calls a method with the item.
  public convenience init<Target: AnyObject, Sender>(
    image: Image?,
    style: Style,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: MethodSelector(nil, action))
  }

  /// Creates a system item that calls a method.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: MethodSelector(nil, action))
  }

  /// Creates a system item that calls a method with the item.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem,
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: MethodSelector(nil, action))
  }
}
