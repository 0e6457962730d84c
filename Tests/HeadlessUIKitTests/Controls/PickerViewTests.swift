import HeadlessUIKit
import Testing

@MainActor @Suite struct PickerViewTests {
  /// A picker's data source with two columns: a meal, and a number of portions.
  private final class Menu: PickerViewDataSource, PickerViewDelegate {
    var columns = [["Soup", "Salad", "Pasta", "Pizza", "Cake"], ["1", "2", "3"]]
    var widths: [CGFloat?] = [nil, 80]
    var heard: [String] = []

    func numberOfComponents(in pickerView: PickerView) -> Int { columns.count }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat? {
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
}
