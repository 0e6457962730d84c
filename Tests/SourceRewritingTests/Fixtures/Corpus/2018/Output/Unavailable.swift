#sourceLocation(file: "2018/Unavailable.swift", line: 1)
import UIKit

final class CodeOnlyView: UIView {
    private let insets: UIEdgeInsets

    init(insets: UIEdgeInsets) {
        self.insets = insets
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
@MainActor fileprivate static func _c1(_ m: SourceModule) { m.add(CodeOnlyView.self, "CodeOnlyView") } }
@MainActor func _register_Unavailable(_ m: SourceModule) { CodeOnlyView._c1(m) }
