import SwiftUI

struct DraggableDemo: View {
  @State private var fruits: [String] = []
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 60) {
      Text("Apple")
        .padding()
        .background(.green.opacity(0.3), in: .capsule)
        .draggable("Apple")
      RoundedRectangle(cornerRadius: 20)
        .fill(isTargeted ? .blue.opacity(0.3) : .gray.opacity(0.2))
        .frame(width: 200, height: 200)
        .overlay { Text(fruits.joined(separator: ", ")) }
        .dropDestination(for: String.self) { items, _ in
          fruits += items
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
  }
}
