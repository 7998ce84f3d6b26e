import SwiftUI

struct SubviewsDemo: View {
  @State private var isLong = false

  var body: some View {
    VStack(spacing: 32) {
      Cards {
        Text("One")
        Text("Two").cardIsHighlighted()
        if isLong { Text("Three") }
      }
      Button("More") { withAnimation { isLong.toggle() } }
    }
  }
}

private struct HighlightKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  fileprivate var isHighlighted: Bool {
    get { self[HighlightKey.self] }
    set { self[HighlightKey.self] = newValue }
  }
}

extension View {
  fileprivate func cardIsHighlighted() -> some View { containerValue(\.isHighlighted, true) }
}

private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { card in
        card
          .frame(width: 240, height: 64)
          .background(
            card.containerValues.isHighlighted ? Color.yellow : Color.blue.opacity(0.2),
            in: .rect(cornerRadius: 12))
      }
      Group(subviews: content) { cards in
        Text("\(cards.count) cards").foregroundStyle(.secondary)
      }
    }
  }
}
