import Foundation
import ViewTree

/// The app's resources in its main bundle.
///
/// In a file that imports UIKit, these methods take precedence over Foundation's for names that aren't
/// optional. Foundation's main bundle, the folder of the program, comes first; then the resources of the
/// app's packages are searched, those of the module of the application's delegate first. Another bundle finds
/// Foundation's files only. A file that imports only Foundation has Foundation's methods, which don't know
/// the packages' resources: `import UIKit` there, too, or use `Bundle.module`.
extension Bundle {
  /// Returns the path of a resource; nil if there is none.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    url(forResource: name, withExtension: ext)?.path
  }

  /// Returns the path of a resource in a folder; nil if there is none.
  public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String?) -> String? {
    url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  /// Returns the URL of a resource; nil if there is none.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    url(forResource: .some(name), withExtension: ext)
      ?? (AppResources.isMain(self) ? AppResources.url(name, ext) : nil)
  }

  /// Returns the URL of a resource in a folder; nil if there is none.
  public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  {
    url(forResource: .some(name), withExtension: ext, subdirectory: subpath)
      ?? (AppResources.isMain(self) ? AppResources.url(name, ext, in: subpath) : nil)
  }
}

/// Returns the text of a key in the simulated user's language, in the place of Foundation's function.
///
/// The main bundle and the bundle of a class have the tables of the app's packages.
/// Without a text, the value is returned, or the key if that is empty.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the file `Table.strings`; nil for `Localizable`.
///   - bundle: The bundle.
///   - value: The text if there is none.
///   - comment: The comment for translators.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = .main,
  value: String = "",
  comment: String
) -> String {
  if let text = AppResources.text(key, table: tableName, in: bundle) { return text }
  return bundle.localizedString(forKey: key, value: value, table: tableName)
}
