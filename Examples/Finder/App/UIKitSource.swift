// This file belongs to the package, not to the app. Its next line makes the plugin rewrite the folder.
// uikit-source: .
