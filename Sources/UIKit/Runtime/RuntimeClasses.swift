import Foundation
import ViewTree

// The creation of objects of classes that are known only at run time, `T()` and `type.init(frame:)`. On iOS
// Swift allows it for all initializers of imported classes; here only for those that are `required`, which
// classes written for UIKit don't declare. Initializers in extensions of protocols have no such condition:
// they call the class's own initializer through its vtable, as the toolkit does for registered cells. A class
// without the initializer stops the program with Swift's own message, which names the class.
//
// In the body of such an initializer the class is the static type, which is not enough for a value such as
// `UIView.Type`. A static method receives the value itself, and has the same parameters and result as an
// initializer: each initializer is declared with the symbol of the method below it, whose parameters are
// owned as an initializer's are.

/// Views and layout objects that are created by their classes.
@preconcurrency @MainActor public protocol RuntimeView {}
/// View controllers that are created by their classes.
@preconcurrency @MainActor public protocol RuntimeViewController {}
/// Objects with an initializer without parameters that are created by their classes.
@preconcurrency @MainActor public protocol RuntimeObject {}

private final class FoundView: View {}
private final class FoundButton: Button {}
private final class FoundTable: TableView {}
private final class FoundCollection: CollectionView {}
private final class FoundCell: TableViewCell {}
private final class FoundController: ViewController {}
private final class FoundNavigation: NavigationController {}
private final class FoundTableController: TableViewController {}
private final class FoundSegue: StoryboardSegue {}
private final class FoundCollectionLayout: CollectionViewLayout {}
private final class FoundLayer: Layer {}
private final class FoundPresentation: PresentationController {}

// None of these may be inlined, or the compiler would assume the class to be known.

extension View {
  @inline(never) fileprivate convenience init(found frame: CGRect) { self.init(frame: frame) }
}

extension Button {
  @inline(never) fileprivate convenience init(found type: ButtonType) { self.init(type: type) }
}

extension TableView {
  @inline(never) fileprivate convenience init(found frame: CGRect, _ style: Style) {
    self.init(frame: frame, style: style)
  }
}

extension CollectionView {
  @inline(never) fileprivate convenience init(found frame: CGRect, _ layout: CollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }
}

extension TableViewCell {
  @inline(never) fileprivate convenience init(found style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }
}

extension ViewController {
  @inline(never) fileprivate convenience init(found name: String?, _ bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }
}

extension NavigationController {
  @inline(never) fileprivate convenience init(found root: ViewController) {
    self.init(rootViewController: root)
  }
}

extension TableViewController {
  @inline(never) fileprivate convenience init(found style: TableView.Style) { self.init(style: style) }
}

extension StoryboardSegue {
  @inline(never)
  fileprivate convenience init(
    found identifier: String?,
    _ source: ViewController,
    _ destination: ViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}

extension CollectionViewLayout {
  @inline(never) fileprivate convenience init(found: Void) { self.init() }
}

extension Layer {
  @inline(never) fileprivate convenience init(found: Void) { self.init() }
}

extension PresentationController {
  @inline(never) fileprivate convenience init(found presented: ViewController, _ presenting: ViewController?)
  {
    self.init(presentedViewController: presented, presenting: presenting)
  }
}

/// Returns the type of a found object's class as another one, through which initializers are called.
@inline(never)
private func found<Class>(_ type: Any.Type, as other: Class.Type) -> Class.Type {
  unsafeBitCast(type, to: Class.Type.self)
}

extension RuntimeView {
  /// Creates a view of a class that is known at run time, with its `init(frame:)`.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_0")
  public init(frame: CGRect)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_0")
  @usableFromInline static func madeAtRunTime(frame: CGRect) -> Self {
    return found(self, as: FoundView.self).init(found: frame) as View as! Self
  }

  /// Creates a view of a class that is known at run time, with its `init(frame:)` and an empty frame; a
  /// collection view can't be created so.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_1")
  public init()

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_1")
  @usableFromInline static func madeAtRunTime() -> Self {
    if self is TableViewCell.Type {
      return found(self, as: FoundCell.self).init(found: .default, nil) as View as! Self
    } else {
      return madeAtRunTime(frame: .zero)
    }
  }

  /// Creates a button of a class that is known at run time. The type is that of a custom button.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_2")
  public init(type: Button.ButtonType)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_2")
  @usableFromInline static func madeAtRunTime(type: Button.ButtonType) -> Self {
    return found(self, as: FoundButton.self).init(found: type) as View as! Self
  }

  /// Creates a cell of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_3")
  public init(style: TableViewCell.CellStyle, reuseIdentifier: String?)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_3")
  @usableFromInline static func madeAtRunTime(
    style: TableViewCell.CellStyle,
    reuseIdentifier: __owned String?
  ) -> Self {
    return found(self, as: FoundCell.self).init(found: style, reuseIdentifier) as View as! Self
  }

  /// Creates a table of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_4")
  public init(frame: CGRect, style: TableView.Style)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_4")
  @usableFromInline static func madeAtRunTime(frame: CGRect, style: TableView.Style) -> Self {
    return found(self, as: FoundTable.self).init(found: frame, style) as View as! Self
  }

  /// Creates a collection view of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeView_5")
  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeView_5")
  @usableFromInline static func madeAtRunTime(
    frame: CGRect,
    collectionViewLayout layout: __owned CollectionViewLayout
  )
    -> Self
  {
    return found(self, as: FoundCollection.self).init(found: frame, layout) as View as! Self
  }
}

extension RuntimeViewController {
  /// Creates a view controller of a class that is known at run time, with its `init(nibName:bundle:)`.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeViewController_6")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeViewController_6")
  @usableFromInline static func madeAtRunTime(
    nibName nibNameOrNil: __owned String?,
    bundle nibBundleOrNil: __owned Bundle?
  ) -> Self {
    let made = found(self, as: FoundController.self).init(found: nibNameOrNil, nibBundleOrNil)
    return made as ViewController as! Self
  }

  /// Creates a view controller of a class that is known at run time, with its `init(nibName:bundle:)`.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeViewController_7")
  public init()

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeViewController_7")
  @usableFromInline static func madeAtRunTime() -> Self { return madeAtRunTime(nibName: nil, bundle: nil) }

  /// Creates a navigation controller of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeViewController_8")
  public init(rootViewController: ViewController)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeViewController_8")
  @usableFromInline static func madeAtRunTime(rootViewController: __owned ViewController) -> Self {
    let made = found(self, as: FoundNavigation.self).init(found: rootViewController)
    return made as ViewController as! Self
  }

  /// Creates a table view controller of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeViewController_9")
  public init(style: TableView.Style)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeViewController_9")
  @usableFromInline static func madeAtRunTime(style: TableView.Style) -> Self {
    return found(self, as: FoundTableController.self).init(found: style) as ViewController as! Self
  }
}

extension RuntimeObject {
  /// Creates a layout or a layer of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeObject_10")
  public init()

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeObject_10")
  @usableFromInline static func madeAtRunTime() -> Self {
    if self is Layer.Type {
      return found(self, as: FoundLayer.self).init(found: ()) as Layer as! Self
    } else {
      let made = found(self, as: FoundCollectionLayout.self).init(found: ())
      return made as CollectionViewLayout as! Self
    }
  }

  /// Creates a segue of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeObject_11")
  public init(identifier: String?, source: ViewController, destination: ViewController)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeObject_11")
  @usableFromInline static func madeAtRunTime(
    identifier: __owned String?,
    source: __owned ViewController,
    destination: __owned ViewController
  ) -> Self {
    let made = found(self, as: FoundSegue.self).init(found: identifier, source, destination)
    return made as StoryboardSegue as! Self
  }

  /// Creates a presentation controller of a class that is known at run time.
  @_disfavoredOverload
  @_silgen_name("huk_RuntimeObject_12")
  public init(presentedViewController: ViewController, presenting: ViewController?)

  /// Implements the initializer above.
  @_silgen_name("huk_RuntimeObject_12")
  @usableFromInline static func madeAtRunTime(
    presentedViewController: __owned ViewController,
    presenting: __owned ViewController?
  ) -> Self {
    let made = found(self, as: FoundPresentation.self).init(found: presentedViewController, presenting)
    return made as PresentationController as! Self
  }
}

extension View: RuntimeView {}
extension ViewController: RuntimeViewController {}
extension StoryboardSegue: RuntimeObject {}
extension CollectionViewLayout: RuntimeObject {}
extension Layer: RuntimeObject {}
extension PresentationController: RuntimeObject {}
