/// A view or a layout guide, whose edges, size and center constraints refer to by anchors.
///
/// No other class conforms to it.
@preconcurrency @MainActor public protocol LayoutAnchored: AnyObject {}

extension View: LayoutAnchored {}

extension LayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  /// The leading edge, which is the left one.
  public var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .leading))
  }
  /// The trailing edge, which is the right one.
  public var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .trailing))
  }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .left))
  }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .right))
  }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .top)) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .bottom))
  }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(LayoutTerm(LayoutItem(anchored: self), .width)) }
  /// The height.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(LayoutTerm(LayoutItem(anchored: self), .height))
  }
  /// The horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .centerX))
  }
  /// The vertical center.
  public var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(LayoutItem(anchored: self), .centerY))
  }
}

extension View {
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(LayoutItem(self), .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutTerm(LayoutItem(self), .lastBaseline))
  }
}
