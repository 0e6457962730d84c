import HeadlessUIKit
import Testing

/// The automatic scrolling to the caret of a field that is edited.
@MainActor @Suite struct EditingScrollTests {
  // MARK: The published form

  /// A form whose scroll view shrinks at did-show and grows at did-hide, and does nothing else.
  private final class Form: ViewController {
    let scroller = ScrollView()
    let field = TextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      scroller.contentInsetAdjustmentBehavior = .never
      view.addSubview(scroller)
      scroller.addSubview(field)
      let bus = NotificationBus.default
      let (shows, hides) = (Responder.keyboardDidShowNotification, Responder.keyboardDidHideNotification)
      bus.addObserver(self, selector: MethodSelector("shrink", Form.shrink), name: shows)
      bus.addObserver(self, selector: MethodSelector("grow", Form.grow), name: hides)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      scroller.frame = view.bounds
      scroller.contentSize = view.bounds.size
      field.frame = CGRect(x: 20, y: view.bounds.height - 60, width: 200, height: 31)
    }

    private func height(_ notification: Notification) -> CGFloat {
      (notification.userInfo?[Responder.keyboardBoundsUserInfoKey] as? CGRect)?.height ?? 0
    }

    func shrink(_ notification: Notification) { scroller.frame.size.height -= height(notification) }
    func grow(_ notification: Notification) { scroller.frame.size.height += height(notification) }
  }

  @Test(.fact("E53"), arguments: Setup.textEras)
  func `a tapped field stays covered, and its first character reveals it`(setup: Setup) throws {
    let (simulator, form) = (setup.simulator(), Form())
    simulator.launch(form)
    let top = form.field.convert(form.field.bounds, to: nil as View?).minY
    try simulator.user.tap(form.field)
    let covered = form.field.convert(form.field.bounds, to: nil as View?)
    #expect(covered.minY == top && covered.maxY > simulator.keyboard.frame.minY)
    try simulator.user.type("a")
    let revealed = form.field.convert(form.field.bounds, to: nil as View?)
    #expect(revealed.maxY == simulator.keyboard.frame.minY)
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(form.scroller.frame == form.view.bounds && form.scroller.contentOffset == .zero)
  }

  // MARK: The edits

  @Test(.fact("E53", "E57"), arguments: Setup.textEras)
  func `typing scrolls to the whole field`(setup: Setup) throws {
    let scene = HiddenTextScene.field(setup)
    scene.edit()
    try scene.simulator.user.type("a")
    #expect(scene.scroller.take() == [scene.input.frame])
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 330))
    #expect(scene.diary.take() == ["scrolls", "ends scrolling"])
    try scene.simulator.user.type("b")
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
  }

  /// An edit by the user or through the methods of `KeyInput` and `TextInput`.
  enum Edit: CaseIterable {
    case key, deleteKey, hardwareKey, paste, cut, delete, undo, redo, composition, candidate
    case marking, inserting, deleting, replacing

    @MainActor func perform(_ scene: HiddenTextScene<TextField>) throws {
      let (field, simulator) = (scene.input, scene.simulator)
      switch self {
      case .key: try simulator.user.type("a")
      case .deleteKey: try simulator.user.tap(key: "delete")
      case .hardwareKey:
        simulator.keyboard.isHardwareKeyboardConnected = true
        scene.hide()
        try simulator.user.typeKey("a", modifierFlags: [])
      case .paste: field.paste(nil)
      case .cut, .delete:
        field.selectAll(nil)
        if self == .cut { field.cut(nil) } else { field.delete(nil) }
      case .undo, .redo:
        try simulator.user.type("a")
        if self == .redo { field.undoManager?.undo() }
        scene.hide()
        if self == .undo { field.undoManager?.undo() } else { field.undoManager?.redo() }
      case .composition: simulator.keyboard.compose("n")
      case .candidate:
        simulator.keyboard.compose("n")
        scene.hide()
        simulator.keyboard.pickCandidate("你")
      case .marking: field.setMarkedText("m", selectedRange: NSRange(location: 0, length: 0))
      case .inserting: field.insertText("a")
      case .deleting: field.deleteBackward()
      case .replacing: if let range = field.selectedTextRange { field.replace(range, withText: "x") }
      }
    }
  }

  @Test(.fact("E57"), arguments: Setup.both, Edit.allCases)
  func `every edit of the first responder scrolls to it`(setup: Setup, edit: Edit) throws {
    let scene = HiddenTextScene.field(setup, text: "one two")
    Pasteboard.general.string = "three"
    scene.edit()
    try edit.perform(scene)
    scene.simulator.settle()
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 330))
    #expect(scene.diary.lines == ["scrolls", "ends scrolling"])
  }

  @Test(.fact("E57"), arguments: Setup.both)
  func `code that sets the text or the selection scrolls nothing`(setup: Setup) {
    let scene = HiddenTextScene.field(setup, text: "one two")
    scene.edit()
    scene.input.text = "three"
    scene.input.attributedText = NSAttributedString(string: "four")
    scene.input.selectAll(nil)
    scene.input.selectedTextRange = nil
    scene.simulator.settle()
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
    scene.input.resignFirstResponder()
    scene.simulator.settle()
    scene.input.insertText("a")
    scene.simulator.settle()
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
  }

  @Test(.fact("E53")) func `the scroll view is asked before the edit is reported`() throws {
    let scene = HiddenTextScene.field(.classic)
    let field = scene.input
    field.addAction(Action { _ in scene.diary.note("editingChanged") }, for: .editingChanged)
    scene.record(TextField.textDidChangeNotification, as: "posts")
    scene.edit()
    scene.scroller.note = { scene.diary.note("asked with \(field.text ?? "")") }
    try scene.simulator.user.type("a")
    #expect(
      scene.diary.lines == ["asked with a", "editingChanged", "posts", "scrolls", "ends scrolling"]
    )
    let entry = scene.simulator.log.entries.last { $0.event.hasPrefix("animates contentOffset") }
    #expect(entry?.agent == .rule(.init("the automatic scroll to the caret", fact: "E53")))
  }

  @Test(.fact("E57")) func `a key during the scrolling leaves it alone`() throws {
    let scene = HiddenTextScene.field(.classic)
    scene.edit()
    try scene.simulator.user.manually {
      try scene.simulator.user.type("ab")
      scene.simulator.advance(by: .milliseconds(100))
      try scene.simulator.user.type("c")
    }
    scene.simulator.settle()
    #expect(scene.scroller.take().count == 1)
    #expect(scene.diary.take() == ["scrolls", "ends scrolling"])
  }

  // MARK: What is visible

  @Test(.fact("E53"), arguments: Setup.both)
  func `nothing scrolls while the caret is visible, even if the field is not completely`(setup: Setup) throws
  {
    let scene = HiddenTextScene.field(setup)
    scene.edit()
    // The caret is in the middle of the field's 30 points; the field's lower edge is 1 point too low.
    for y: CGFloat in [400, 329] {
      scene.scroller.contentOffset.y = y
      scene.forget()
      try scene.simulator.user.type("a")
      #expect(scene.scroller.take() == [] && scene.diary.take() == [], "at \(y)")
    }
    scene.scroller.contentOffset.y = 310
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset.y == 330)
  }

  @Test(.fact("E57")) func `the insets are not visible`() throws {
    let scene = HiddenTextScene.field()
    scene.edit()
    scene.scroller.contentInset.bottom = 80
    scene.scroller.contentOffset.y = 350
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 410))
  }

  @Test(.fact("E57"), arguments: [("", 0), ("a long text of a hundred points", 0), ("wide ", 60)])
  func `a field that is larger than the visible part is scrolled to its caret`(text: String, count: Int)
    throws
  {
    let text = String(repeating: text, count: max(1, count))
    let scene = HiddenTextScene.field(.current, CGRect(x: 0, y: 300, width: 900, height: 400), text: text)
    scene.edit()
    try scene.simulator.user.type("i")
    let caret = scene.input.caretRect(for: scene.input.endOfDocument)
    let asked = scene.scroller.take()
    // The text is wider than the field in the last case, and is shown so that the caret is at its end.
    let x = min(caret.minX, scene.input.bounds.width - caret.width)
    #expect(asked == [CGRect(x: x, y: caret.minY + 300, width: caret.width, height: caret.height)])
    #expect(scene.shows(CGRect(x: x, y: caret.minY, width: caret.width, height: caret.height)))
  }

  @Test(.fact("E57")) func `a field is also scrolled to sideways`() throws {
    let scene = HiddenTextScene.field(.current, CGRect(x: 500, y: 40, width: 100, height: 30))
    scene.edit()
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test(.fact("E57")) func `text from right to left has its caret at the right`() throws {
    let scene = HiddenTextScene.field(.current, CGRect(x: 100, y: 40, width: 800, height: 30))
    scene.input.semanticContentAttribute = .forceRightToLeft
    scene.edit()
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset.x > 590 && scene.scroller.contentOffset.x <= 600)
  }

  @Test(.fact("E57")) func `zoomed content is scrolled in its size on the screen`() throws {
    final class Zooming: ScrollViewDelegate {
      let content = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      func viewForZooming(in scrollView: ScrollView) -> View? { content }
    }
    let (scene, zooming) = (HiddenTextScene.field(), Zooming())
    scene.scroller.addSubview(zooming.content)
    zooming.content.addSubview(scene.input)
    scene.scroller.delegate = zooming
    scene.scroller.maximumZoomScale = 2
    scene.scroller.zoomScale = 2
    scene.edit()
    try scene.simulator.user.type("a")
    #expect(scene.scroller.take() == [CGRect(x: 20, y: 1000, width: 200, height: 60)])
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 860))
  }

  // MARK: Other scroll views

  @Test(.fact("E59"), arguments: Setup.both)
  func `a scroll view that the user can't scroll is scrolled`(setup: Setup) throws {
    let scene = HiddenTextScene.field(setup)
    scene.edit()
    scene.scroller.isScrollEnabled = false
    try scene.simulator.user.type("a")
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 330))
  }

  @Test(.fact("E57"), arguments: [(0, 0), (300, 0), (520, 320)] as [(CGFloat, CGFloat)])
  func `a field outside of the content is shown as far as it is inside`(height: CGFloat, offset: CGFloat)
    throws
  {
    let scene = HiddenTextScene.field()
    scene.scroller.contentSize.height = height
    scene.edit()
    try scene.simulator.user.type("a")
    #expect(scene.scroller.take() == [scene.input.frame])
    #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: offset))
    #expect(scene.diary.take() == (offset > 0 ? ["scrolls", "ends scrolling"] : []))
  }

  @Test(.fact("E54"), arguments: Setup.textEras)
  func `an override of scrollRectToVisible is called for each edit, and can ignore it`(setup: Setup) throws {
    let scene = HiddenTextScene.field(setup)
    scene.edit()
    scene.scroller.ignores = true
    try scene.simulator.user.type("ab")
    #expect(scene.scroller.take() == [scene.input.frame, scene.input.frame])
    #expect(scene.scroller.contentOffset == .zero && scene.diary.lines == [])
  }

  @Test(.fact("E54", "E57"), arguments: Setup.both)
  func `only the nearest scroll view scrolls`(setup: Setup) throws {
    let scene = HiddenTextScene.field(setup, CGRect(x: 0, y: 150, width: 100, height: 30))
    let inner = AskedScrollView(frame: CGRect(x: 0, y: 500, width: 200, height: 100))
    inner.contentSize = CGSize(width: 200, height: 300)
    inner.contentInsetAdjustmentBehavior = .never
    inner.addSubview(scene.input)
    scene.scroller.addSubview(inner)
    scene.edit()
    inner.contentOffset = .zero
    try scene.simulator.user.type("a")
    #expect(inner.contentOffset == CGPoint(x: 0, y: 80))
    #expect(scene.scroller.take() == [] && scene.diary.take() == [])
  }

  @Test(.fact("E55", "E57"), arguments: Setup.both)
  func `a table that the user has scrolled away scrolls back to the field`(setup: Setup) throws {
    final class Form: TableViewController {
      let fields = (0..<40).map { _ in TextField(frame: CGRect(x: 20, y: 6, width: 200, height: 32)) }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
      }
    }
    let (simulator, form) = (setup.simulator(), Form())
    simulator.launch(form)
    let field = form.fields[form.tableView.visibleCells.count - 2]
    try simulator.user.tap(field)
    form.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: true)
    simulator.settle()
    #expect(field.convert(field.bounds, to: nil as View?).maxY < 0)
    try simulator.user.type("a")
    let frame = field.convert(field.bounds, to: nil as View?)
    #expect(field.text == "a")
    #expect(frame.minY >= 0 && frame.maxY <= simulator.keyboard.frame.minY)
  }

  @Test(.fact("E57")) func `a scroll view that ends editing when it is asked keeps the edit`() throws {
    let scene = HiddenTextScene.field(.classic)
    scene.edit()
    scene.scroller.note = { _ = scene.input.resignFirstResponder() }
    try scene.simulator.user.type("a")
    #expect(scene.input.text == "a" && scene.simulator.firstResponder == nil)
  }
}
