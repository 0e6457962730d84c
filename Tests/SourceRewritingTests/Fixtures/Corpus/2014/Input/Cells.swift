import UIKit

class PhotoCell: UITableViewCell {
    @IBOutlet weak var photo: UIImageView!
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        return button
    }()
    let tap = UITapGestureRecognizer(target: nil, action: #selector(PhotoCell.tapped(_:)))
    @objc func tapped(_ sender: AnyObject) { setSelected(true, animated: false) }
}

class Outer {
    class Inner: UIView {
        @objc func refresh(sender: UIControl) {}
        func bind(_ control: UIControl) {
            control.addTarget(self, action: #selector(refresh(sender:)), for: .valueChanged)
        }
    }
}
