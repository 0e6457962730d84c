import UIKit

final class EditorViewController: UIViewController {
    @IBOutlet private var toolbarButtons: [UIButton]?
    @IBOutlet private(set) weak var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            style: .plain,
            target: self,
            action: #selector(save)
        )
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(keyboardWillChangeFrame),
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil
        )
    }

    @objc private func save() {}
    @objc private func keyboardWillChangeFrame(_ notification: Notification) {}

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        UIViewController(coder: coder)
    }
}
