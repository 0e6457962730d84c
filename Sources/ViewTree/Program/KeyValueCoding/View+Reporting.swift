import Foundation
import Simulation

/// The reports of changes for key-value observing. A key is reported when its own property is set, as in
/// UIKit: a new frame isn't a new center for observers, although the center has changed.
extension View {
  /// Whether a property of the view is observed.
  final var reportsChanges: Bool {
    guard node.pointee.flags.contains(.followsGeometry), let rare else { return false }
    return rare.reportsChanges
  }

  /// Makes the view report the changes of its observable properties from now on.
  final func beginReporting() {
    node.pointee.flags.insert(.followsGeometry)
    makeRareStateIfNeeded().reportsChanges = true
  }

  /// Performs a change of a property, and reports it to the observers if there are any.
  final func reporting<Root: View, Value>(
    _ path: @autoclosure () -> KeyPath<Root, Value>,
    _ change: () -> Void
  ) {
    guard reportsChanges, let view = self as? Root else { return change() }
    let path = path()
    let old = view[keyPath: path]
    change()
    KeyObservers.changed(self, path, from: old, to: view[keyPath: path])
  }

  /// Reports a change that has happened.
  final func report<Root: View, Value>(_ path: @autoclosure () -> KeyPath<Root, Value>, from old: Value) {
    guard reportsChanges, let view = self as? Root else { return }
    let path = path()
    KeyObservers.changed(self, path, from: old, to: view[keyPath: path])
  }
}

extension View: AssociationHolder {
  package nonisolated final var associations: AssociatedObjects? {
    get { rare?.associations }
    set {
      nonisolated(unsafe) let (view, new) = (self, newValue)
      MainActor.assumeIsolated { view.makeRareStateIfNeeded().associations = new }
    }
  }
}

extension ViewController: AssociationHolder {}
extension BarItem: AssociationHolder {}
extension Layer: AssociationHolder {}
extension GestureRecognizer: AssociationHolder {}

// MARK: - Observable keys

/// A class of views with observable properties.
///
/// An app's path `\Form.frame` has another root than the toolkit's `\View.frame`. The paths are compared with
/// those of the same root, which the protocol's conformances make.
package protocol ObservableView: View {}
extension View: ObservableView {}
private protocol ObservableScrollView: ScrollView {}
extension ScrollView: ObservableScrollView {}
private protocol ObservableControl: Control {}
extension Control: ObservableControl {}

extension ObservableView {
  /// Returns the toolkit's path of an observable property for a path with this class as its root.
  package static func observablePath(_ path: AnyKeyPath) -> AnyKeyPath? {
    let views: [(AnyKeyPath, AnyKeyPath)] = [
      (\Self.frame, \View.frame), (\Self.bounds, \View.bounds), (\Self.center, \View.center),
      (\Self.transform, \View.transform), (\Self.alpha, \View.alpha), (\Self.isHidden, \View.isHidden),
    ]
    func scrollView<Root: ObservableScrollView>(_ type: Root.Type) -> [(AnyKeyPath, AnyKeyPath)] {
      [
        (\Root.contentOffset, \ScrollView.contentOffset), (\Root.contentSize, \ScrollView.contentSize),
        (\Root.contentInset, \ScrollView.contentInset),
      ]
    }
    func control<Root: ObservableControl>(_ type: Root.Type) -> [(AnyKeyPath, AnyKeyPath)] {
      [
        (\Root.isEnabled, \Control.isEnabled), (\Root.isSelected, \Control.isSelected),
        (\Root.isHighlighted, \Control.isHighlighted),
      ]
    }
    var all = views
    if let type = self as? any ObservableScrollView.Type { all += scrollView(type) }
    if let type = self as? any ObservableControl.Type { all += control(type) }
    return all.first { $0.0 == path }?.1
  }

  /// Makes the view report changes of a property of the toolkit; returns false if it can't be observed.
  package static func begin(_ path: AnyKeyPath, of object: AnyObject) -> Bool {
    guard let view = object as? View, isObservable(path) else { return false }
    view.beginReporting()
    return true
  }

  private static func isObservable(_ path: AnyKeyPath) -> Bool {
    View.observablePath(path) != nil || ScrollView.observablePath(path) != nil
      || Control.observablePath(path) != nil
  }
}
