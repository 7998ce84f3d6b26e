import SwiftUI

struct TelevisionButtonsDemo: View {
  var body: some View {
    VStack(spacing: 60) {
      Text("Movies").font(.title)
      HStack(spacing: 40) {
        Button("Play") {}
        Button("Trailer") {}
        Button {
        } label: {
          Color.orange.frame(width: 320, height: 180)
        }
        .buttonStyle(.card)
      }
    }
  }
}
