import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum NoteNameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var noteName: String? {
    get { self[NoteNameKey.self] }
    set { self[NoteNameKey.self] = newValue }
  }
}

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

  @Test(
    "Data that are a modifier's own state are animated where they are used, and keep what was set")
  func animatableState() {
    struct Sliding: ViewModifier, @preconcurrency Animatable {
      @State private var place: CGFloat = 0
      var animatableData: CGFloat {
        get { place }
        set { place = newValue }
      }
      func body(content: Content) -> some View {
        content.offset(x: place)
          .onTapGesture { withAnimation(.linear(duration: 1)) { place += 40 } }
      }
    }
    let played = PlayedView { Square().modifier(Sliding()) }
    let start = played.frame(of: .red)?.minX ?? 0
    played.tap(at: middle)
    played.advance(to: 0.5)
    let half = played.frame(of: .red)?.minX ?? 0
    #expect(abs(half - start - 20) < 2)
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == start + 40)
  }

  @Test("What a window stores is apart from what the app stores") func sceneStorage() {
    enum Side: String { case left, right }
    struct Stored: View {
      @SceneStorage("side") private var side = Side.left
      @SceneStorage("count") private var count: Int?
      @AppStorage("side") private var other: Side?

      var body: some View {
        Square(color: side == .left ? .red : .blue).opacity(other == nil ? 1 : 0)
          .onTapGesture {
            side = .right
            count = (count ?? 0) + 1
          }
      }
    }
    let played = PlayedView { Stored() }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(played.frame(of: .blue) != nil)
    #expect(!played.text.contains("opacity"))
  }

  @Test("Focused values come from the views around") func focusedValues() {
    struct Named: View {
      @FocusedValue(\.noteName) private var name
      var body: some View { Text(name ?? "none") }
    }
    let played = PlayedView {
      Named().focusedValue(\.noteName, "Here")
      Named().focusedSceneValue(\.noteName, "There")
      Named()
    }
    #expect(["Here", "There", "none"].allSatisfy { played.text.contains($0) })
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
