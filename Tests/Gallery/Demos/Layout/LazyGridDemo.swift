import SwiftUI

struct LazyGridDemo: View {
  @State private var count = 8

  var body: some View {
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 12)], spacing: 12) {
        ForEach(0..<count, id: \.self) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.95))
            .frame(height: 80)
            .overlay { Text("\(index)").font(.title2).foregroundStyle(.white) }
            .transition(.scale)
        }
      }
      Button("Add") { withAnimation(.snappy) { count += 2 } }
    }
    .padding()
  }
}
