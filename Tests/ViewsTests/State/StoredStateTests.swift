import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("AppStorage, FocusState, ScaledMetric")
struct StoredStateTests {
  private struct Counter: View {
    @AppStorage("count") private var count = 1
    let color: Color

    var body: some View {
      Square(color: color).offset(x: CGFloat(count)).onTapGesture { count += 9 }
    }
  }

  @Test("Views share what is stored by one name, with the change's animation") func appStorage() {
    let played = PlayedView {
      VStack {
        Counter(color: .red)
        Counter(color: .blue)
      }
    }
    #expect(played.frame(of: .blue)?.minX == 41)
    played.tap(at: CGPoint(x: 50, y: 30))
    #expect(played.frame(of: .red)?.minX == 50)
    #expect(played.frame(of: .blue)?.minX == 50)
    // Another clip starts over.
    #expect(PlayedView { Counter(color: .red) }.frame(of: .red)?.minX == 41)
  }

  @Test("A tapped field gets the focus, and the view can take it away") func focus() {
    struct Field: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isFocused)
          Square(color: isFocused ? .blue : .red).onTapGesture { isFocused = false }
        }
      }
    }
    let played = PlayedView { Field() }
    #expect(played.frame(of: .blue) == nil)
    played.tap("Name")
    #expect(played.frame(of: .blue) != nil)
    played.tap(at: CGPoint(x: 50, y: 66))
    #expect(played.frame(of: .blue) == nil)
  }

  @Test("Metrics are as written at the default text size") func scaledMetric() {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .title) private var size = 30.0
      var body: some View { Color.red.frame(width: size, height: size) }
    }
    #expect(PlayedView { Scaled() }.frame(of: .red)?.width == 30)
  }
}
