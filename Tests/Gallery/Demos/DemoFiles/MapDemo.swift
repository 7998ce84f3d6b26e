import SwiftUI

/// Places on a map, its scale, and its controls.
struct MapDemo: View {
  private let harbor = CLLocationCoordinate2D(latitude: 53.545, longitude: 9.97)
  private let lake = CLLocationCoordinate2D(latitude: 53.568, longitude: 10.005)

  var body: some View {
    Map(
      initialPosition: .region(
        MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 53.556, longitude: 9.99),
          span: MKCoordinateSpan(latitudeDelta: 0.06, longitudeDelta: 0.06)))
    ) {
      MapCircle(center: lake, radius: 900).foregroundStyle(.blue.opacity(0.25))
      Marker("Harbor", systemImage: "ferry.fill", coordinate: harbor).tint(.indigo)
      Marker("Lake", systemImage: "sailboat.fill", coordinate: lake)
    }
    .mapControls {
      MapUserLocationButton()
      MapPitchToggle()
      MapCompass()
      MapScaleView()
    }
  }
}
