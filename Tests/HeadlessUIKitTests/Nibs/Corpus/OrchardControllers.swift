import Foundation
import HeadlessUIKit

// Classes that interface files of the corpus name: controllers.

@MainActor final class LoginViewController: ViewController, TextFieldDelegate {
  var goButton: Button?
  var nameField: TextField?
  var passwordField: TextField?
  var wheel: ActivityIndicatorView?
  func logInTapped(_ sender: Any?) {}
}

@MainActor final class TreeDetailViewController: ViewController {
  var notesView: TextView?
  var pictureView: ImageView?
  var subtitleLabel: Label?
  var titleLabel: Label?
}

@MainActor final class CrateScannerViewController: ViewController {
  var hintLabel: Label?
  var previewView: PreviewView?
  func manual(_ sender: Any?) {}
}

@MainActor final class PreviewView: View {}

@MainActor final class WeatherViewController: ViewController {
  var iconView: ImageView?
  var skyLabel: Label?
  var temperatureLabel: Label?
}

@MainActor final class RowPickerViewController: ViewController, PickerViewDataSource, PickerViewDelegate {
  var picker: PickerView?
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

@MainActor final class SprayFormViewController: ViewController {
  var datePicker: DatePicker?
  var saveButton: Button?
  func dateChanged(_ sender: Any?) {}
  func save(_ sender: Any?) {}
}

@MainActor final class PlainTableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
final class CollectionNibViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "", for: indexPath)
  }
}

@MainActor final class GestureViewController: ViewController, GestureRecognizerDelegate {
  var leafView: ImageView?
  func doubleTapped(_ sender: Any?) {}
  func swiped(_ sender: Any?) {}
  func dragged(_ sender: Any?) {}
  func pinched(_ sender: Any?) {}
  func turned(_ sender: Any?) {}
}

@MainActor final class HelpViewController: ViewController {}

@MainActor final class PadPanelViewController: ViewController {
  var mainView: View?
  var sideView: View?
}

@MainActor final class PopupViewController: ViewController {
  var cardView: View?
  var deleteButton: Button?
  var questionLabel: Label?
  func cancelAction(_ sender: Any?) {}
  func removeAction(_ sender: Any?) {}
}

@MainActor final class DrawingViewController: ViewController {
  var sketchView: SketchView?
}

@MainActor final class SketchView: View {}

@MainActor final class PlayerViewController: ViewController {
  var playButton: Button?
  var seekSlider: Slider?
  func seek(_ sender: Any?) {}
  func playTapped(_ sender: Any?) {}
}

extension OrchardClasses {
  /// Registers the classes of this file.
  static func registerControllers() {
    InterfaceClasses.register(
      LoginViewController.self,
      named: "LoginViewController",
      outlets: [
        .outlet("goButton", \.goButton), .outlet("nameField", \.nameField),
        .outlet("passwordField", \.passwordField), .outlet("wheel", \.wheel),
      ],
      actions: [.action("logInTapped:", LoginViewController.logInTapped)]
    )
    InterfaceClasses.register(
      TreeDetailViewController.self,
      named: "TreeDetailViewController",
      outlets: [
        .outlet("notesView", \.notesView), .outlet("pictureView", \.pictureView),
        .outlet("subtitleLabel", \.subtitleLabel), .outlet("titleLabel", \.titleLabel),
      ]
    )
    InterfaceClasses.register(
      CrateScannerViewController.self,
      named: "CrateScannerViewController",
      outlets: [.outlet("hintLabel", \.hintLabel), .outlet("previewView", \.previewView)],
      actions: [.action("manual:", CrateScannerViewController.manual)]
    )
    InterfaceClasses.register(PreviewView.self, named: "PreviewView")
    InterfaceClasses.register(
      WeatherViewController.self,
      named: "WeatherViewController",
      outlets: [
        .outlet("iconView", \.iconView), .outlet("skyLabel", \.skyLabel),
        .outlet("temperatureLabel", \.temperatureLabel),
      ]
    )
    InterfaceClasses.register(
      RowPickerViewController.self,
      named: "RowPickerViewController",
      outlets: [.outlet("picker", \.picker)]
    )
    InterfaceClasses.register(
      SprayFormViewController.self,
      named: "SprayFormViewController",
      outlets: [.outlet("datePicker", \.datePicker), .outlet("saveButton", \.saveButton)],
      actions: [
        .action("dateChanged:", SprayFormViewController.dateChanged),
        .action("save:", SprayFormViewController.save),
      ]
    )
    InterfaceClasses.register(PlainTableViewController.self, named: "PlainTableViewController")
    InterfaceClasses.register(CollectionNibViewController.self, named: "CollectionNibViewController")
    InterfaceClasses.register(
      GestureViewController.self,
      named: "GestureViewController",
      outlets: [.outlet("leafView", \.leafView)],
      actions: [
        .action("doubleTapped:", GestureViewController.doubleTapped),
        .action("swiped:", GestureViewController.swiped), .action("dragged:", GestureViewController.dragged),
        .action("pinched:", GestureViewController.pinched), .action("turned:", GestureViewController.turned),
      ]
    )
    InterfaceClasses.register(HelpViewController.self, named: "HelpViewController")
    InterfaceClasses.register(
      PadPanelViewController.self,
      named: "PadPanelViewController",
      outlets: [.outlet("mainView", \.mainView), .outlet("sideView", \.sideView)]
    )
    InterfaceClasses.register(
      PopupViewController.self,
      named: "PopupViewController",
      outlets: [
        .outlet("cardView", \.cardView), .outlet("deleteButton", \.deleteButton),
        .outlet("questionLabel", \.questionLabel),
      ],
      actions: [
        .action("cancel:", PopupViewController.cancelAction),
        .action("remove:", PopupViewController.removeAction),
      ]
    )
    InterfaceClasses.register(
      DrawingViewController.self,
      named: "DrawingViewController",
      outlets: [.outlet("sketchView", \.sketchView)]
    )
    InterfaceClasses.register(SketchView.self, named: "SketchView")
    InterfaceClasses.register(
      PlayerViewController.self,
      named: "PlayerViewController",
      outlets: [.outlet("playButton", \.playButton), .outlet("seekSlider", \.seekSlider)],
      actions: [
        .action("seek:", PlayerViewController.seek), .action("playTapped:", PlayerViewController.playTapped),
      ]
    )
  }
}
