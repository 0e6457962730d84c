import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Names that many apps use, in the way they use them.
@MainActor @Suite struct CountedNamesSurfaceTests {
  // MARK: Tables

  private final class InboxViewController: UITableViewController {
    var mails = ["One", "Two", "Three"]
    var diary: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      mails.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
      cell.textLabel?.text = mails[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      guard mails[indexPath.row] != "Three" else { return nil }
      let delete = UITableViewRowAction(style: .destructive, title: "Remove") { [weak self] action, path in
        self?.diary.append("\(action.title ?? "") \(path.row)")
        self?.mails.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
      }
      let flag = UITableViewRowAction(style: .normal, title: "Flag") { [weak self] action, path in
        self?.diary.append("\(action.title ?? "") \(path.row)")
      }
      flag.backgroundColor = .orange
      return mails[indexPath.row] == "Two" ? [] : [delete, flag]
    }
  }

  @Test func `a swipe shows the row's own actions, the first one at the edge`() throws {
    let (simulator, inbox) = (Simulator(), InboxViewController())
    simulator.launch(inbox)
    let user = simulator.user
    try user.cells["One"].swipeLeft()
    let (remove, flag) = (user.buttons["Remove"], user.buttons["Flag"])
    #expect(remove.frame.maxX == 402 && flag.frame.maxX == remove.frame.minX)
    #expect(!user.buttons["Delete"].exists)
    try flag.tap()
    #expect(inbox.diary == ["Flag 0"] && !flag.exists)
    try user.cells["One"].swipeLeft()
    try remove.tap()
    #expect(inbox.diary == ["Flag 0", "Remove 0"])
    #expect(user.cells.allElementsBoundByIndex.map(\.label) == ["Two", "Three"])
    // Without actions a row doesn't open, and with nil it has the system's.
    try user.cells["Two"].swipeLeft()
    #expect(!remove.exists && !user.buttons["Delete"].exists)
    try user.cells["Three"].swipeLeft()
    #expect(user.buttons["Delete"].exists)
  }

  @Test func `a row action has the color of its style until it has its own`() {
    let action = UITableViewRowAction(style: .default, title: "Remove") { _, _ in }
    #expect(action.style == .destructive && action.backgroundColor == .red)
    action.backgroundColor = .blue
    #expect(action.backgroundColor == .blue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .red)
    #expect(UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundColor == .gray)
  }

  // MARK: Bars

  private func navigation() -> (Simulator, UINavigationController) {
    let root = UIViewController()
    root.title = "Home"
    root.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    let simulator = Simulator()
    simulator.launch(navigation)
    return (simulator, navigation)
  }

  @Test func `an empty background image makes a bar transparent, the usual way to remove its line`() throws {
    let (simulator, navigation) = navigation()
    let bar = navigation.navigationBar
    bar.barTintColor = .red
    simulator.settle()
    #expect(simulator.svg().contains("#ff0000"))
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    simulator.settle()
    #expect(!simulator.svg().contains("#ff0000"))
    #expect(bar.backgroundImage(for: .default)?.size == .zero && bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    simulator.settle()
    #expect(simulator.svg().contains("#ff0000"))
    #expect(simulator.user.staticTexts["Home"].exists)
  }

  @Test func `a background image is stretched over the bar, and the shadow image is below it`() throws {
    let (simulator, navigation) = navigation()
    let bar = navigation.navigationBar
    let line = UIImage(named: "line", size: CGSize(width: 1, height: 3))
    bar.shadowImage = line
    simulator.settle()
    func images() -> [UIImageView] { bar.subviews.compactMap { $0 as? UIImageView } }
    #expect(images().isEmpty)
    bar.setBackgroundImage(UIImage(named: "wood", size: CGSize(width: 10, height: 10)), for: .default)
    simulator.settle()
    #expect(images().map(\.frame) == [bar.bounds, CGRect(x: 0, y: bar.bounds.maxY, width: 402, height: 3)])
    #expect(bar.subviews.first === images().first)
    // An appearance takes precedence.
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .blue
    bar.standardAppearance = appearance
    simulator.settle()
    #expect(images().isEmpty && simulator.svg().contains("#0000ff"))
  }

  @Test func `a compact bar has its own image, and else the regular one`() {
    let (simulator, navigation) = navigation()
    let bar = navigation.navigationBar
    let (wood, slate) = (
      UIImage(named: "wood", size: CGSize(width: 1, height: 1)),
      UIImage(named: "slate", size: CGSize(width: 1, height: 1))
    )
    bar.setBackgroundImage(wood, for: .any, barMetrics: .default)
    bar.setBackgroundImage(slate, for: .topAttached, barMetrics: .compact)
    func shown() -> UIImage? { bar.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image }
    simulator.settle()
    #expect(shown() == wood)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(shown() == slate)
    bar.setBackgroundImage(nil, for: .topAttached, barMetrics: .compact)
    simulator.settle()
    #expect(shown() == wood)
  }

  @Test func `the appearance proxies of bars set images`() {
    let simulator = Simulator()
    let tabs = UITabBarController()
    simulator.perform {
      let wood = UIImage(named: "wood", size: CGSize(width: 1, height: 1))
      UINavigationBar.appearance().setBackgroundImage(wood, for: .default)
      UIToolbar.appearance().setBackgroundImage(wood, forToolbarPosition: .any, barMetrics: .default)
      UITabBar.appearance().backgroundImage = wood
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      tabs.viewControllers = [navigation]
      simulator.launch(tabs)
      simulator.settle()
      #expect(navigation.navigationBar.backgroundImage(for: .default) == wood)
      #expect(navigation.toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == wood)
      #expect(tabs.tabBar.backgroundImage == wood && tabs.tabBar.shadowImage == nil)
    }
  }

  // MARK: Images and colors

  @Test func `literals are images and colors`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let image = #imageLiteral(resourceName: "Logo")
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(image.size == UIImage(named: "Logo")?.size)
    let view = UIImageView(image: #imageLiteral(resourceName: "Logo"))
    view.backgroundColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(view.backgroundColor?.cgColor.alpha == 0.5)
    #expect(UIImage(named: "Logo", in: nil, with: nil)?.size == image.size)
    #expect(UIImage(named: "Missing", in: .main, with: nil) == nil)
  }

  @Test func `an image context makes an image, whose pixels are counted`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
    UIColor.red.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `the size of a file's image is that of its header`() throws {
    let header = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAYAAAC09K7GAAAAAElFTkSuQmCC"
    let data = try #require(Data(base64Encoded: header))
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 3))
    #expect(UIImage(data: Data("no image".utf8)) == nil)
  }

  // MARK: Services

  @Test func `haptics and URLs are recorded`() throws {
    let simulator = Simulator()
    simulator.launch(UIViewController())
    try simulator.perform {
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      let url = try #require(URL(string: "tel:1234"))
      if UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
      let custom = try #require(URL(string: "other-app://x"))
      #expect(!UIApplication.shared.canOpenURL(custom))
    }
    #expect(simulator.feedback == [.selection, .notification(.success)])
    #expect(simulator.openedURLs.map(\.absoluteString) == ["tel:1234"])
  }

  // MARK: Views

  private final class Photo: UIView, UIContextMenuInteractionDelegate {
    var diary: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(
          title: "",
          children: [UIAction(title: "Share") { [weak self] _ in self?.diary.append("share") }]
        )
      }
    }
  }

  @Test func `an interaction of a view opens its menu`() throws {
    let (simulator, controller, photo) = (Simulator(), UIViewController(), Photo())
    photo.frame = CGRect(x: 50, y: 200, width: 100, height: 100)
    photo.accessibilityIdentifier = "photo"
    photo.addInteraction(UIContextMenuInteraction(delegate: photo))
    controller.view.addSubview(photo)
    simulator.launch(controller)
    try simulator.user.otherElements["photo"].press(forDuration: 1)
    try simulator.user.buttons["Share"].tap()
    #expect(photo.diary == ["share"])
  }

  @Test func `a view's direction is asked for, and its parts are elements of VoiceOver`() throws {
    let (simulator, controller) = (Simulator(), UIViewController())
    simulator.launch(controller)
    let view = try #require(controller.view)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(simulator.perform { UIApplication.shared.userInterfaceLayoutDirection } == .leftToRight)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Chart"
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 100, width: 50, height: 20)
    view.accessibilityElements = [element]
    #expect(element.accessibilityFrame == CGRect(x: 10, y: 100, width: 50, height: 20))
    simulator.accessibility.isVoiceOverRunning = true
    try simulator.user.voiceOver.move(to: "Chart")
  }

  @Test func `a text view's links have the attributes of its own`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.isEditable = false
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    view.attributedText = NSAttributedString(
      string: "Terms",
      attributes: [.link: URL(string: "https://example.org") as Any]
    )
    let (simulator, controller) = (Simulator(), UIViewController())
    view.frame.origin.y = 200
    controller.view.addSubview(view)
    simulator.launch(controller)
    #expect(simulator.svg().contains("#00ff00"))
  }
}
