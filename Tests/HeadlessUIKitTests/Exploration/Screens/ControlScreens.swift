import Foundation
import HeadlessUIKit

/// A date picker with a label of its hour.
final class ReminderScreen: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminder"
    view.backgroundColor = .systemBackground
    let picker = DatePicker()
    picker.datePickerMode = .dateAndTime
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_780_000_000)
    let label = Label("Hour 20")
    picker.addAction(
      Action { [weak label, weak picker] _ in
        guard let picker else { return }
        label?.text = "Hour \(picker.calendar.component(.hour, from: picker.date))"
      },
      for: .valueChanged
    )
    view.addColumn([picker, label])
  }
}

/// A picker with a label of its row.
final class SizeScreen: ViewController, PickerViewDataSource, PickerViewDelegate {
  private let sizes = ["Small", "Medium", "Large"]
  private let label = Label("Size Small")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Size"
    view.backgroundColor = .systemBackground
    let picker = PickerView()
    picker.dataSource = self
    picker.delegate = self
    view.addColumn([picker, label])
  }

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    sizes[row]
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    label.text = "Size \(sizes[row])"
  }
}

/// Nothing but a slider.
final class BrightnessScreen: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let slider = Slider()
    slider.value = 0.5
    view.addColumn([slider])
  }
}

/// Nothing but a segmented control, which selects the content.
final class PeriodScreen: ViewController {
  private let contents = ["Day", "Week", "Month"].map { Label("This \($0.lowercased())") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activity"
    view.backgroundColor = .systemBackground
    let control = SegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
    control.addAction(
      Action { [weak self, weak control] _ in self?.show(control?.selectedSegmentIndex ?? 0) },
      for: .valueChanged
    )
    view.addColumn([control] + contents)
    show(0)
  }

  private func show(_ index: Int) {
    for (number, content) in contents.enumerated() { content.isHidden = number != index }
  }
}

/// A grid of photos, each with a screen of its own.
final class PhotosScreen: CollectionViewController {
  private var source: CollectionViewDiffableDataSource<Int, Int>?

  init() {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / 3)
      ),
      subitems: [item]
    )
    super.init(
      collectionViewLayout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    )
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      var content = ListContentConfiguration.cell()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view,
      path,
      number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...8))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let number = source?.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(TextScreen("Photo \(number)", "Taken in Rome."), animated: true)
  }
}

/// Steppers with the total of their quantities.
final class CartScreen: ViewController {
  private let total = Label("Total 0")
  private var steppers: [Stepper] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    view.backgroundColor = .systemBackground
    let rows = ["Apples", "Pears"].map { name in
      let stepper = Stepper()
      stepper.maximumValue = 2
      stepper.addAction(Action { [weak self] _ in self?.update() }, for: .valueChanged)
      steppers.append(stepper)
      let row = StackView(arrangedSubviews: [Label(name), stepper])
      row.alignment = .center
      return row
    }
    view.addColumn(rows + [total])
  }

  private func update() { total.text = "Total \(Int(steppers.reduce(0) { $0 + $1.value }))" }
}

/// A button with a menu.
final class SortScreen: ViewController {
  private let label = Label("Sorted by name")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Files"
    view.backgroundColor = .systemBackground
    let button = Button("Sort") {}
    button.menu = Menu(
      title: "Sort by",
      children: ["Name", "Date"].map { name in
        Action(title: name) { [weak self] _ in self?.label.text = "Sorted by \(name.lowercased())" }
      }
    )
    button.showsMenuAsPrimaryAction = true
    view.addColumn([button, label])
  }
}
