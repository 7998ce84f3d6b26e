import Motion
import Testing

@testable import ViewEngine
@testable import Views

@MainActor
@Suite("The first of several previews")
struct FirstPreviewTests {
  private func text<V: View>(@ViewBuilder _ previews: () -> V) -> String {
    let preview = _firstPreview(of: previews())
    return PlayedView { preview }.text
  }

  @Test("It is the first view of a row or a group, with what is said of all") func first() {
    let texts = [
      text {
        Text("a")
        Text("b")
      },
      text {
        Group {
          Text("a").previewDevice("iPhone SE")
          Text("b")
        }
        .previewLayout(.sizeThatFits)
      },
      text { ForEach(["a", "b"], id: \.self) { Text($0) } },
    ]
    for text in texts { #expect(text.contains("\"a\"") && !text.contains("\"b\"")) }
    let colored = text {
      Group {
        Text("a")
        Text("b")
      }
      .foregroundColor(.red)
    }
    #expect(
      colored.contains("\"a\"") && !colored.contains("\"b\"") && colored.contains("#FF3B30FF"))
  }

  @Test("One view is left as it is") func alone() {
    #expect(
      text {
        VStack {
          Text("a")
          Text("b")
        }
        .padding()
      }.contains("\"b\""))
  }
}
