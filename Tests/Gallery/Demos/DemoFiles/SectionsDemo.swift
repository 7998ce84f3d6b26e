import SwiftUI

/// A container of one's own, which shows each section of what it is given as a card.
struct SectionsDemo: View {
  var body: some View {
    SectionCards {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
      Section("Vegetables") {
        Text("Carrot")
        Text("Leek")
        Text("Spinach")
      }
    }
    .padding()
  }
}

private struct SectionCards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      ForEach(sections: content) { card(of: $0) }
    }
  }

  private func card(of section: SectionConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        section.header.font(.headline)
        Spacer()
        Text("\(section.content.count)").foregroundStyle(.secondary)
      }
      ForEach(section.content) { row in
        row.padding(.leading, 12)
      }
    }
    .padding()
    .background(.green.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}
