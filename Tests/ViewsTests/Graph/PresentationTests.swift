import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is shown over everything else; the screen is 100 points square.
@MainActor
@Suite("Presentations")
struct PresentationTests {
  private let log = Log()

  private struct Presenting: View {
    @State private var isShown = false
    let log: Log
    var detent = PresentationDetent.height(40)

    var body: some View {
      Button("Show") { isShown = true }
        .foregroundStyle(.green)
        .sheet(isPresented: $isShown, onDismiss: { log.add("gone") }) {
          Inside().presentationDetents([detent])
        }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 20)
        Button("Close \(isPresented) \(count)") { dismiss() }
        Color.red.frame(width: 10, height: 2).onTapGesture { count += 1 }
          .accessibilityIdentifier("count")
      }
    }
  }

  /// Rule: `sheet-slides-from-below`.
  @Test("A sheet slides in from below, darkens what is behind, and goes the same way")
  func sheet() {
    let played = PlayedView { Presenting(log: log) }
    #expect(played.frame(of: .blue) == nil)
    played.tap("Show")
    #expect((played.frame(of: .blue)?.minY ?? 0) >= 89)
    played.advance(to: 0.2)
    let middle = played.frame(of: .blue)?.minY ?? 0
    played.advance(to: 2)
    let top = played.frame(of: .blue)?.minY ?? 0
    #expect(top > 40 && top < 70)
    // The way is the sheet's own height.
    let left = (1 + 18.3 * 0.2) * exp(-18.3 * 0.2)
    #expect(abs(middle - (top + 40 * left)) < 0.5)
    // What is behind ends it, as its button does.
    #expect(played.graph.tapTargets.map(\.label) == ["", "Close true 0", ""])
    played.tap("Close true 0")
    #expect(log.text == "")
    played.advance(to: 4)
    #expect(played.frame(of: .blue) == nil)
    #expect(played.graph.tapTargets.map(\.label) == ["Show"])
    #expect(log.text == "gone")
  }

  /// Rule: `presentation-state-lives-with-it`.
  @Test("State in a sheet lives as long as the sheet") func state() {
    let played = PlayedView { Presenting(log: log) }
    played.tap("Show")
    played.advance(to: 2)
    played.tap("count")
    #expect(played.graph.tapTargets.contains { $0.label == "Close true 1" })
    played.tap("Close true 1")
    played.advance(to: 4)
    played.tap("Show")
    #expect(played.graph.tapTargets.contains { $0.label == "Close true 0" })
  }

  @Test("A cover hides everything, and an item chooses what is presented") func cover() {
    struct Item: Identifiable { let id: Int }
    let item = Handle<Item?>(nil)
    let played = PlayedView {
      item.shows { value in
        Color.green.fullScreenCover(item: .constant(value)) { item in
          Color.red.overlay { Text("item \(item.id)") }
        }
      }
    }
    played.change { item.value = Item(id: 7) }
    played.advance(to: 2)
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(played.text.contains("item"))
    played.change { item.value = nil }
    played.advance(to: 4)
    #expect(played.frame(of: .red) == nil)
  }

  @Test("A button of an alert ends it and does what it does") func alert() {
    let isShown = Handle(false)
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      isShown.shows { _ in
        Color.green.alert(
          "Delete it?",
          isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })
        ) {
          Button("Delete", role: .destructive) { log.add("deleted") }
          Button("Cancel", role: .cancel) { log.add("cancelled") }
        } message: {
          Text("It is gone then.")
        }
      }
    }
    played.change { isShown.value = true }
    played.advance(to: 1)
    #expect(played.text.contains("Delete it?"))
    #expect(played.text.contains("It is gone then."))
    #expect(played.graph.tapTargets.map(\.label) == ["Cancel", "Delete"])
    played.tap("Delete")
    played.advance(to: 2)
    #expect(log.text == "deleted")
    #expect(!isShown.value)
    #expect(!played.text.contains("Delete it?"))
  }

  /// Rule: `presentation-state-lives-with-it`.
  @Test("A view that goes takes what it presents with it") func presenterGoes() {
    let isThere = Handle(true)
    let played = PlayedView {
      isThere.shows { isThere in
        ZStack {
          if isThere { Color.green.sheet(isPresented: .constant(true)) { Color.red } }
        }
      }
    }
    played.advance(to: 1)
    #expect(played.frame(of: .red) != nil)
    played.change { isThere.value = false }
    played.advance(to: 3)
    #expect(played.frame(of: .red) == nil)
  }
}
