import SwiftUI

/// Buttons that scroll a list to its ends.
struct ScrollViewReaderDemo: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 12) {
          ForEach(1..<41) { number in
            Text("Row \(number)")
              .frame(maxWidth: .infinity)
              .padding(.vertical, 14)
              .background(
                Color(hue: Double(number) / 40, saturation: 0.35, brightness: 1),
                in: .rect(cornerRadius: 10))
          }
        }
        .padding()
      }
      .safeAreaInset(edge: .bottom) {
        HStack(spacing: 32) {
          Button("First") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
          Button("Row 25") { withAnimation { proxy.scrollTo(25, anchor: .center) } }
        }
        .buttonStyle(.borderedProminent)
        .padding()
        .frame(maxWidth: .infinity)
        .background(.bar)
      }
    }
  }
}
