#sourceLocation(file: "2025/RowDelegate.swift", line: 1)
import UIKit

@MainActor       protocol RowDelegate: AnyObject {
                                             
                                                                                
var _RowDelegate_rowDidTap_: ((Row) -> Void)? { get }; var _RowDelegate_row__willExpandTo: ((Row, CGFloat) -> CGFloat)? { get } }

final class Row: UIView {
    weak var delegate: (any RowDelegate)?
    private lazy var tap = UITapGestureRecognizer(target: self, action: _T2._s1          )

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError() }

          private func tapped() {
        delegate?.rowDidTap?(self)
        let height = delegate?.row?(self, willExpandTo: 44) ?? 44
        frame.size.height = height
    }
private typealias _T2 = Row; nonisolated private static var _s1: Selector { Selector(source: "tapped") { (t: Row) in t.tapped() } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(Row.self, "Row"); c.frame { Row(frame: $0) }; c.coder { Row(coder: $0) }; c.method("tapped") { t in t.tapped() } } }
struct _RowDelegate_row { let call: (Row, CGFloat) -> CGFloat; func callAsFunction(_ a0: Row, willExpandTo a1: CGFloat) -> CGFloat { call(a0, a1) } }
@MainActor extension RowDelegate { var _RowDelegate_rowDidTap_: ((Row) -> Void)? { nil }; var _RowDelegate_row__willExpandTo: ((Row, CGFloat) -> CGFloat)? { nil }; @_disfavoredOverload var rowDidTap: ((Row) -> Void)? { _RowDelegate_rowDidTap_ }; @_disfavoredOverload var row: _RowDelegate_row? { _RowDelegate_row__willExpandTo.map { _RowDelegate_row(call: $0) } } }
@MainActor func _register_RowDelegate(_ m: SourceModule) { Row._c3(m) }
