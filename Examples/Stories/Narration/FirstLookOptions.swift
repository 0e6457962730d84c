import HeadlessUIKit

/// The options of the program `FirstLook`, which is the program in the gallery.
public enum FirstLookOptions {
  static let help = """
    FirstLook - a field behind the keyboard, and the screen as text: the program in the gallery

    --svg FOLDER   also write the picture as an SVG file
    --help         show this help
    """

  /// Parses the command-line arguments and returns the file for the picture, or `nil` if none is requested.
  /// After printing the help, or an error on standard error, it ends the process with status 0 or 2.
  public static func pictureFile(_ arguments: some Sequence<String>) -> URL? {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print(help)
        exit(0)
      }
      var others = options
      others.folder = nil
      guard others == StoryOptions() else { throw OptionError("the only options are --svg and --help") }
      return options.folder?.appending(path: "FirstLook.svg")
    } catch {
      FileHandle.standardError.write(Data("FirstLook: \(error); --help lists the options\n".utf8))
      exit(2)
    }
  }
}
