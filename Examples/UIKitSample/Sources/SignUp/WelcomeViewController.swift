import UIKit

/// A screen that greets the owner of a new account.
final class WelcomeViewController: UIViewController {
  private let account: Account
  private let greeting = UILabel()

  init(account: Account) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    greeting.text = "Hello, \(account.name)!"
    greeting.frame = CGRect(x: 20, y: 120, width: 280, height: 30)
    view.addSubview(greeting)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.greeting.text = "Have a look around"
    }
  }
}
