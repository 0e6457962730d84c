import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct PickerViewTests {
  /// A picker's data source with two columns: a meal, and a number of portions.
  private final class Menu: PickerViewDataSource, PickerViewDelegate {
    var columns = [["Soup", "Salad", "Pasta", "Pizza", "Cake"], ["1", "2", "3"]]
    var widths: [CGFloat] = [240, 80]
    var heard: [String] = []

    func numberOfComponents(in pickerView: PickerView) -> Int { columns.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(columns[component][row]), selected \(selection(of: pickerView))")
    }

    func selection(of picker: PickerView) -> [Int] {
      columns.indices.map { picker.selectedRow(inComponent: $0) }
    }
  }

  private let picker = PickerView(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
  private let menu = Menu()

  private func launch() -> Simulator {
    picker.dataSource = menu
    picker.delegate = menu
    return Simulator.showing { $0.addSubview(picker) }
  }

  @Test(arguments: [(108, "nothing", 0), (140, "Salad", 1), (172, "Pasta", 2), (76, "nothing", 0)])
  func `a tap on a row selects it`(y: Int, heard: String, row: Int) throws {
    let simulator = launch()
    try simulator.user.tap(simulator.point(100, CGFloat(y), in: picker))
    #expect(picker.selectedRow(inComponent: 0) == row)
    let expected = heard == "nothing" ? [] : ["\(heard), selected [\(row), 0]"]
    #expect(menu.heard == expected)
  }

  @Test(arguments: [(-49, 2), (-47, 1), (-300, 4), (20, 0), (-15, 0)])
  func `a drag brings the nearest row into the middle`(way: Int, row: Int) throws {
    let simulator = launch()
    let y = 180
    let target = max(-99, y + way)
    try simulator.drag(in: picker, CGPoint(x: 100, y: y), CGPoint(x: 100, y: target))
    #expect(menu.selection(of: picker) == [row, 0])
    #expect(menu.heard.count == (row == 0 ? 0 : 1))
  }

  @Test func `the delegate hears when the column has come to rest, once for several drags`() throws {
    let simulator = launch()
    try simulator.user.manually {
      try simulator.drag(in: picker, CGPoint(x: 300, y: 100), CGPoint(x: 300, y: 68))
      #expect(menu.selection(of: picker) == [0, 1])
      simulator.advance(by: .milliseconds(299))
      #expect(menu.heard == [])
      try simulator.drag(in: picker, CGPoint(x: 300, y: 100), CGPoint(x: 300, y: 68))
      simulator.advance(by: .milliseconds(299))
      #expect(menu.heard == [])
      simulator.advance(by: .milliseconds(1))
    }
    #expect(menu.heard == ["3, selected [0, 2]"])
  }

  @Test func `a touch that is taken away lets the rows go back`() throws {
    let simulator = launch()
    let finger = try simulator.user.touchDown(at: simulator.point(100, 180, in: picker))
    try finger.move(to: simulator.point(100, 100, in: picker))
    finger.cancel()
    #expect(menu.selection(of: picker) == [0, 0])
    #expect(menu.heard == [])
  }

  @Test func `code selects rows within the range and tells nobody`() {
    let simulator = launch()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect((0..<2).map { picker.numberOfRows(inComponent: $0) } == [5, 3])
    picker.selectRow(3, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 1, animated: false)
    simulator.settle()
    #expect(menu.selection(of: picker) == [3, 2])
    #expect(menu.heard == [])
  }

  @Test func `reloading a column keeps its row, reloading all begins anew`() {
    _ = launch()
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    menu.columns[0] = ["Tea", "Milk"]
    picker.reloadComponent(0)
    #expect(menu.selection(of: picker) == [1, 1])
    menu.columns[0] = []
    picker.reloadAllComponents()
    #expect(menu.selection(of: picker) == [-1, 0])
  }

  @Test func `a column that is not there stops the program`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = PickerView(frame: .zero).selectedRow(inComponent: 2) }
      },
      says: "PickerView has no component 2; it has 0"
    )
  }

  // MARK: The delegate's rows

  /// A picker's delegate with views in its first column and attributed text in the second.
  private final class Looks: PickerViewDataSource, PickerViewDelegate {
    var heard: [String] = []
    var heights: [CGFloat] = [50, 40]
    func numberOfComponents(in pickerView: PickerView) -> Int { 2 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 6 }
    func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
      heights[component]
    }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 100 : 60
    }
    func pickerView(
      _ pickerView: PickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: View?
    ) -> View {
      let view = View()
      view.tag = component * 10 + row
      return view
    }
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(row) of \(component)")
    }
  }

  @Test(.fact("U42", "U43", "U97")) func `the delegate's views fill rows of its widths and heights`() throws {
    let looks = Looks()
    (picker.dataSource, picker.delegate) = (looks, looks)
    let simulator = Simulator.showing { $0.addSubview(picker) }
    simulator.settle()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 50))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 40))
    // Both columns are centered, and the first row is in the middle.
    #expect(picker.view(forRow: 1, forComponent: 0)?.frame == CGRect(x: 80, y: 133, width: 100, height: 50))
    #expect(picker.view(forRow: 2, forComponent: 1)?.frame == CGRect(x: 180, y: 168, width: 60, height: 40))
    #expect(picker.view(forRow: 2, forComponent: 1)?.tag == 12)
    #expect(picker.view(forRow: 5, forComponent: 0) == nil)
    try simulator.user.tap(simulator.point(130, 108 + 50, in: picker))
    #expect(looks.heard == ["1 of 0"] && picker.view(forRow: 1, forComponent: 0)?.frame.midY == 108)
  }

  @Test(.fact("U97")) func `a row that shows text has no view`() {
    _ = launch()
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 32))
  }

  /// A picker's data source with columns without widths.
  private final class Wide: PickerViewDataSource, PickerViewDelegate {
    var count = 2
    func numberOfComponents(in pickerView: PickerView) -> Int { count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  }

  @Test(.fact("U42"), .simulator(.iPhone16, "18.0")) func `a column without a width gets the rest`() {
    let wide = Wide()
    (picker.dataSource, picker.delegate) = (wide, wide)
    #expect((0..<2).map { picker.rowSize(forComponent: $0).width } == [160, 160])
  }

  @Test(.fact("MV6"), .simulator(.iPhone16, "26.1"), arguments: [(1, 302), (2, 148), (3, 97)])
  func `columns of iOS 26 have spaces, and whole points`(count: Int, width: CGFloat) throws {
    let wide = Wide()
    wide.count = count
    (picker.dataSource, picker.delegate) = (wide, wide)
    #expect(
      (0..<count).map { picker.rowSize(forComponent: $0).width } == Array(repeating: width, count: count)
    )
    let simulator = Simulator.displaying(picker, system: "26.1")
    simulator.settle()
    let bar = CGRect(x: 9, y: picker.frame.minY + 91, width: 302, height: 34)
    #expect(try simulator.readSVG().all("rect") { $0.rect == bar }.count == 1)
  }

  @Test(.fact("U43")) func `attributed titles take precedence over plain ones`() throws {
    final class Texts: PickerViewDataSource, PickerViewDelegate {
      func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
      func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
      {
        "plain \(row)"
      }
      func pickerView(
        _ pickerView: PickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
      ) -> NSAttributedString? {
        row == 0
          ? NSAttributedString(string: "bold", attributes: [.font: Font.boldSystemFont(ofSize: 20)]) : nil
      }
    }
    let texts = Texts()
    (picker.dataSource, picker.delegate) = (texts, texts)
    let simulator = Simulator.showing { $0.addSubview(picker) }
    simulator.settle()
    let labels = picker.subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.text) == ["bold", "plain 1"])
    #expect(labels.first?.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == false)
    #expect(simulator.user.pickerWheels.element(boundBy: 0).value == "bold")
  }

  @Test func `a row height must be above zero`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (picker, looks) = (PickerView(), Looks())
          looks.heights[1] = 0
          (picker.dataSource, picker.delegate) = (looks, looks)
          picker.layoutIfNeeded()
        }
      },
      says: "PickerView: the row height 0.0 of component 1 is not above zero"
    )
  }

  @Test func `a picker is drawn with the rows around the selected ones`() {
    let simulator = launch()
    picker.frame.origin.y = 0
    picker.frame.size.height = 208
    picker.selectRow(2, inComponent: 0, animated: false)
    simulator.settle()
    #expect(
      simulator.picture().corner(40, 13) == """


         Soup

         Salad

        ▸Pasta                         1       ◂

         Pizza                         2

         Cake                          3

        ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
        """
    )
  }

  @Test(.fact("Z1"), arguments: [0, 1, 9, 17, 18, 40])
  func `a picker that is narrower than the margins of its rows is laid out`(width: Int) {
    let simulator = launch()
    picker.frame.size.width = CGFloat(width)
    menu.widths = [CGFloat(width), 0]
    simulator.settle()
    let labels = picker.subviews.compactMap { $0 as? Label }
    #expect(labels.map(\.text) == ["Soup", "Salad", "Pasta", "1", "2", "3"])
    for (index, label) in labels.enumerated() {
      #expect(label.frame.width == CGFloat(index < 3 ? max(0, width - 18) : 0) && label.frame.minX.isFinite)
    }
    _ = simulator.picture()
  }
}
