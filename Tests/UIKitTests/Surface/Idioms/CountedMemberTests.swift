import HeadlessUIKit
import Testing
import UIKit

/// Members that many apps use and that have no visible effect, or one that is only stored.
@MainActor @Suite struct CountedMemberTests {
  private let simulator = Simulator()

  @available(*, deprecated)
  @Test func `offsets and images of bar items are stored`() {
    let (item, tab, bar) = (UIBarButtonItem(), UITabBarItem(), UISearchBar())
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .compact)
    tab.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact).horizontal == 3)
    #expect(tab.titlePositionAdjustment.vertical == -3 && bar.searchTextPositionAdjustment.horizontal == 5)
    let image = UIImage(named: "wide", size: CGSize(width: 3, height: 4))
    let both = UIBarButtonItem(
      image: image,
      landscapeImagePhone: image,
      style: .plain,
      target: nil,
      action: nil
    )
    #expect(both.image === image && both.landscapeImagePhone === image && item.landscapeImagePhone == nil)
  }

  @available(*, deprecated)
  @Test func `the appearance of bar items is recorded for each class and container`() {
    simulator.perform {
      UIBarButtonItem.appearance().title = "all"
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "search"
      #expect(UIBarButtonItem.appearance().title == "all" && UIBarButtonItem().title == nil)
      #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title == "search")
      #expect(UITabBarItem.appearance().title == nil)
    }
  }

  @available(*, deprecated)
  @Test func `values of layers and their animations are stored`() {
    let (replicator, animation) = (CAReplicatorLayer(), CAKeyframeAnimation(keyPath: "position"))
    (replicator.instanceDelay, replicator.instanceRedOffset, animation.rotationMode) = (0.2, 0.5, .rotateAuto)
    #expect(replicator.instanceDelay == 0.2 && replicator.instanceRedOffset == 0.5)
    #expect(animation.rotationMode == .rotateAuto && CAKeyframeAnimation().rotationMode == nil)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30)
    #expect(animation.preferredFrameRateRange.maximum == 30)
    #expect(CABasicAnimation().preferredFrameRateRange == .default)
    simulator.perform {
      let function = CAMediaTimingFunction(name: .easeIn)
      CATransaction.setAnimationTimingFunction(function)
      #expect(CATransaction.animationTimingFunction() === function)
    }
  }

  @Test func `a range of frame rates sets the rate of a display link`() {
    simulator.perform {
      let link = CADisplayLink(target: self.simulator, selector: Selector("tick"))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
      #expect(link.preferredFramesPerSecond == 30)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
      #expect(link.preferredFramesPerSecond == 20)
      link.preferredFrameRateRange = .default
      #expect(link.preferredFramesPerSecond == 0)
    }
  }

  @Test func `an action adds its animation to the layer`() {
    let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    fade.duration = 1
    fade.run(forKey: "fade", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func `a part of an image in pixels has its size and its drawing`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let whole = try #require(image.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 10, y: 4, width: 100, height: 8)))
    #expect(part.width == 30 && part.height == 8)
    #expect(whole.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    let upright = UIImage(cgImage: part, scale: 2, orientation: .up)
    #expect(upright.size == CGSize(width: 15, height: 4) && upright.scale == 2)
    let turned = UIImage(cgImage: part, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 4, height: 15) && turned.imageOrientation == .right)
  }

  @Test func `a descriptor changes to the monospaced design of the system font`() throws {
    let descriptor = UIFont.systemFont(ofSize: 20, weight: .light).fontDescriptor
    let code = UIFont(descriptor: try #require(descriptor.withDesign(.monospaced)), size: 0)
    #expect(code == UIFont.monospacedSystemFont(ofSize: 20, weight: .light))
    let same = UIFont(descriptor: try #require(descriptor.withDesign(.default)), size: 0)
    #expect(same == UIFont.systemFont(ofSize: 20, weight: .light))
    #expect(UIFontDescriptor(name: "Georgia", size: 20).withDesign(.monospaced) == nil)
  }

  @available(*, deprecated)
  @Test func `a registration for strong touches has a context with the view's rectangle`() {
    final class Peek: UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? { UIViewController() }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {}
    }
    let (controller, view, peek) = (
      UIViewController(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), Peek()
    )
    let context = controller.registerForPreviewing(with: peek, sourceView: view)
    #expect(context.sourceRect == view.bounds && context.sourceView === view && context.delegate === peek)
    controller.unregisterForPreviewing(withContext: context)
  }

  @available(*, deprecated)
  @Test func `values of the focus, previews and the large content viewer are stored`() {
    let (table, list, view) = (
      UITableView(), UICollectionView(frame: .zero, collectionViewLayout: .init()), UIView()
    )
    (table.remembersLastFocusedIndexPath, list.allowsFocus) = (true, true)
    #expect(table.remembersLastFocusedIndexPath && list.allowsFocus && !table.allowsFocus && !view.isFocused)
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [view]
    view.addLayoutGuide(guide)
    #expect(guide.isEnabled && view.layoutGuides == [guide])
    (view.showsLargeContentViewer, view.largeContentTitle) = (true, "Add")
    view.addInteraction(UILargeContentViewerInteraction())
    #expect(view.showsLargeContentViewer && view.largeContentTitle == "Add")
    #expect((view.interactions.first as? UILargeContentViewerInteraction)?.view === view)
    let (parameters, path) = (UIPreviewParameters(), UIBezierPath(rect: .zero))
    (parameters.visiblePath, parameters.shadowPath) = (path, path)
    #expect(parameters.visiblePath === path && parameters.shadowPath === path)
    let action = UIAction(title: "Share") { _ in }
    (action.accessibilityIdentifier, action.accessibilityLabel) = ("share", "Share it")
    #expect(action.accessibilityIdentifier == "share" && action.accessibilityLabel == "Share it")
  }

  @Test func `a command with a title is performed by its key`() {
    let command = UIKeyCommand(
      title: "Find",
      action: Selector("find"),
      input: "f",
      modifierFlags: .command,
      discoverabilityTitle: "Find in page"
    )
    #expect(command.title == "Find" && command.input == "f" && command.modifierFlags == .command)
    #expect(command.discoverabilityTitle == "Find in page")
  }

  @available(*, deprecated)
  @Test func `names and former names`() {
    final class Row: UITableViewCell {}
    #expect(Row.description() == String(reflecting: Row.self))
    #expect(UIViewController().classForCoder == UIViewController.self)
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    #expect((style.copy() as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation == true)
    #expect(!NSParagraphStyle.default.allowsDefaultTighteningForTruncation)
    #expect(NSTextTab(textAlignment: .right, location: 9, options: [:]).location == 9)
    let features: [Int] = [kFractionsType, kStylisticAltTwoOnSelector, kUpperCaseNumbersSelector]
    #expect(features == [11, 4, 1] as [Int])
    let table = UITableView()
    table.cellLayoutMarginsFollowReadableWidth = false
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    if #available(iOS 26, *) {
      let glass = UIGlassEffect(style: .clear)
      #expect(UIVisualEffectView(effect: glass).effect === glass && !glass.isInteractive)
    }
  }

  @available(*, deprecated)
  @Test func `images of controls are stored for each use and state`() {
    let (slider, progress, bar) = (UISlider(), UIProgressView(), UISearchBar())
    let image = UIImage(named: "x", size: CGSize(width: 1, height: 1))
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .highlighted)
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .disabled) == nil)
    #expect(slider.minimumTrackImage(for: .highlighted) === image)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    (progress.trackImage, bar.backgroundImage) = (image, image)
    bar.setImage(image, for: .search, state: .normal)
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .clear)
    #expect(progress.trackImage === image && progress.progressImage == nil && bar.backgroundImage === image)
    #expect(
      bar.image(for: .search, state: .normal) === image && bar.image(for: .clear, state: .normal) == nil
    )
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
    #expect(
      bar.positionAdjustment(for: .clear).horizontal == 1 && bar.positionAdjustment(for: .search) == .zero
    )
  }

  @available(*, deprecated)
  @Test func `the device has the battery, the sensors and the services of Apple's simulators`() {
    simulator.perform {
      let device = UIDevice.current
      (device.isBatteryMonitoringEnabled, device.isProximityMonitoringEnabled) = (true, true)
      #expect(device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.proximityState)
      UIScreen.main.brightness = 3
      #expect(UIScreen.main.brightness == 1)
      UIApplication.shared.registerForRemoteNotifications()
      #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
      #expect(!UIApplication.shared.supportsAlternateIcons && UIBackgroundFetchResult.failed.rawValue == 2)
    }
    let touch = UITouch()
    #expect(touch.force == 0 && touch.type == .direct && UIEvent.EventSubtype.motionShake.rawValue == 1)
    #expect(UIEvent().coalescedTouches(for: touch) == [touch] && UIEvent().subtype == .none)
  }

  @Test func `a motion is passed along the responder chain`() {
    final class Shaken: UIView {
      var motions: [UIEvent.EventSubtype] = []
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append(motion)
      }
    }
    let (outer, inner) = (Shaken(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    #expect(outer.motions == [.motionShake])
  }

  @available(*, deprecated)
  @Test func `images that move, particles and effects of a tilt are stored`() {
    let image = UIImage(named: "x", size: CGSize(width: 4, height: 2))
    let animated = UIImage.animatedImage(with: [image, image], duration: 2)
    #expect(animated?.images?.count == 2 && animated?.duration == 2 && animated?.size == image.size)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && image.images == nil)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    #expect(image.preparingThumbnail(of: CGSize(width: 8, height: 8))?.size == CGSize(width: 8, height: 8))
    #expect(image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1).capInsets.right == 2)
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.birthRate, emitter.emitterCells, emitter.emitterShape) = (3, [cell], .line)
    #expect(emitter.emitterCells == [cell] && emitter.emitterShape == .line && emitter.emitterMode == .volume)
    let (view, group) = (UIView(), UIMotionEffectGroup())
    group.motionEffects = [UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)]
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [])
  }
}
