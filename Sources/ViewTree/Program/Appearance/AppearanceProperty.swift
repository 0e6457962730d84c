import Foundation

/// A property that an appearance proxy can set.
@MainActor struct AppearanceProperty {
  /// Copies the value from the recorder to a view, if the recorder's value isn't the model's, and the view's
  /// is.
  let apply: (_ recorder: View, _ model: View, _ view: View) -> Void

  private init<Owner: View, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    apply = { recorder, model, view in
      guard let recorder = recorder as? Owner, let model = model as? Owner, let view = view as? Owner else {
        return
      }
      let (new, old) = (recorder[keyPath: property], model[keyPath: property])
      guard !isSame(new, old), isSame(view[keyPath: property], old) else { return }
      view[keyPath: property] = new
    }
  }

  private static func value<Owner: View, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceProperty { AppearanceProperty(property, isSame: ==) }

  /// An object of a bar's appearance, compared by its identity.
  private static func bar<Owner: View, Value: BarAppearance>(
    _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> AppearanceProperty { AppearanceProperty(property) { $0 === $1 } }

  /// The standard appearance of a bar, which a bar always has: set if it isn't that of a new bar.
  private static func standard<Owner: View, Value: BarAppearance>(
    _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(property) { $0 === $1 || $0.isStandard && $1.isStandard }
  }

  private static func attributes<Owner: View>(
    _ property: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    AppearanceProperty(property) { one, other in
      guard let one, let other else { return one == nil && other == nil }
      return NSAttributedString(string: " ", attributes: one)
        .isEqual(to: NSAttributedString(string: " ", attributes: other))
    }
  }

  /// The properties; the superclasses' come first.
  static let all: [AppearanceProperty] = [
    value(\View.backgroundColor), value(\View.appearanceTint),
    value(\Label.textColor), value(\Label.font),
    value(\Switch.onTintColor), value(\Switch.thumbTintColor),
    value(\Slider.minimumTrackTintColor), value(\Slider.maximumTrackTintColor), value(\Slider.thumbTintColor),
    value(\ProgressView.progressTintColor), value(\ProgressView.trackTintColor),
    value(\ActivityIndicatorView.color),
    value(\PageControl.pageIndicatorTintColor), value(\PageControl.currentPageIndicatorTintColor),
    value(\SegmentedControl.selectedSegmentTintColor),
    value(\TableView.separatorColor), value(\TableView.separatorInset), value(\TableViewCell.separatorInset),
    value(\NavigationBar.barTintColor), value(\NavigationBar.barStyle), value(\NavigationBar.isTranslucent),
    attributes(\NavigationBar.titleTextAttributes), attributes(\NavigationBar.largeTitleTextAttributes),
    value(\NavigationBar.prefersLargeTitles), standard(\NavigationBar.standardAppearance),
    bar(\NavigationBar.scrollEdgeAppearance),
    bar(\NavigationBar.compactAppearance), value(\NavigationBar.images),
    value(\Toolbar.barTintColor), value(\Toolbar.barStyle),
    standard(\Toolbar.standardAppearance), bar(\Toolbar.scrollEdgeAppearance),
    value(\Toolbar.images), value(\TabBar.images),
    value(\TabBar.barTintColor), value(\TabBar.barStyle), value(\TabBar.unselectedItemTintColor),
    value(\TabBar.itemPositioning), value(\TabBar.itemWidth), value(\TabBar.itemSpacing),
    standard(\TabBar.standardAppearance), bar(\TabBar.scrollEdgeAppearance),
  ]
}

extension View {
  /// The view's own tint color, set as the app sets it.
  fileprivate final var appearanceTint: Color? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
