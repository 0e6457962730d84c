import Foundation

/// The app's view of a framework that tests have no need of: directions to a landmark, by another app.
protocol Directions: AnyObject {
  func open(_ landmark: Landmark)
}

#if canImport(MapKit)
  import MapKit

  /// Directions by Maps.
  final class MapDirections: Directions {
    func open(_ landmark: Landmark) {
      let item = MKMapItem.forCurrentLocation()
      item.name = landmark.name
      item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    }
  }
#endif
