import UIKit

final class HomeViewController: UIViewController {
    private let viewModel = HomeViewModel()
    private let model: HomeViewModel = HomeViewModel()
    private lazy var refresh: UIRefreshControl = {
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(handleRefresh(_:)), for: .valueChanged)
        return control
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(model, action: #selector(model.reload), for: .touchUpInside)
        button.addTarget(viewModel, action: #selector(HomeViewModel.reload), for: .touchDown)
        view.addSubview(button)
    }
}

// MARK: - Actions
private extension HomeViewController {
    @objc func handleRefresh(_ control: UIRefreshControl) { control.endRefreshing() }
}
