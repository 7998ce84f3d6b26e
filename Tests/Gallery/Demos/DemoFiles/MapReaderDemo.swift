import SwiftUI

/// A finger puts a marker where it taps.
struct MapReaderDemo: View {
  @State private var place: CLLocationCoordinate2D?

  var body: some View {
    MapReader { proxy in
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 53.556, longitude: 9.99),
            span: MKCoordinateSpan(latitudeDelta: 0.06, longitudeDelta: 0.06)))
      ) {
        if let place { Marker("Here", systemImage: "flag.fill", coordinate: place) }
      }
      .onTapGesture { place = proxy.convert($0, from: .local) }
    }
  }
}
