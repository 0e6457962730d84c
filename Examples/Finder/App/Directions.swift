import Foundation

/// The app's view of a framework that tests have no need of: directions to a place, by another app.
protocol Directions: AnyObject {
  func open(_ place: Place)
}

#if canImport(MapKit)
  import MapKit

  /// Directions by Maps.
  final class MapDirections: Directions {
    func open(_ place: Place) {
      let item = MKMapItem.forCurrentLocation()
      item.name = place.name
      item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
    }
  }
#endif
