import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

extension ContainerValues {
  fileprivate var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

@MainActor
@Suite("The sections of a container")
struct SectionCollectionTests {
  private struct Summary<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { summary(of: $0) }
    }

    private func summary(of section: SectionConfiguration) -> Text {
      Text(
        verbatim: "<\(section.header.count) \(section.content.count) \(section.footer.count) "
          + "\(section.containerValues.mark)>")
    }
  }

  @Test("Each has its header, its content and its footer, and values of its own") func parts() {
    let played = PlayedView {
      Summary {
        Section("one") {
          Text("a")
          Text("b")
        }
        .containerValue(\.mark, 7)
        Section {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        } footer: {
          Text("foot")
        }
        Text("outside")
      }
    }
    #expect(played.text.contains("<1 2 0 7>"))
    #expect(played.text.contains("<0 3 1 0>"))
    #expect(played.text.contains("<0 1 0 0>"))
  }

  private func sections(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in Section("head \(index)") { Text("row \(index)") } }
  }

  @Test("All of them are shown where they are a view, and known as they change") func shown() {
    let count = Handle(1)
    let played = PlayedView {
      count.shows { count in
        VStack {
          Group(sections: sections(count)) { sections in
            Text(verbatim: "<\(sections.count)>")
            sections
          }
        }
      }
    }
    #expect(played.text.contains("<1>") && played.text.contains("head 0"))
    played.change { count.value = 2 }
    #expect(played.text.contains("<2>") && played.text.contains("row 1"))
  }
}
