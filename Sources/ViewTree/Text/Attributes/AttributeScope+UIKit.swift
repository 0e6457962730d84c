import Foundation

extension AttributeScopes {
  /// The attributes of UIKit and of Foundation for `AttributedString`; UIKit's `UIKitAttributes`.
  ///
  /// `NSAttributedString(_:)` converts them to the keys of `NSAttributedString.Key`, and
  /// `AttributedString(_:)` back. Attributes of an app's own scopes are dropped, because a scope's keys
  /// aren't known at run time here.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The number of the ligatures.
    public let ligature: LigatureAttribute
    /// The points after each character.
    public let kern: KernAttribute
    /// The points after each character, with precedence over ``kern``.
    public let tracking: TrackingAttribute
    /// The style of the line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line below the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline in percent of the font size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The graphical effect.
    public let textEffect: TextEffectAttribute
    /// The attachment.
    public let attachment: AttachmentAttribute
    /// The points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The slant.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the factor of the characters' width.
    public let expansion: ExpansionAttribute
    /// The tag of an item with which the user can interact.
    public let textItemTag: TextItemTagAttribute
    /// The attributes of Foundation, with links.
    public let foundation: FoundationAttributes

    /// The attribute of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The attribute of the paragraph style.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = ParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The attribute of the characters' color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The attribute of the color behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The attribute of the ligatures.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Int
      /// The name of the attribute.
      public static let name = "NSLigature"
    }
    /// The attribute of the space after characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The attribute of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "CTTracking"
    }
    /// The attribute of the line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = ViewTree.UnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The attribute of the color of the line through characters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// The attribute of the line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = ViewTree.UnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The attribute of the color of the line below characters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The attribute of the outline's color.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }
    /// The attribute of the outline's width.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The attribute of the shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = Shadow
      /// The name of the attribute.
      public static let name = "NSShadow"
    }
    /// The attribute of the graphical effect.
    public enum TextEffectAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The name of the attribute.
      public static let name = "NSTextEffect"
    }
    /// The attribute of the attachment.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = TextAttachment
      /// The name of the attribute.
      public static let name = "NSAttachment"
    }
    /// The attribute of the distance from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The attribute of the slant.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSObliqueness"
    }
    /// The attribute of the width of the characters.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSExpansion"
    }
    /// The attribute of the tag of an item.
    public enum TextItemTagAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = String
      /// The name of the attribute.
      public static let name = "UITextItemTag"
    }
  }

  /// The type of the scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of UIKit's scope, so that `text.font` finds it.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
