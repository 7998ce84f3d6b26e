import SwiftUI

/// Controls in one field, a link and a share link.
struct ControlGroupDemo: View {
  @State private var count = 1

  var body: some View {
    VStack(spacing: 24) {
      Text("\(count)").font(.largeTitle)
      ControlGroup {
        Button("Less", systemImage: "minus") { count -= 1 }
        Button("More", systemImage: "plus") { count += 1 }
      }
      if let address = URL(string: "https://example.org") {
        Link("Website", destination: address)
        ShareLink(item: address)
      }
    }
  }
}
