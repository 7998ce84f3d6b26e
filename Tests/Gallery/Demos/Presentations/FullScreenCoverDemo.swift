import SwiftUI

struct FullScreenCoverDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Present") { isShown = true }
      .fullScreenCover(isPresented: $isShown) {
        VStack {
          Text("A full-screen modal view.").font(.title)
          Text("Tap to Dismiss")
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.blue)
        .ignoresSafeArea()
        .onTapGesture { isShown = false }
      }
  }
}
