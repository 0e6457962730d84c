import HeadlessUIKit

/// Makes random interfaces.
@MainActor struct InterfaceMaker {
  let world: World

  init(_ world: World) { self.world = world }

  /// Shows a random interface in the simulator's window.
  func launch() {
    world.simulator.launch(makeController(depth: 0))
  }

  // MARK: Controllers

  /// Makes a controller, or a container with controllers.
  func makeController(depth: Int) -> ViewController {
    let kind = depth > 1 ? 3 : world.random.number(0...7)
    switch kind {
    case 0:
      let navigation = NavigationController(rootViewController: makeController(depth: depth + 2))
      world.register(navigation)
      return navigation
    case 1:
      let tabs = TabBarController()
      tabs.setViewControllers(
        (0..<world.random.number(1...3)).map { _ in makeController(depth: depth + 1) },
        animated: false
      )
      tabs.delegate = world.delegate
      world.register(tabs)
      return tabs
    case 2:
      let table = TableViewController(style: world.random.once(in: 2) ? .plain : .grouped)
      world.register(table)
      prepare(table.tableView)
      return table
    default:
      let controller = MonkeyController(world)
      world.register(controller)
      fill(controller)
      return controller
    }
  }

  private func fill(_ controller: MonkeyController) {
    guard let view = controller.view else { return }
    world.register(view)
    for _ in 0..<world.random.number(2...7) { add(to: view, depth: 0) }
    if world.random.once(in: 3) { ConstraintMaker(world).addConsistentGroup(to: view) }
  }

  // MARK: Views

  /// Adds a random view to another one.
  func add(to parent: View, depth: Int) {
    let view = makeView(depth: depth)
    if let stack = parent as? StackView, world.random.once(in: 2) {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  /// Returns a frame that is usually within the screen, and often not on whole points.
  func makeFrame() -> CGRect {
    CGRect(
      x: world.random.length(-20...260),
      y: world.random.length(-20...420),
      width: world.random.length(world.random.once(in: 20) ? 0...20 : 20...320),
      height: world.random.length(world.random.once(in: 20) ? 0...20 : 20...220)
    )
  }

  /// Makes a view with its contents.
  func makeView(depth: Int) -> View {
    let view = makeBareView(depth: depth)
    world.register(view)
    if !(view is Switch) || world.random.once(in: 4) { view.frame = makeFrame() }
    view.autoresizingMask = AutoresizingMask(rawValue: UInt(world.random.number(0...63)))
    return view
  }

  private func makeBareView(depth: Int) -> View {
    switch world.random.number(0...(depth > 1 ? 12 : 22)) {
    case 0, 1, 2: return makeField()
    case 3: return makeTextView()
    case 4: return makeButton()
    case 5:
      let label = Label()
      label.text = makeText()
      label.numberOfLines = world.random.number(0...2)
      return label
    case 6: return control(Switch())
    case 7: return control(Slider())
    case 8:
      let segments = SegmentedControl(items: ["One", "Two", "Three"])
      segments.isMomentary = world.random.once(in: 4)
      return control(segments)
    case 9: return control(PageControl())
    case 10: return world.simulator.system >= "5.0" ? control(Stepper()) : control(Slider())
    case 11: return ImageView()
    case 12: return MonkeyView(world)
    case 13, 14: return makeScrollView(depth: depth)
    case 15:
      let table = TableView(frame: .zero, style: world.random.once(in: 2) ? .plain : .grouped)
      prepare(table)
      return table
    case 16: return world.simulator.system >= "6.0" ? makeCollectionView() : makeScrollView(depth: depth)
    case 17: return makeStackView(depth: depth)
    case 18: return makePicker()
    case 19: return control(DatePicker())
    case 20:
      let bar = SearchBar()
      bar.delegate = world.delegate
      return bar
    case 21:
      let spinner = ActivityIndicatorView()
      spinner.startAnimating()
      return spinner
    default:
      let view = View()
      for _ in 0..<world.random.number(0...4) { add(to: view, depth: depth + 1) }
      return view
    }
  }

  private func control<Kind: Control>(_ control: Kind) -> Kind {
    control.addTarget(world.delegate, action: Mischief.changed, for: .valueChanged)
    return control
  }

  private func makeButton() -> View {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    button.addTarget(world.delegate, action: Mischief.changed, for: .touchUpInside)
    if world.random.once(in: 3) {
      button.addGestureRecognizer(
        TapGestureRecognizer(target: world.delegate, action: Mischief.recognized)
      )
    }
    return button
  }

  private func makeField() -> View {
    let field = TextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Field \(world.random.number(1...9))"
    field.text = world.random.once(in: 2) ? makeText() : nil
    field.keyboardType =
      world.random.pick([.default, .numberPad, .emailAddress, .URL, .decimalPad]) ?? .default
    field.returnKeyType = world.random.pick([.default, .next, .done, .go]) ?? .default
    field.isSecureTextEntry = world.random.once(in: 8)
    field.autocorrectionType = world.random.once(in: 2) ? .no : .default
    field.clearButtonMode = world.random.once(in: 2) ? .whileEditing : .never
    if world.random.once(in: 5) {
      field.inputAccessoryView = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    if world.random.once(in: 2) { field.delegate = world.delegate }
    field.addTarget(world.delegate, action: Mischief.changed, for: .editingChanged)
    return field
  }

  private func makeTextView() -> View {
    let text = TextView()
    text.text = makeText()
    if world.random.once(in: 2) { text.delegate = world.delegate }
    return text
  }

  private func makeScrollView(depth: Int) -> View {
    let scroll = ScrollView()
    scroll.contentSize = CGSize(width: world.random.length(0...700), height: world.random.length(0...1500))
    scroll.isPagingEnabled = world.random.once(in: 5)
    scroll.delegate = world.delegate
    if world.random.once(in: 4) {
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 3
    }
    if world.simulator.system >= "7.0" {
      scroll.keyboardDismissMode = world.random.pick([.none, .onDrag, .interactive]) ?? .none
    }
    for _ in 0..<world.random.number(0...5) { add(to: scroll, depth: depth + 1) }
    return scroll
  }

  private func makeStackView(depth: Int) -> View {
    guard world.simulator.system >= "9.0" else { return View() }
    let stack = StackView()
    stack.axis = world.random.once(in: 2) ? .vertical : .horizontal
    stack.distribution =
      world.random.pick([.fill, .fillEqually, .equalSpacing, .fillProportionally]) ?? .fill
    stack.alignment = world.random.pick([.fill, .center, .leading]) ?? .fill
    stack.spacing = world.random.length(0...20)
    for _ in 0..<world.random.number(0...5) { stack.addArrangedSubview(makeView(depth: 2)) }
    return stack
  }

  private func makePicker() -> View {
    let picker = PickerView()
    let source = PickerSource(world)
    world.sources.append(source)
    picker.dataSource = source
    picker.delegate = source
    return picker
  }

  /// Gives a table random rows.
  private func prepare(_ table: TableView) {
    let source = TableSource(world)
    world.sources.append(source)
    world.register(table)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
  }

  private func makeCollectionView() -> View {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: world.random.length(10...120), height: world.random.length(10...120))
    layout.minimumLineSpacing = world.random.length(0...12)
    layout.scrollDirection = world.random.once(in: 3) ? .horizontal : .vertical
    let collection = CollectionView(frame: makeFrame(), collectionViewLayout: layout)
    let source = CollectionSource(world)
    world.sources.append(source)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    return collection
  }

  /// Returns a short random text.
  func makeText() -> String {
    let words = [
      "one", "two", "Über", "日本", "👩‍👩‍👧", "e\u{301}a", "שלום", "a\nb", "", "The quick brown fox jumps",
    ]
    return (0..<world.random.number(0...3)).compactMap { _ in world.random.pick(words) }.joined(
      separator: " "
    )
  }
}
