import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Host: ViewController, DocumentPickerDelegate, ImagePickerControllerDelegate,
  NavigationControllerDelegate, FontPickerViewControllerDelegate
{
  var notes: [String] = []
  var dismisses = true

  private func note(_ text: String) {
    notes.append("\(text)\(presentedViewController == nil ? "" : " while presented")")
  }

  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    note("files \(urls.map(\.lastPathComponent))")
  }
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController) { note("no file") }
  func imagePickerController(
    _ picker: ImagePickerController,
    didFinishPickingMediaWithInfo info: [ImagePickerController.InfoKey: Any]
  ) {
    let edited = (info[.editedImage] as? Image)?.size
    let size = (info[.originalImage] as? Image)?.size.width ?? 0
    note("image \(size) \(edited.map { "\($0.width)" } ?? "-") \(info[.mediaType] ?? "")")
    if dismisses { picker.dismiss(animated: true) }
  }
  func imagePickerControllerDidCancel(_ picker: ImagePickerController) {
    note("no image")
    picker.dismiss(animated: true)
  }
  func fontPickerViewControllerDidPickFont(_ viewController: FontPickerViewController) {
    note("font \(viewController.selectedFontDescriptor?.postscriptName ?? "none")")
  }
  func fontPickerViewControllerDidCancel(_ viewController: FontPickerViewController) { note("no font") }
}

@MainActor @Suite struct PickerTests {
  private let simulator = Simulator()
  private let host = Host()

  private func show(_ picker: ViewController) {
    simulator.launch(host)
    simulator.perform { host.present(picker, animated: true) }
    simulator.settle()
  }

  private static func file(_ name: String) -> URL { URL(fileURLWithPath: "/device/\(name)") }

  private static func image(_ size: CGFloat) -> Image {
    GraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
  }

  @Test func `a document picker lists the files of its types`() throws {
    simulator.files = ["a.json", "b.png", "c.JSON", "folder"].map(Self.file)
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.json])
    picker.delegate = host
    show(picker)
    let titles = picker.view.subviews.compactMap { ($0 as? Button)?.currentTitle }
    #expect(titles == ["Cancel", "a", "c"])
    try simulator.user.buttons["c"].tap()
    #expect(host.notes == ["files [\"c.JSON\"]"] && host.presentedViewController == nil)
  }

  @Test func `several files are opened together, with their extensions`() throws {
    simulator.files = ["a.json", "b.png", "c.txt"].map(Self.file)
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.text, .image], asCopy: true)
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    picker.delegate = host
    show(picker)
    for name in ["c.txt", "a.json", "b.png", "a.json", "Open"] { try simulator.user.buttons[name].tap() }
    #expect(host.notes == ["files [\"c.txt\", \"b.png\"]"] && picker.documentPickerMode == .import)
  }

  @Test func `the files of the given directory come first`() {
    simulator.files = ["a.json", "inner/b.json"].map(Self.file)
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.data])
    picker.directoryURL = Self.file("inner")
    show(picker)
    #expect(picker.view.subviews.compactMap { ($0 as? Button)?.currentTitle } == ["Cancel", "b", "a"])
  }

  @Test(arguments: [true, false]) func `a picker that is cancelled or pulled down calls its delegate once`(
    isPulled: Bool
  ) throws {
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.json])
    picker.delegate = host
    show(picker)
    if isPulled {
      simulator.perform { host.dismiss(animated: true) }
      simulator.settle()
    } else {
      try simulator.user.cancelPicker()
    }
    #expect(host.notes.map { $0.prefix(7) } == ["no file"] && host.presentedViewController == nil)
  }

  @Test func `a choice that the picker doesn't accept is refused`() throws {
    let picker = DocumentPickerViewController(forOpeningContentTypes: [.image])
    picker.delegate = host
    #expect(throws: InteractionError.self) { try simulator.user.cancelPicker() }
    show(picker)
    #expect(throws: InteractionError.self) { try simulator.user.chooseFiles([Self.file("a.json")]) }
    #expect(throws: InteractionError.self) {
      try simulator.user.chooseFiles([Self.file("a.png"), Self.file("b.png")])
    }
    #expect(throws: InteractionError.self) { try simulator.user.chooseImage(Self.image(1)) }
    #expect(host.notes.isEmpty)
    try simulator.user.chooseFiles([Self.file("a.png")])
    #expect(host.notes == ["files [\"a.png\"]"])
  }

  @Test(arguments: [true, false]) func `files of the app are written to the chosen folder`(isCopy: Bool)
    throws
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("HeadlessUIKit-\(isCopy)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("target")
    try? FileManager.default.removeItem(at: root)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = root.appendingPathComponent("a.txt")
    try Data("x".utf8).write(to: source)
    let picker = DocumentPickerViewController(forExporting: [source], asCopy: isCopy)
    picker.delegate = host
    show(picker)
    try simulator.user.chooseFiles([folder])
    let target = folder.appendingPathComponent("a.txt")
    #expect(FileManager.default.contents(atPath: target.path) == Data("x".utf8))
    #expect(FileManager.default.fileExists(atPath: source.path) == isCopy)
    #expect(host.notes == ["files [\"a.txt\"]"])
  }

  @Test func `a photo of the library is chosen, and the delegate dismisses the picker`() throws {
    simulator.photos = [Self.image(4), Self.image(8)]
    let picker = ImagePickerController()
    picker.delegate = host
    show(picker)
    try simulator.user.buttons["Photo 2"].tap()
    #expect(host.notes == ["image 8.0 - public.image while presented"])
    #expect(host.presentedViewController == nil)
  }

  @Test func `an edited image has the chosen part`() throws {
    let picker = ImagePickerController()
    picker.allowsEditing = true
    picker.sourceType = .camera
    picker.delegate = host
    show(picker)
    let crop = CGRect(x: 1, y: 1, width: 3, height: 3)
    try simulator.user.chooseImage(Self.image(8), crop: crop)
    #expect(host.notes == ["image 8.0 3.0 public.image while presented"])
  }

  @Test func `an image picker whose delegate has no methods dismisses itself`() throws {
    final class Silent: ImagePickerControllerDelegate, NavigationControllerDelegate {}
    let (picker, silent) = (ImagePickerController(), Silent())
    picker.delegate = silent
    show(picker)
    try simulator.user.cancelPicker()
    #expect(host.presentedViewController == nil && picker.delegate === silent)
    host.dismisses = false
    let other = ImagePickerController()
    other.delegate = host
    show(other)
    try simulator.user.chooseImage(Self.image(2))
    #expect(host.presentedViewController === other)
  }

  @Test func `a device without a camera has no such source`() {
    simulator.photoSources = [.photoLibrary]
    simulator.perform {
      #expect(!ImagePickerController.isSourceTypeAvailable(.camera))
      #expect(ImagePickerController.availableMediaTypes(for: .camera) == nil)
      #expect(ImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    }
  }

  @Test func `a font picker lists families, or the faces with some traits`() throws {
    let picker = simulator.perform { FontPickerViewController() }
    picker.delegate = host
    show(picker)
    #expect(picker.view.subviews.count > 2)
    try simulator.user.buttons["Courier"].tap()
    #expect(host.notes == ["font Courier"] && host.presentedViewController == nil)
    let configuration = FontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    let bold = simulator.perform { FontPickerViewController(configuration: configuration) }
    simulator.perform { host.present(bold, animated: false) }
    simulator.settle()
    let titles = bold.view.subviews.dropFirst().compactMap { ($0 as? Button)?.currentTitle }
    #expect(!titles.isEmpty && titles.allSatisfy { $0.contains("Bold") })
  }

  @Test func `types of content conform to more general ones`() {
    #expect(ContentType(filenameExtension: "JPG") == .jpeg && ContentType.jpeg.conforms(to: .image))
    #expect(ContentType.png.isSubtype(of: .data) && !ContentType.png.conforms(to: .text))
    #expect(ContentType("public.json")?.preferredMIMEType == "application/json")
    #expect(ContentType("org.example.own") == nil && ContentType(filenameExtension: "xyz") == nil)
    #expect(ContentType(filenameExtension: "mov", conformingTo: .image) == nil)
    #expect(ContentType.quickTimeMovie.preferredFilenameExtension == "mov")
  }
}
