import Foundation
import Simulation

/// An item of a drag; UIKit's `UIDragItem`.
@preconcurrency @MainActor open class DragItem: IdentityHashable {
  /// The data of the item.
  public final let itemProvider: ItemProvider
  /// An object of the app for the item, kept for the app to read; drops of other apps have none.
  open var localObject: Any?
  /// A function that returns the preview in place of the lifted view's; called when the drag begins to move.
  open var previewProvider: (() -> DragPreview?)?

  /// Creates an item.
  public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
}

/// A view that stands for an item while it is dragged; UIKit's `UIDragPreview`. Pictures don't show it.
@preconcurrency @MainActor open class DragPreview: IdentityHashable {
  /// The view.
  public final let view: View
  /// The parameters.
  public final let parameters: DragPreviewParameters

  /// Creates a preview.
  public init(view: View, parameters: DragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// Creates a preview with the standard parameters.
  public convenience init(view: View) { self.init(view: view, parameters: DragPreviewParameters()) }
}

/// The look of a preview; UIKit's `UIDragPreviewParameters`.
@preconcurrency @MainActor open class DragPreviewParameters: PreviewParameters {}

/// The place of a preview in a container; UIKit's `UIDragPreviewTarget`.
@preconcurrency @MainActor open class DragPreviewTarget: PreviewTarget {}

/// A view, and the place from which its preview comes; UIKit's `UITargetedDragPreview`.
@preconcurrency @MainActor open class TargetedDragPreview: TargetedPreview {
  /// Returns a copy with another place.
  public final func retargetedPreview(with newTarget: DragPreviewTarget) -> TargetedDragPreview {
    TargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The effect of a drop; UIKit's `UIDropOperation`.
public enum DropOperation: UInt, Sendable {
  /// No effect; the drag is cancelled.
  case cancel = 0
  /// No effect, with a sign that a drop isn't allowed there.
  case forbidden = 1
  /// The data is copied.
  case copy = 2
  /// The data is moved; only if the drag allows it.
  case move = 3
}

/// The answer of a view to a drag over it; UIKit's `UIDropProposal`.
@preconcurrency @MainActor open class DropProposal: IdentityHashable {
  /// The effect of a drop.
  public final let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The progress that a drop shows; UIKit's `UIDropSessionProgressIndicatorStyle`.
public enum DropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None.
  case none = 0
  /// The system's.
  case `default` = 1
}

// MARK: - Sessions

/// The state of a drag, for its source and its destinations; UIKit's `UIDragDropSession`.
@preconcurrency @MainActor public protocol DragDropSession: AnyObject {
  /// The items.
  var items: [DragItem] { get }
  /// Returns the place of the drag in a view's coordinates.
  func location(in view: View) -> CGPoint
  /// Whether a drop may move the data.
  var allowsMoveOperation: Bool { get }
  /// Whether the data may be dropped only in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from any item.
  func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool
}

extension DragDropSession {
  /// Returns whether any item has data of one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { typeIdentifiers.contains(where: $0.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded from any item.
  public func canLoadObjects(ofClass aClass: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether a value of a type can be loaded from any item.
  public func canLoadObjects<Value: ItemProviderValue>(ofClass: Value.Type) -> Bool {
    canLoadObjects(ofClass: Value.ItemProviderObject.self as any ItemProviderReading.Type)
  }
}

/// The state of a drag for its source; UIKit's `UIDragSession`.
@preconcurrency @MainActor public protocol DragSession: DragDropSession {
  /// An object of the app for the drag.
  var localContext: Any? { get set }
}

/// The state of a drag for a destination; UIKit's `UIDropSession`.
@preconcurrency @MainActor public protocol DropSession: DragDropSession {
  /// The session of the drag if it began in the app.
  var localDragSession: (any DragSession)? { get }
  /// The progress that is shown while data is loaded, kept for the app to read.
  var progressIndicatorStyle: DropSessionProgressIndicatorStyle { get set }
  /// The progress of all data that the drop loads.
  var progress: Progress { get }
  /// Loads the objects of a class from all items that have one, and calls a function with them when the last
  /// one is loaded. Items whose loading fails are missing.
  func loadObjects(
    ofClass aClass: any ItemProviderReading.Type,
    completion: @escaping ([any ItemProviderReading]) -> Void
  ) -> Progress
}

extension DropSession {
  /// Loads the values from all items that have one, and calls a function with them when the last one is
  /// loaded.
  @discardableResult
  public func loadObjects<Value: ItemProviderValue>(
    ofClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress {
    loadObjects(ofClass: Value.ItemProviderObject.self as any ItemProviderReading.Type) { objects in
      completion(
        objects.compactMap {
          ($0 as? Value.ItemProviderObject).flatMap { Value(itemProviderObject: $0) }
        }
      )
    }
  }
}

/// The animations that run beside those of a drag; UIKit's `UIDragAnimating`.
@preconcurrency @MainActor public protocol DragAnimating: AnyObject {
  /// Adds changes that are made with those of the drag. Drags aren't drawn, so they are made at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function to call when the animation has ended.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
}
