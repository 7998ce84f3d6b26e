import SwiftUI

// showreel: size 340x420; tap "Clothes" at 0.3; tap "Pack" at 1.2, 1.8; tap "Clothes" at 2.6; wait until settled; wait 0.3
struct Luggage: View {
  @State private var isOpen = false
  @State private var packed: [String] = []

  private let clothes = ["Coat", "Hat", "Boots"]

  var body: some View {
    VStack(spacing: 20) {
      GroupBox("Luggage") {
        DisclosureGroup("Clothes", isExpanded: $isOpen) {
          ForEach(packed, id: \.self) { Label($0, systemImage: "checkmark") }
        }
      }
      Button("Pack") {
        withAnimation(.snappy) { packed.append(clothes[packed.count]) }
      }
      .buttonStyle(.bordered)
      .disabled(packed.count == clothes.count)
      Spacer()
    }
    .padding(20)
  }
}
