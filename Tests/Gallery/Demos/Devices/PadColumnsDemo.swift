import SwiftUI

struct PadColumnsDemo: View {
  @State private var region: String? = "Europe"
  @State private var city: String?

  var body: some View {
    NavigationSplitView {
      List(["Europe", "Asia"], id: \.self, selection: $region) { Label($0, systemImage: "globe") }
        .navigationTitle("Regions")
    } content: {
      List(["Berlin", "Paris"], id: \.self, selection: $city) { NavigationLink($0, value: $0) }
        .navigationTitle("Cities")
    } detail: {
      Text(city ?? "No city").font(.largeTitle)
    }
  }
}
