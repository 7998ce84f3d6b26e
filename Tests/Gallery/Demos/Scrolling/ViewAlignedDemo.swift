import SwiftUI

struct ViewAlignedDemo: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<10) { index in
          RoundedRectangle(cornerRadius: 24)
            .fill(Color(hue: Double(index) / 10, saturation: 0.7, brightness: 0.9))
            .overlay { Text("\(index)").font(.largeTitle).foregroundStyle(.white) }
            .containerRelativeFrame(.horizontal)
            .frame(height: 300)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .safeAreaPadding(.horizontal, 40)
    .scrollIndicators(.hidden)
  }
}
