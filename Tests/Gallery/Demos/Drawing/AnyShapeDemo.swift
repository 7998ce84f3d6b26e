import SwiftUI

/// Shapes of several types in one list, and the shape of a container that has none of its own, which is a rectangle.
struct AnyShapeDemo: View {
  private let shapes = [
    AnyShape(.circle), AnyShape(.capsule), AnyShape(.rect(cornerRadius: 16)),
    AnyShape(UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40)),
  ]

  var body: some View {
    VStack(spacing: 36) {
      ForEach(shapes.indices, id: \.self) { index in
        shapes[index].fill(.teal.opacity(0.3 + Double(index) * 0.2))
          .frame(width: 200, height: 84)
      }
      Text("Container")
        .padding(24)
        .background(.orange.opacity(0.4), in: ContainerRelativeShape())
    }
  }
}
