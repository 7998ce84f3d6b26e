import SwiftUI

struct WatchButtonsDemo: View {
  var body: some View {
    VStack {
      Text("Run").font(.title3)
      Button("Start") {}.buttonStyle(.borderedProminent).tint(.green)
      Button("Stop") {}
    }
  }
}
