import SwiftUI

struct GroupBoxDemo: View {
  @State private var isRaining = true

  var body: some View {
    VStack(spacing: 20) {
      GroupBox("Weather") {
        Toggle("Rain", isOn: $isRaining)
        LabeledContent("Wind", value: "12 km/h")
      }
      GroupBox {
        advice.frame(maxWidth: .infinity, alignment: .leading)
        GroupBox { Text("A box in a box is told apart.").font(.footnote) }
      } label: {
        Label("Advice", systemImage: isRaining ? "umbrella.fill" : "sun.max.fill")
      }
    }
    .padding()
  }

  private var advice: AnyView {
    isRaining
      ? AnyView(Text("Take an umbrella."))
      : AnyView(Label("Take a hat.", systemImage: "sun.max"))
  }
}
