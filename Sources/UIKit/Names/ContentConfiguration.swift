// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIContentConfiguration = ViewTree.ContentConfiguration
public typealias UIContentView = ViewTree.ContentView
public typealias UIConfigurationState = ViewTree.ConfigurationState
public typealias UIConfigurationStateCustomKey = ViewTree.ConfigurationStateCustomKey
