import SwiftUI

struct NavigationDestinationItemDemo: View {
  @State private var fruit: String?

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Button("Apple") { fruit = "Apple" }
        Button("Pear") { fruit = "Pear" }
      }
      .buttonStyle(.bordered)
      .navigationTitle("Fruit")
      .navigationDestination(item: $fruit) { Text($0).font(.largeTitle).navigationTitle($0) }
    }
  }
}
