import SwiftUI

struct DisclosureGroupStyleDemo: View {
  private struct PlusMinus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button {
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          HStack {
            Image(systemName: configuration.isExpanded ? "minus.circle" : "plus.circle")
            configuration.label
          }
        }
        if configuration.isExpanded { configuration.content.padding(.leading, 28) }
      }
    }
  }

  var body: some View {
    DisclosureGroup("Details") {
      Text("More about it")
    }
    .disclosureGroupStyle(PlusMinus())
    .padding()
  }
}
