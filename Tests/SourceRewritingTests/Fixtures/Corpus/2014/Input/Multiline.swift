import UIKit

class MultilineController: UIViewController {
    func bind(_ slider: UISlider) {
        slider.addTarget(
            self,
            action: #selector(
                MultilineController.slide(
                    _:
                )
            ),
            for: .valueChanged
        )
    }

    @objc
    private func slide(_ slider: UISlider) {
        print("""
            value \(slider.value) /* not a comment */
            #selector(nothing)
            """)
    }
}
