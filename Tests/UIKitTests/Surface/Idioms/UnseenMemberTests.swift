import HeadlessUIKit
import Testing
import UIKit

private final class UpdatedLayout: UICollectionViewFlowLayout {
  var calls: [String] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls += updateItems.map { item in
      let (old, new) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
      return "\(item.updateAction) \(old.map(String.init) ?? "-") \(new.map(String.init) ?? "-")"
    }
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("final \(itemIndexPath.item)")
    return nil
  }
  override func finalizeCollectionViewUpdates() { calls.append("finalize") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to another") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from another") }
  override func finalizeLayoutTransition() { calls.append("finalize transition") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    calls.append("offset")
    return proposedContentOffset
  }
}

private final class Numbers: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

private final class Mirrored: UIView {
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { .forceRightToLeft }
    set {}
  }
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}

private final class Password: UITextField {
  override var textContentType: UITextContentType! {
    get { .password }
    set {}
  }
}

private final class Container: UIViewController {
  var sizes: [CGSize] = []
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    sizes.append(container.preferredContentSize)
  }
}

/// Members that only concern pixels, names, and hooks, as libraries use them.
@MainActor @Suite struct UnseenMemberTests {
  private let simulator = Simulator()

  @Test func `a layout receives the updates of a batch around the placement of the items`() {
    let (layout, numbers) = (UpdatedLayout(), Numbers())
    let list = UICollectionView(frame: simulator.window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    simulator.window.addSubview(list)
    simulator.settle()
    #expect(layout.calls == [])
    func change(_ updates: () -> Void) { list.performBatchUpdates(updates) }
    change {
      list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      list.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      numbers.count = 4
    }
    simulator.settle()
    #expect(
      layout.calls == [
        "delete 0 -", "insert - 1", "insert - 2", "final 0", "initial 1", "initial 2", "offset", "finalize",
      ]
    )
    layout.calls = []
    let other = UpdatedLayout()
    list.setCollectionViewLayout(other, animated: true)
    simulator.settle()
    #expect(layout.calls == ["to another", "finalize transition"])
    #expect(other.calls == ["from another", "offset", "finalize transition"])
  }

  @Test func `an animation along a path has a segment's time for each line, or a constant speed`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    func position(_ mode: CAAnimationCalculationMode) -> CGPoint? {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path.cgPath
      animation.calculationMode = mode
      animation.duration = 1
      view.layer.add(animation, forKey: "move")
      simulator.advance(by: .milliseconds(250))
      return view.layer.presentation()?.position
    }
    #expect(position(.linear) == CGPoint(x: 15, y: 0))
    #expect(abs((position(.paced)?.x ?? 0) - 10) < 0.001)
    #expect(position(.discrete) == CGPoint(x: 0, y: 0))
  }

  @Test func `overrides of members that libraries override take effect or are read`() {
    #expect(Mirrored().semanticContentAttribute == .forceRightToLeft)
    #expect(Mirrored().canBecomeFocused && !UIView().canBecomeFocused)
    #expect(Password().textContentType == .password)
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.sizes == [CGSize(width: 10, height: 20)] && container.prefersHomeIndicatorAutoHidden)
  }

  @Test func `values for pixels are stored`() {
    let (view, layer, scroll) = (UIView(), CATransformLayer(), UIScrollView())
    #expect(view.isOpaque && view.clearsContextBeforeDrawing && !layer.isOpaque)
    (view.isOpaque, view.contentScaleFactor, layer.allowsGroupOpacity) = (false, 1, false)
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    scroll.indicatorStyle = .white
    #expect(!view.isOpaque && view.contentScaleFactor == 1 && !layer.allowsGroupOpacity)
    #expect(layer.contentsCenter.minX == 0.5 && scroll.indicatorStyle == .white && UIView().isOpaque)
    let control = UISegmentedControl(items: ["a", "b"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
    let image = UIImage(named: "photo", size: CGSize(width: 20, height: 10))
    let stretched = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stretched.capInsets.left == 2 && image.capInsets == .zero && stretched.size == image.size)
    image.accessibilityLabel = "A photo"
    #expect(image.accessibilityLabel == "A photo" && image.imageOrientation == .up)
  }

  @available(*, deprecated)
  private func bytes(_ image: UIImage) -> [Data?] {
    [image.pngData(), image.jpegData(compressionQuality: 0.5)]
  }

  @available(*, deprecated)
  private func snapshot(_ view: UIView) -> UIView? { view.snapshotView(afterScreenUpdates: true) }

  @available(*, deprecated)
  @Test func `the data of an image has its size, and a snapshot that of the view`() {
    let image = UIImage(named: "photo", size: CGSize(width: 20, height: 10))
    for data in bytes(image) {
      #expect(data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 20, height: 10))
    }
    #expect(bytes(UIImage()) == [nil, nil])
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(snapshot(view)?.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test func `the status bar has the width of the interface, and a scene's manager has its frame`() {
    simulator.launch(UIViewController())
    let frame = UIApplication.shared.statusBarFrame
    #expect(frame.width == simulator.window.bounds.width && frame.height >= 20)
    let managers = UIApplication.shared.connectedScenes.compactMap {
      ($0 as? UIWindowScene)?.statusBarManager
    }
    #expect(managers.allSatisfy { $0.statusBarFrame == frame && !$0.isStatusBarHidden })
  }

  @Test func `values of Core Graphics and numbers of Darwin exist`() {
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0) && CGVector.zero == CGVector())
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow && MAXFLOAT == HUGE)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape && UIDeviceOrientation.faceUp.isFlat)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(white == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let object = NSObject()
    (object.accessibilityLabel, object.accessibilityFrame) = ("a", CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(object.accessibilityLabel == "a" && object.accessibilityFrame.minX == 1)
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `the adjustment of the tint is inherited, and changes are reported where it is`() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintAdjustmentMode = .normal
    #expect(outer.tintAdjustmentMode == .normal && own.changes == 0)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && own.tintAdjustmentMode == .normal)
    #expect([outer, inner, own].map(\.changes) == [1, 1, 0])
  }

  @Test func `an image view knows whether its animation was started`() {
    let view = UIImageView()
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(named: "a", size: CGSize(width: 1, height: 1))]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && UINavigationController.hideShowBarDuration == 0.2)
  }

  @Test func `a transform is an object among the values of an animation`() {
    let transform = CATransform3DMakeScale(2, 3, 1)
    let value = NSValue(caTransform3D: transform)
    #expect(value.caTransform3DValue == transform && (value as Any) as? CATransform3D == transform)
    #expect((NSValue(cgRect: .zero) as Any) as? CATransform3D == nil)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.window.addSubview(view)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [NSValue(caTransform3D: CATransform3DIdentity), value]
    animation.duration = 1
    view.layer.add(animation, forKey: "grow")
    simulator.advance(by: .milliseconds(500))
    #expect(view.layer.presentation()?.transform.m11 == 1.5)
  }

  @Test func `the attributes of a font's descriptor are stored, and a weight and a size have an effect`() {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    let features: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
    ]
    let numbers = system.addingAttributes([.featureSettings: features])
    #expect(numbers.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == features)
    #expect(numbers.pointSize == 12 && numbers == system)
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold]
    let bold = system.addingAttributes([.traits: traits, .size: 20])
    #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 20, weight: .bold))
    #expect(
      UIFontDescriptor(fontAttributes: [.name: "Courier", .size: 9]).fontAttributes[.size] as? CGFloat == 9
    )
  }
}
