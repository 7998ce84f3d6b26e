import SwiftUI

struct RefreshableDemo: View {
  @State private var items = ["Apple", "Pear"]

  var body: some View {
    List(items, id: \.self) { Text($0) }
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
        withAnimation { items.insert("Banana", at: 0) }
      }
  }
}
