// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of typography isn't modeled")
extension UICalendarView {
  public var fontDesign: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIColorWell {
  public var supportsEyedropper: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIColorWell {
  public var maximumLinearExposure: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this service of the system isn't modeled")
extension UIColorPickerViewController {
  public var supportsEyedropper: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UIColorPickerViewController {
  public var maximumLinearExposure: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIDragItem {
  public func setNeedsDropPreviewUpdate() { unmodeled() }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIDropProposal {
  public var isPrecise: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var prefersFullSizePreview: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of drag and drop isn't modeled")
extension UIDropInteraction {
  public var allowsSimultaneousDropSessions: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIPointerRegion {
  public var latchingAxes: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UIPointerStyle {
  public var accessories: [Any] {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this member isn't modeled")
extension UISymbolEffectCompletionContext {
  public var contentTransition: Any? { unmodeled() }
}
