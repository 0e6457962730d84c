import UIKit

class BackgroundTapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIControl(frame: view.bounds)
        control.addTarget(nil, action: #selector(UIResponder.resignFirstResponder), for: .touchDown)
        view.addSubview(control)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))
    }
}
