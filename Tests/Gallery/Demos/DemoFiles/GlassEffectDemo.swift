import SwiftUI

struct GlassEffectDemo: View {
  @Namespace private var namespace
  @State private var isExpanded = false

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .pink, .indigo], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
      VStack(spacing: 32) {
        Text("Regular").padding(.horizontal, 24).padding(.vertical, 12).glassEffect()
        Text("Clear").padding().glassEffect(.clear, in: .rect(cornerRadius: 16))
        Text("Tinted").padding().glassEffect(.regular.tint(.blue).interactive())
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 20) {
            Button {
              withAnimation { isExpanded.toggle() }
            } label: {
              Image(systemName: "plus").frame(width: 56, height: 56)
            }
            .accessibilityLabel("Expand")
            .glassEffect(in: .circle)
            .glassEffectID("plus", in: namespace)
            if isExpanded {
              Image(systemName: "heart.fill")
                .frame(width: 56, height: 56)
                .glassEffect(in: .circle)
                .glassEffectID("heart", in: namespace)
            }
          }
        }
      }
      .font(.title3.weight(.semibold))
    }
  }
}
