import HeadlessUIKit

/// The options of the program `FirstLook`, which is the one in the README.
public enum FirstLookOptions {
  static let help = """
    FirstLook - a field behind the keyboard, and the screen as text: the program in the README

    --svg FOLDER   write the picture as an SVG file, too
    --help         this text
    """

  /// Reads the words after the program's name and returns the file for the picture, if one is asked for. Prints the help, or an
  /// error on standard error, and ends the process with status 0 or 2 where nothing else is to be done.
  public static func pictureFile(_ arguments: some Sequence<String>) -> URL? {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print(help)
        exit(0)
      }
      var others = options
      others.folder = nil
      guard others == StoryOptions() else { throw OptionError("there are no options but --svg and --help") }
      return options.folder?.appending(path: "FirstLook.svg")
    } catch {
      FileHandle.standardError.write(Data("FirstLook: \(error); --help lists the options\n".utf8))
      exit(2)
    }
  }
}
