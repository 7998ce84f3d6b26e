import SwiftUI

struct MatchedGeometryDemo: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    VStack {
      if isLarge {
        RoundedRectangle(cornerRadius: 40).fill(.orange)
          .matchedGeometryEffect(id: "card", in: space)
          .frame(width: 280, height: 360)
        Spacer()
      } else {
        Spacer()
        RoundedRectangle(cornerRadius: 12).fill(.orange)
          .matchedGeometryEffect(id: "card", in: space)
          .frame(width: 80, height: 80)
      }
      Button("Switch") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
    }
    .padding()
  }
}
