import Foundation
import Responder
import Simulation

/// Segments with actions; from iOS 14.
extension SegmentedControl {
  /// Creates a control with a segment for each action, which is performed after `.valueChanged` when the user
  /// selects the segment (the order is assumed). A frame without a size gets the fitting one.
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map { Segment($0) }
    if frame.size == .zero { sizeToFit() }
  }

  /// Inserts a segment with the title or image of an action. The selected segment remains selected.
  ///
  /// Stops with `insertSegment: a segment has the identifier of the action already` for a duplicate.
  public final func insertSegment(action: Action, at segment: Int, animated: Bool) {
    requireNew(action, for: "insertSegment", except: nil)
    insert(Segment(action), at: segment)
  }

  /// Sets a segment's action, whose title or image replaces the segment's.
  ///
  /// Stops with `setAction: a segment has the identifier of the action already` if another segment has it.
  public final func setAction(_ action: Action, forSegmentAt segment: Int) {
    requireNew(action, for: "setAction", except: pinned(segment))
    change(segment) {
      let new = Segment(action)
      ($0.title, $0.image, $0.action) = (new.title, new.image, action)
    }
  }

  /// Returns a segment's action, or `nil` without one.
  public final func actionForSegment(at segment: Int) -> Action? {
    pinned(segment).flatMap { segments[$0].action }
  }

  /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
  public final func segmentIndex(identifiedBy actionIdentifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private func requireNew(_ action: Action, for method: String, except index: Int?) {
    let other = segments.firstIndex { $0.action?.identifier == action.identifier }
    guard let other, other != index else { return }
    programmerError("\(debugName): \(method): a segment has the identifier of the action already")
  }
}

extension Segment {
  /// Creates the segment of an action: its image, or else its title.
  @MainActor fileprivate init(_ action: Action) {
    let image = action.image
    self.init(title: image == nil ? action.title : nil, image: image, action: action)
  }
}
