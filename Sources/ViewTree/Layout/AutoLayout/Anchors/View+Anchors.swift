extension View {
  /// The edge where lines begin: the left one.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .leading))
  }
  /// The edge where lines end: the right one.
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
  /// The middle along x.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .centerX))
  }
  /// The middle along y.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .centerY))
  }
  /// The line on which the first line of text stands; the bottom edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .firstBaseline))
  }
  /// The line on which the last line of text stands; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .lastBaseline))
  }
}

extension LayoutGuide {
  /// The edge where lines begin: the left one.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .leading))
  }
  /// The edge where lines end: the right one.
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
  /// The middle along x.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(LayoutPlace(LayoutItem(self), .centerX))
  }
  /// The middle along y.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(LayoutPlace(LayoutItem(self), .centerY))
  }
}
