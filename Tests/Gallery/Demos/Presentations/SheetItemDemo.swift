import SwiftUI

struct SheetItemDemo: View {
  @State private var city: City?

  var body: some View {
    List(["Rome", "Oslo", "Lima"], id: \.self) { name in
      Button(name) { city = City(id: name) }
    }
    .sheet(item: $city) { city in
      Text(city.id).font(.largeTitle).presentationDetents([.medium])
    }
  }
}

private struct City: Identifiable {
  let id: String
}
