#sourceLocation(file: "2018/HomeViewController.swift", line: 1)
import UIKit

final class HomeViewController: UIViewController {
    private let viewModel = HomeViewModel()
    private let model: HomeViewModel = HomeViewModel()
    private lazy var refresh: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: _T2._s1                     , for: .valueChanged)
        return control
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(model, action: Self._s3               , for: .touchUpInside)
        button.addTarget(viewModel, action: Self._s4                       , for: .touchDown)
        view.addSubview(button)
    }
private typealias _T2 = HomeViewController; nonisolated private static var _s1: Selector { Selector(source: "handleRefresh:") { (t: HomeViewController, s) in t.handleRefresh(s) } }; nonisolated private static var _s3: Selector { Selector(source: "reload") { (t: HomeViewModel) in t.reload() } }; nonisolated private static var _s4: Selector { Selector(source: "reload") { (t: HomeViewModel) in t.reload() } }; @MainActor fileprivate static func _c6(_ m: SourceModule) { let c = m.add(HomeViewController.self, "HomeViewController"); c.coder { HomeViewController(coder: $0) }; c.implements(["viewDidLoad"]) } }

// MARK: - Actions
private extension HomeViewController {
          func handleRefresh(_ control: UIRefreshControl) { control.endRefreshing() }
@MainActor static func _c5(_ m: SourceModule) { let c = m.add(HomeViewController.self, "HomeViewController"); c.method("handleRefresh:") { t, s in t.handleRefresh(s) } } }
@MainActor func _register_HomeViewController(_ m: SourceModule) { HomeViewController._c6(m); HomeViewController._c5(m) }
