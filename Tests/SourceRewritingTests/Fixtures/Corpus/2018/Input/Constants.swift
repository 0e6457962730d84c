import UIKit

class Constants: UIViewController {
    private static let save = #selector(saveTapped)
    private enum Actions {
        static let cancel = #selector(Constants.cancelTapped(_:))
    }
    @objc func saveTapped() {}
    @objc func cancelTapped(_ sender: Any?) {}
    func items() -> [UIBarButtonItem] {
        return [
            UIBarButtonItem(title: "Save", style: .done, target: self, action: Constants.save),
            UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: Actions.cancel),
        ]
    }
}
