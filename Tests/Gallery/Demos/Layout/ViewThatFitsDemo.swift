import SwiftUI

struct ViewThatFitsDemo: View {
  @State private var isWide = true

  var body: some View {
    VStack(spacing: 24) {
      ViewThatFits {
        HStack {
          Image(systemName: "figure.walk")
          Text("Walked for thirty minutes")
        }
        Text("Walked")
        Image(systemName: "figure.walk")
      }
      .padding()
      .frame(width: isWide ? 300 : 110)
      .background(.yellow.opacity(0.4), in: .rect(cornerRadius: 12))
      Button("Resize") { withAnimation { isWide.toggle() } }
    }
  }
}
