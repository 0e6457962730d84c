import HeadlessUIKit

extension DocumentApp {
  static let backgroundTap = DocumentApp(
    module: "BackgroundTapForBlog",
    title: "BackgroundTapForBlog: the return key and a tap on the background hide the keyboard",
    device: .iPhone4,
    system: "4.3"
  ) { walk in
    let user = walk.user
    let field = user.textFields["Username"]
    try walk.step("Tap the text field.") { try field.tap() }
    walk.expect("the keyboard is visible", walk.simulator.keyboard.isVisible)
    walk.draw()
    try walk.step("Type \"ada\" and tap the return key, whose event is Did End On Exit.") {
      try user.type("ada\n")
    }
    walk.expect(walk.simulator.claimEditingEnded())
    walk.expect("the keyboard is hidden", !walk.simulator.keyboard.isVisible)
    try walk.step("Tap the text field again.") { try field.tap() }
    walk.expect("the keyboard is visible", walk.simulator.keyboard.isVisible)
    try walk.step("Tap the background, a UIControl with the event Touch Up Inside.") {
      try user.tap(CGPoint(x: 160, y: 180))
    }
    walk.expect(walk.simulator.claimEditingEnded())
    walk.expect("the field has the text \"ada\"", field.value == "ada")
  }

  static let scrollableForm = DocumentApp(
    module: "BackgroundTapForBlogScrolling",
    title: "BackgroundTapForBlog, last part: the text field comes out from behind the keypad",
    device: .iPhone4,
    system: "4.3"
  ) { walk in
    let user = walk.user
    let field = user.textFields["Username"]
    let scrollView = user.scrollViews.firstMatch
    let height = scrollView.frame.height
    try walk.step("Tap the text field, which is where the keypad will be.") { try field.tap() }
    walk.expect(walk.simulator.claimFocusVisible())
    walk.expect("the scroll view is 216 points lower", height - scrollView.frame.height == 216)
    walk.draw()
    try walk.step("Tap the background, which is an MIScrollView.") { try user.tap(CGPoint(x: 160, y: 60)) }
    walk.expect(walk.simulator.claimEditingEnded())
    walk.expect("the scroll view has its height again", scrollView.frame.height == height)
  }

  static let numberPad = DocumentApp(
    module: "NumberPadDone",
    title: "UIKeyboardTypeNumberPad and the missing \"return\" key: a DONE button on the number pad",
    device: .iPhone4,
    system: "4.3"
  ) { walk in
    let field = walk.user.textFields["Amount"]
    try walk.step("Tap the text field, which has a number pad.") { try field.tap() }
    try walk.step("Type \"42\".") { try walk.user.type("42") }
    walk.expect("the field has the text \"42\"", field.value == "42")
    walk.draw()
    try walk.step("Tap the lower left corner of the pad, where the button is.") {
      try walk.user.tap(CGPoint(x: 50, y: 455))
    }
    walk.expect(walk.simulator.claimEditingEnded())
    walk.expect("the keyboard is hidden", !walk.simulator.keyboard.isVisible)
  }

  static let passingData = DocumentApp(
    module: "PassingData",
    title: "Using Protocols and Delegates to pass data between views: a storyboard with two tables",
    device: .iPhone5s,
    system: "8.4"
  ) { walk in
    let user = walk.user
    walk.draw()
    try walk.step("Tap the row \"Color\", whose segue shows the options.") {
      try user.staticTexts["Color"].tap()
    }
    walk.expect("the option \"Green\" is on the screen", user.staticTexts["Green"].exists)
    walk.draw()
    try walk.step("Choose \"Green\".") { try user.staticTexts["Green"].tap() }
    walk.expect("the form is on the screen", user.navigationBars["Order"].exists)
    walk.expect("the form shows \"Green\"", user.staticTexts["Green"].exists)
    walk.draw()
  }

  static let sampleScrollView = DocumentApp(
    module: "sample_scrollview",
    title: "Adjust UITextField hidden behind Keyboard with UIScrollView: sample-scrollview",
    device: .iPhone4,
    system: "4.3"
  ) { walk in
    let user = walk.user
    let scrollView = user.scrollViews.firstMatch
    let frame = scrollView.frame
    for name in ["First", "Second"] {
      try walk.step("Tap the field \"\(name)\".") { try user.textFields[name].tap() }
      walk.expect(walk.simulator.claimFocusVisible())
      if name == "Second" { walk.draw() }
      try walk.step("Tap the return key.") { try user.type("\n") }
      walk.expect(walk.simulator.claimEditingEnded())
      walk.expect("the scroll view has its frame again", scrollView.frame == frame)
    }
  }

  static let insets = DocumentApp(
    module: "DontBlockTheBox",
    title: "Don't Block the Box: insets for the keyboard, in a storyboard with Auto Layout",
    device: .iPhone5s,
    system: "8.4"
  ) { walk in
    let user = walk.user
    let scrollView = user.scrollViews.firstMatch
    try walk.step("Tap the field \"Country\", which is where the keyboard will be.") {
      try user.textFields["Country"].tap()
    }
    walk.expect(walk.simulator.claimFocusVisible())
    walk.draw()
    try walk.step("Tap the return key.") { try user.type("\n") }
    walk.expect(walk.simulator.claimEditingEnded())
    walk.expect(
      "the content is back at the top",
      user.textFields["Name"].frame.minY == scrollView.frame.minY + 40
    )
  }

  static let keyboardAware = DocumentApp(
    module: "KeyboardAware",
    title: "KeyboardAwareViewController: the button below the fields stays visible",
    device: .iPhone4,
    system: "4.3"
  ) { walk in
    let user = walk.user
    try walk.step("Tap the field \"User\".") { try user.textFields["User"].tap() }
    walk.expect("the toolbar with \"Cancel\" is above the keyboard", user.buttons["Cancel"].isHittable)
    walk.expect("the button \"Login\" is visible", user.buttons["Login"].isHittable)
    walk.draw()
    try walk.step("Type \"ada\" and tap \"Cancel\".") {
      try user.type("ada")
      try user.buttons["Cancel"].tap()
    }
    walk.expect(walk.simulator.claimEditingEnded())
    try walk.step("Tap the field \"Password\", then \"Login\".") {
      try user.secureTextFields["Password"].tap()
      try user.buttons["Login"].tap()
    }
    walk.expect("the form greets its user", user.staticTexts["Welcome, ada!"].exists)
    walk.expect(walk.simulator.claimEditingEnded())
  }
}
