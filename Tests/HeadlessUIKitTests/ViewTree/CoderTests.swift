import Foundation
import HeadlessUIKit
import Testing

/// Objects that a program creates with a coder, which has nothing to decode.
@MainActor @Suite struct CoderTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")

  private static let coder: NSCoder = {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    // The archive has no objects.
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? NSCoder()
  }()

  private final class FormView: View {
    let field = TextField()

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(field)
    }
  }

  private final class FormController: ViewController {
    let name: String

    required init?(coder: NSCoder) {
      name = "form"
      super.init(coder: coder)
    }
  }

  @Test(.fact("U22")) func `an empty archive gives views with their defaults`() throws {
    try simulator.perform { try checkViews() }
  }

  private func checkViews() throws {
    let coder = Self.coder
    let field = try #require(TextField(coder: coder))
    #expect(field.text == "" && field.frame == .zero && field.gestureRecognizers?.count == 1)
    #expect(View(coder: coder)?.alpha == 1)
    #expect(Label(coder: coder)?.isUserInteractionEnabled == false)
    #expect(ImageView(coder: coder)?.isUserInteractionEnabled == false)
    #expect(ScrollView(coder: coder)?.clipsToBounds == true)
    #expect(TextView(coder: coder)?.isEditable == true)
    #expect(Button(coder: coder)?.isEnabled == true)
    #expect(Switch(coder: coder)?.frame.size == CGSize(width: 51, height: 31))
    #expect(Stepper(coder: coder)?.frame.size == CGSize(width: 94, height: 32))
    #expect(PickerView(coder: coder)?.frame.size == CGSize(width: 320, height: 216))
    #expect(DatePicker(coder: coder)?.subviews.count == 2)
    #expect(SearchBar(coder: coder)?.subviews.count == 1)
    #expect(TableView(coder: coder)?.style == .plain)
    #expect(TableViewCell(coder: coder)?.subviews.count == 1)
    #expect(CollectionView(coder: coder)?.collectionViewLayout is CollectionViewFlowLayout)
    #expect(CollectionViewCell(coder: coder)?.subviews.count == 1)
    #expect(ActivityIndicatorView(coder: coder)?.isHidden == true)
    #expect(VisualEffectView(coder: coder)?.subviews.count == 1)
    #expect(RefreshControl(coder: coder)?.isHidden == true)
    #expect(StackView(coder: coder).arrangedSubviews == [])
    #expect(Window(coder: coder)?.isHidden == true)
    let form = try #require(FormView(coder: coder))
    #expect(form.subviews == [form.field])
  }

  @Test(.fact("U22")) func `an empty archive gives controllers with their defaults`() throws {
    try simulator.perform { try checkControllers() }
  }

  private func checkControllers() throws {
    let coder = Self.coder
    let form = try #require(FormController(coder: coder))
    #expect(form.name == "form" && !form.isViewLoaded && form.view.subviews == [])
    #expect(NavigationController(coder: coder)?.viewControllers == [])
    #expect(TabBarController(coder: coder)?.viewControllers == nil)
    #expect(TableViewController(coder: coder)?.tableView.style == .plain)
    #expect(CollectionViewController(coder: coder)?.collectionView.superview == nil)
    #expect(PageViewController(coder: coder)?.viewControllers == nil)
  }
}
