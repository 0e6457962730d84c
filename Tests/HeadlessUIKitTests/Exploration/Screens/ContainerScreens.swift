import Foundation
import HeadlessUIKit

/// A table of messages above a bar with a text view that stays above the keyboard.
final class ChatScreen: ViewController, TableViewDataSource {
  private let table = TableView()
  private let input = TextView()
  private var messages = ["Hello", "How are you?"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.keyboardDismissMode = .onDrag
    table.allowsSelection = false
    table.register(TableViewCell.self, forCellReuseIdentifier: "message")
    input.font = .preferredFont(forTextStyle: .body)
    input.isScrollEnabled = false
    input.backgroundColor = .secondarySystemBackground
    let send = Button("Send") { [weak self] in self?.send() }
    send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    let bar = StackView(arrangedSubviews: [input, send])
    bar.spacing = 8
    bar.alignment = .bottom
    view.add(table, to: view.safeAreaLayoutGuide)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      send.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      input.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  private func send() {
    guard !input.text.isEmpty else { return }
    messages.append(input.text)
    input.text = ""
    let path = IndexPath(row: messages.count - 1, section: 0)
    table.insertRows(at: [path], with: .automatic)
    table.scrollToRow(at: path, at: .bottom, animated: true)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

/// Three navigation stacks.
final class MainTabs: TabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["Home", "Library", "Account"].enumerated().map { index, name in
      let list = NamesScreen(style: .plain)
      list.title = name
      list.names = ["\(name) 1", "\(name) 2"]
      let navigation = NavigationController(rootViewController: list)
      navigation.tabBarItem = TabBarItem(title: name, image: Image(systemName: "star"), tag: index)
      return navigation
    }
  }
}

/// A list beside the detail of its selected row.
final class RecipesSplit: SplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .oneBesideSecondary
    setViewController(RecipesScreen(style: .insetGrouped), for: .primary)
    setViewController(TextScreen("Recipe", "Select a recipe."), for: .secondary)
  }
}

/// The list of a split view.
private final class RecipesScreen: NamesScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    names = ["Bread", "Soup"]
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    showDetailViewController(
      NavigationController(rootViewController: TextScreen(name, "Mix all of it.")),
      sender: self
    )
  }
}

/// Pages in a scroll view with a page control, and a button that skips them.
final class OnboardingScreen: ViewController, ScrollViewDelegate {
  private let scrollView = ScrollView()
  private let pages = PageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .systemGray
    pages.addAction(Action { [weak self] _ in self?.showPage(animated: true) }, for: .valueChanged)
    let texts = ["Plan", "Walk", "Share"].map { text in
      let label = Label(text, .largeTitle)
      label.textAlignment = .center
      return label
    }
    let row = StackView(arrangedSubviews: texts)
    row.distribution = .fillEqually
    scrollView.add(row, to: scrollView.contentLayoutGuide)
    view.add(scrollView, to: view.safeAreaLayoutGuide)
    pages.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pages)
    LayoutConstraint.activate([
      row.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      row.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 3),
      row.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      pages.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      pages.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pages.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showPage(animated: false)
  }

  private func showPage(animated: Bool) {
    let x = CGFloat(pages.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    pages.currentPage = Int((scrollView.contentOffset.x / max(1, scrollView.bounds.width)).rounded())
  }
}
