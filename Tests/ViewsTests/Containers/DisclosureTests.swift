import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("DisclosureGroup and GroupBox")
struct DisclosureTests {
  @Test("A tap on the label opens the group below it, and another closes it") func opening() {
    let isOpen = Handle(false)
    let played = PlayedView {
      isOpen.shows { _ in
        DisclosureGroup("More", isExpanded: isOpen.bound) {
          Color.red.frame(width: 30, height: 10)
        }
      }
    }
    #expect(played.frame(of: .red) == nil)
    played.tap("More")
    #expect(isOpen.value)
    played.advance(to: 0.1)
    #expect(played.text.contains("opacity"))
    played.advance(to: 2)
    // 20 for the label, 8 between and 10 for the content, centred.
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 59, width: 30, height: 10))
    #expect(played.text.contains("text \"More\" 17/400 #007AFFFF 40x20 at 0,31"))
    played.tap("More")
    played.advance(to: 4)
    #expect(played.frame(of: .red) == nil)
  }

  @Test("A group keeps by itself whether it is open, and in a list opens to rows") func rows() {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) {
      List {
        DisclosureGroup("More") { Color.red.frame(width: 30, height: 20) }
        Color.green.frame(width: 30, height: 20)
      }
      .listStyle(.plain)
    }
    #expect(played.frame(of: .green)?.minY == 56)
    played.tap("More")
    played.advance(to: 2)
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 56, width: 30, height: 20))
    #expect(played.frame(of: .green)?.minY == 100)
    #expect(played.text.contains("text \"More\" 17/400 #000000FF"))
  }

  @Test("A box has its title above its content on a field") func box() {
    let played = PlayedView {
      GroupBox("Box") { Color.red.frame(width: 40, height: 10) }
    }
    // 16 on each side of a title of 20, a gap of 8 and a content of 10.
    let field = Color(.secondarySystemBackground)
    #expect(played.frame(of: field) == CGRect(x: 14, y: 15, width: 72, height: 70))
    #expect(played.frame(of: .red) == CGRect(x: 30, y: 59, width: 40, height: 10))
    #expect(played.text.contains("text \"Box\" 17/600 #000000FF 30x20 at 30,31"))
  }

  @Test("A style makes boxes look otherwise") func style() {
    struct Bare: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.content
          configuration.label
        }
      }
    }
    let played = PlayedView {
      GroupBox("Box") { Color.red.frame(width: 40, height: 10) }.groupBoxStyle(Bare())
    }
    #expect(played.frame(of: .red) == CGRect(x: 15, y: 45, width: 40, height: 10))
  }
}
