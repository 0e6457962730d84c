import UIKit

/// A form for a trail, in a sheet.
final class TrailEditorViewController: UIViewController {
  private var trail: Trail
  private let original: Trail
  private let save: (Trail) -> Void

  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let regionButton = UIButton(configuration: .bordered())
  private let lengthField = UITextField()
  private let difficultyControl = UISegmentedControl()
  private let datePicker = UIDatePicker()
  private let companionsLabel = UILabel()
  private lazy var companionsStepper = UIStepper(
    frame: .zero,
    primaryAction: UIAction { [weak self] action in
      guard let stepper = action.sender as? UIStepper else { return }
      self?.trail.companions = Int(stepper.value)
      self?.update()
    }
  )
  private lazy var colorWell = UIColorWell(
    frame: .zero,
    primaryAction: UIAction { [weak self] action in
      self?.view.tintColor = (action.sender as? UIColorWell)?.selectedColor
    }
  )
  private let errorLabel = UILabel()

  private var isValid: Bool { !trail.name.trimmingCharacters(in: .whitespaces).isEmpty && trail.length > 0 }

  init(trail: Trail?, save: @escaping (Trail) -> Void) {
    let edited = trail ?? Trail(name: "", region: "Valley", length: 0)
    self.trail = edited
    original = edited
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = trail == nil ? "New Trail" : "Edit Trail"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in self?.finish() }
    )
    navigationController?.presentationController?.delegate = self
    configureFields()
    configureControls()
    layOut()
    update()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if trail.name.isEmpty { nameField.becomeFirstResponder() }
  }

  // MARK: - Views

  private func configureFields() {
    nameField.placeholder = "Name"
    nameField.text = trail.name
    nameField.autocapitalizationType = .words
    nameField.returnKeyType = .next
    lengthField.placeholder = "Kilometers"
    lengthField.text = trail.length > 0 ? "\(trail.length)" : nil
    lengthField.keyboardType = .decimalPad
    for field in [nameField, lengthField] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.adjustsFontForContentSizeCategory = true
      field.font = .preferredFont(forTextStyle: .body)
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.readFields() }, for: .editingChanged)
    }
    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    errorLabel.accessibilityIdentifier = "error"
  }

  private func configureControls() {
    for difficulty in Trail.Difficulty.allCases {
      difficultyControl.insertSegment(
        action: UIAction(title: difficulty.title) { [weak self] _ in
          self?.trail.difficulty = difficulty
          self?.update()
        },
        at: difficulty.rawValue,
        animated: false
      )
    }
    difficultyControl.selectedSegmentIndex = trail.difficulty.rawValue

    regionButton.menu = UIMenu(
      options: .singleSelection,
      children: ["Valley", "Ridge", "Forest"].map { region in
        UIAction(title: region, state: region == trail.region ? .on : .off) { [weak self] _ in
          self?.trail.region = region
        }
      }
    )
    regionButton.showsMenuAsPrimaryAction = true
    regionButton.changesSelectionAsPrimaryAction = true

    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.addAction(
      UIAction { [weak self] action in
        guard let picker = action.sender as? UIDatePicker else { return }
        self?.trail.plannedDay = picker.calendar.dateComponents([.year, .month, .day], from: picker.date)
      },
      for: .valueChanged
    )

    companionsStepper.minimumValue = 1
    companionsStepper.maximumValue = 12
    companionsStepper.value = Double(trail.companions)
    colorWell.title = "Color"
    colorWell.supportsAlpha = false
  }

  private func layOut() {
    let rows: [UIView] = [
      nameField, row("Region", regionButton), lengthField, difficultyControl, row("Day", datePicker),
      row(companionsLabel, companionsStepper), row("Color", colorWell), errorLabel,
    ]
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    return row(label, control)
  }

  private func row(_ label: UILabel, _ control: UIView) -> UIView {
    label.font = .preferredFont(forTextStyle: .body)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    control.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, control])
    stack.spacing = 8
    stack.alignment = .center
    return stack
  }

  // MARK: - State

  private func readFields() {
    trail.name = nameField.text ?? ""
    trail.length = Double(lengthField.text ?? "") ?? 0
    update()
  }

  private func update() {
    companionsLabel.text = trail.companions == 1 ? "Alone" : "\(trail.companions) people"
    navigationItem.rightBarButtonItem?.isEnabled = isValid
    isModalInPresentation = trail != original
    let hasBadLength = lengthField.hasText && trail.length <= 0
    UIView.animate { self.errorLabel.text = hasBadLength ? "The length must be a number above 0." : nil }
  }

  private func finish() {
    guard isValid else { return }
    save(trail)
    dismiss(animated: true)
  }

  private func cancel() {
    guard trail != original else {
      dismiss(animated: true)
      return
    }
    let sheet = UIAlertController(title: nil, message: "Discard your changes?", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) }
    )
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}

extension TrailEditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      lengthField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  )
    -> Bool
  {
    guard textField === lengthField else { return true }
    return string.allSatisfy { $0.isNumber || $0 == "." }
  }
}

extension TrailEditorViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    cancel()
  }
}
