import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What menus and choices look like on a television.
@MainActor
@Suite("A television's menus")
struct TelevisionMenuTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    let played = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), view()))
    played.advance(to: 0.1)
    return played
  }

  private func press(_ key: KeyEquivalent, in played: PlayedView) {
    played.graph.press(key, with: [])
    played.advance(to: played.graph.time + 1)
  }

  /// Whether a text stands on white.
  private func isLit(_ name: String, in played: PlayedView) throws -> Bool {
    let text = try #require(played.frame(ofText: name))
    return played.frames(of: .white).contains { $0.contains(text) }
  }

  @Test("The first row has the focus, arrows lead on, and a choice gives it back") func rows()
    throws
  {
    let log = Log()
    let played = played {
      VStack(spacing: 40) {
        Menu("Options") {
          Button("Play") { log.add("play") }
          Button("Later") { log.add("later") }
        }
        Button("Other") { log.add("other") }
      }
    }
    press(.return, in: played)
    #expect(try isLit("Play", in: played) && !isLit("Later", in: played))
    press(.downArrow, in: played)
    #expect(try !isLit("Play", in: played) && isLit("Later", in: played))
    press(.return, in: played)
    #expect(log.text == "later" && played.frame(ofText: "Play") == nil)
    press(.return, in: played)
    #expect(played.frame(ofText: "Play") != nil && log.text == "later")
  }

  @Test("Choices side by side are as high as buttons") func segments() {
    let played = played {
      Picker("Size", selection: .constant(0)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
    }
    // The thumb, within the ground of 66.
    #expect(played.frames(of: .white).map(\.height) == [58], "\(played.text)")
    #expect(played.text.contains("\"Large\" 29/"), "\(played.text)")
  }
}
