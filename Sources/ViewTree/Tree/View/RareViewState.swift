import Foundation
import Simulation

/// The properties that few views use, stored separately so that other views stay small.
@MainActor final class RareViewState {
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityTraits: AccessibilityTraits?
  var restorationIdentifier: String?
  var isAccessibilityElement: Bool?
  var backgroundColor: Color?
  /// The identity of a system view; `System/SystemIdentity.swift` sets it.
  var systemIdentity: SystemIdentity?
  /// The view's own tint; `View+Tint.swift` changes it.
  var tintColor: Color?
  /// The view's layer, created on first access.
  var layer: Layer?
  /// The gesture recognizers of the view; `View+Gestures.swift` changes them.
  var gestureRecognizers: [GestureRecognizer] = []
  /// The view's interactions; `Interaction.swift` changes them.
  var interactions: [any Interaction]?
  /// The reference to the view for constraints, touches and recognizers, created on first access.
  nonisolated(unsafe) var handle: Handle<View>?
  /// The running animations; `View+Animation.swift` changes them.
  nonisolated(unsafe) var animations: [PropertyAnimation] = []
  /// The layout guide of the keyboard, created on first access.
  var keyboardLayoutGuide: KeyboardLayoutGuide?
  /// The contents of the shortcuts bar, created on first access.
  var inputAssistantItem: TextInputAssistantItem?
  /// The view's state in constraint-based layout; `AutoLayout` changes it.
  @exclusivity(unchecked) var layout: LayoutState?
  /// The part of the bounds to draw, or nil for all of them; `View+Display.swift` changes it.
  var dirtyRect: CGRect?
  /// The record of the last drawing; `Looks/Drawing` changes it.
  var drawing: RecordedDrawing?
  /// The transform in space; `View+Spatial.swift` changes it.
  var spatial: SpatialTransform?
  /// The view whose opacity masks this one.
  var mask: View?
  /// The safe area insets; `View+SafeArea.swift` changes them.
  var safeAreaInsets = EdgeInsets.zero
  /// The attribute that may fix the direction of the content; `Direction/View+Direction.swift` changes it.
  var semanticContentAttribute: SemanticContentAttribute?
  /// The view's trait overrides; `Traits/View+Traits.swift` changes them.
  var traits: Traits?
  /// The observers of the view's traits.
  var traitChanges: TraitChanges?
  /// Whether changes of the view's properties are reported; `KeyValueCoding` changes it.
  var reportsChanges = false
  /// The objects that are associated with the view.
  nonisolated(unsafe) var associations: AssociatedObjects?
}

extension View {
  /// Sets a rare property. Setting nil on a view without rare state allocates nothing.
  final func change<Value>(_ property: ReferenceWritableKeyPath<RareViewState, Value?>, to value: Value?) {
    if rare == nil, value == nil { return }
    makeRareStateIfNeeded()[keyPath: property] = value
  }

  final func makeRareStateIfNeeded() -> RareViewState {
    if let rare { return rare }
    let rare = RareViewState()
    self.rare = rare
    return rare
  }

  /// Returns the view's state in constraint-based layout, created for every view that a constraint or an
  /// anchor refers to.
  final func makeLayoutStateIfNeeded() -> LayoutState {
    let rare = makeRareStateIfNeeded()
    if let layout = rare.layout { return layout }
    let layout = LayoutState()
    rare.layout = layout
    return layout
  }

  final var layoutState: LayoutState? { rare?.layout }

  final var ownTintColor: Color? {
    get { rare?.tintColor }
    set { change(\.tintColor, to: newValue) }
  }

  final var ownGestureRecognizers: [GestureRecognizer] {
    get { rare?.gestureRecognizers ?? [] }
    set {
      makeRareStateIfNeeded().gestureRecognizers = newValue
      node.set(.hasRecognizers, !newValue.isEmpty)
    }
  }

  /// The reference to the view for objects that don't retain it.
  final var handle: Handle<View> {
    let rare = makeRareStateIfNeeded()
    if let handle = rare.handle { return handle }
    let handle = Handle<View>()
    handle.attach(to: self)
    rare.handle = handle
    return handle
  }

  final var animations: [PropertyAnimation] {
    get { rare?.animations ?? [] }
    set {
      if rare == nil, newValue.isEmpty { return }
      makeRareStateIfNeeded().animations = newValue
      setReach(.animated, !newValue.isEmpty)
    }
  }

  final var storedSafeAreaInsets: EdgeInsets {
    get { rare?.safeAreaInsets ?? .zero }
    set {
      if rare == nil, newValue == .zero { return }
      makeRareStateIfNeeded().safeAreaInsets = newValue
      node.set(.hasSafeArea, newValue != .zero)
    }
  }
}
