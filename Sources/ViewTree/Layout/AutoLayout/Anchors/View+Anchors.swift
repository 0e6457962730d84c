extension View {
  /// The leading edge, which is the left one.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .leading))
  }
  /// The trailing edge, which is the right one.
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .trailing))
  }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .left)) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .right)) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .top)) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .bottom))
  }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(LayoutPlace(LayoutItem(self), .width)) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(LayoutPlace(LayoutItem(self), .height)) }
  /// The horizontal center.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .centerX))
  }
  /// The vertical center.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .centerY))
  }
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .lastBaseline))
  }
}

extension LayoutGuide {
  /// The leading edge, which is the left one.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .leading))
  }
  /// The trailing edge, which is the right one.
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .trailing))
  }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .left)) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .right)) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .top)) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .bottom))
  }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutDimension(LayoutPlace(LayoutItem(self), .width)) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutDimension(LayoutPlace(LayoutItem(self), .height)) }
  /// The horizontal center.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .centerX))
  }
  /// The vertical center.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .centerY))
  }
}
