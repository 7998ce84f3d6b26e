import SwiftUI

struct PresentationBackgroundDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("On colours").font(.title).foregroundStyle(.white)
          .presentationDetents([.medium])
          .presentationBackground(
            .linearGradient(
              colors: [.purple, .orange], startPoint: .top, endPoint: .bottom))
      }
  }
}
