// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIApplication = ViewTree.Application
public typealias UIApplicationDelegate = ViewTree.ApplicationDelegate
public typealias UIScreen = ViewTree.Screen
public typealias UIDevice = ViewTree.CurrentDevice
public typealias UIWindowScene = ViewTree.WindowScene
public typealias UIInterfaceOrientation = ViewTree.InterfaceOrientation
public typealias UIInterfaceOrientationMask = ViewTree.InterfaceOrientationMask
public typealias UIDeviceOrientation = ViewTree.DeviceOrientation
public typealias UIScene = ViewTree.Scene
public typealias UISceneSession = ViewTree.SceneSession
public typealias UISceneDelegate = ViewTree.SceneDelegate
public typealias UIWindowSceneDelegate = ViewTree.WindowSceneDelegate
public typealias UISceneSessionActivationRequest = ViewTree.SceneSessionActivationRequest
public typealias UISceneDestructionRequestOptions = ViewTree.SceneDestructionRequestOptions
public typealias UIWindowSceneDestructionRequestOptions = ViewTree.WindowSceneDestructionRequestOptions
public typealias UISceneSizeRestrictions = ViewTree.SceneSizeRestrictions
public typealias UISceneError = ViewTree.SceneError
public typealias UIViewControllerRestoration = ViewTree.ViewControllerRestoration
