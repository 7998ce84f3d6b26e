import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What `.id`, `ForEach`, `if/else`, `switch` and `AnyView` make of a change.
@MainActor
@Suite("Identity")
struct IdentityTests {
  /// Rule: `changed-id-is-another-view`.
  @Test("A changed id cross-fades an old and a new view") func changedID() {
    let id = Handle(1)
    let played = PlayedView {
      id.shows { id in ZStack { Text("\(id)").id(id) } }
    }
    played.animate { id.value = 2 }
    #expect(
      played.text(at: 0.25) == """
        opacity 0.75
          text "1" 17/400 #000000FF 10x20 at 45,40
        opacity 0.25
          text "2" 17/400 #000000FF 10x20 at 45,40
        """)
    played.advance(to: 1.1)
    #expect(played.text == "text \"2\" 17/400 #000000FF 10x20 at 45,40")
  }

  /// Rule: `changed-id-is-another-view`.
  @Test("A changed id resets the state inside") func changedIDResetsState() {
    let id = Handle(1)
    let inner = Handle(1)
    let played = PlayedView {
      id.shows { id in ZStack { inner.shows { Text("\($0)") }.id(id) } }
    }
    played.change { inner.value = 7 }
    #expect(played.text.contains("\"7\""))
    played.change { id.value = 2 }
    #expect(played.text.contains("\"1\""))
  }

  /// Rule: `changed-id-is-another-view`.
  @Test("An id that comes back while it fades out is the same view") func idComesBack() {
    let id = Handle(1)
    let played = PlayedView { id.shows { id in ZStack { Text("\(id)").id(id) } } }
    played.animate { id.value = 2 }
    played.advance(to: 0.5)
    played.animate { id.value = 1 }
    #expect(
      played.text == """
        opacity 0.50
          text "2" 17/400 #000000FF 10x20 at 45,40
        opacity 0.50
          text "1" 17/400 #000000FF 10x20 at 45,40
        """)
    played.advance(to: 1.6)
    #expect(played.text == "text \"1\" 17/400 #000000FF 10x20 at 45,40")
  }

  private func row(_ ids: [Int]) -> some View {
    HStack(spacing: 0) {
      ForEach(ids, id: \.self) { id in Text("\(id)") }
    }
  }

  /// Rule: `for-each-goes-by-id`.
  @Test("A moved element of a ForEach travels and does not transition") func forEachMove() {
    let ids = Handle([1, 2, 3])
    let played = PlayedView { ids.shows { row($0) } }
    played.animate { ids.value = [3, 1, 2] }
    #expect(
      played.text(at: 0.5) == """
        text "3" 17/400 #000000FF 10x20 at 45,40
        text "1" 17/400 #000000FF 10x20 at 40,40
        text "2" 17/400 #000000FF 10x20 at 50,40
        """)
  }

  @Test("An inserted element of a ForEach transitions, the others travel") func forEachInsert() {
    let ids = Handle([1, 3])
    let played = PlayedView { ids.shows { row($0) } }
    played.animate { ids.value = [1, 2, 3] }
    #expect(
      played.text(at: 0.5) == """
        text "1" 17/400 #000000FF 10x20 at 37.5,40
        opacity 0.50
          text "2" 17/400 #000000FF 10x20 at 45,40
        text "3" 17/400 #000000FF 10x20 at 52.5,40
        """)
  }

  @Test("A removed element of a ForEach leaves behind the others and keeps its place")
  func forEachRemove() {
    let ids = Handle([1, 2, 3])
    let played = PlayedView { ids.shows { row($0) } }
    played.animate { ids.value = [1, 3] }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          text "2" 17/400 #000000FF 10x20 at 45,40
        text "1" 17/400 #000000FF 10x20 at 37.5,40
        text "3" 17/400 #000000FF 10x20 at 52.5,40
        """)
    played.advance(to: 1.1)
    #expect(!played.text.contains("\"2\""))
  }

  /// Rule: `for-each-goes-by-id`.
  @Test("An element added again during its removal comes back") func forEachReadopts() {
    let ids = Handle([1, 2])
    let played = PlayedView { ids.shows { row($0) } }
    played.animate { ids.value = [1] }
    played.advance(to: 0.5)
    played.animate { ids.value = [1, 2] }
    #expect(played.text.contains("opacity 0.50"))
    played.advance(to: 1.6)
    #expect(played.text.split(separator: "\n").count == 2 && !played.text.contains("opacity"))
  }

  /// Rule: `for-each-goes-by-id`.
  @Test("The state of a ForEach element goes with its id") func forEachState() {
    let ids = Handle([1, 2])
    let first = Handle("a")
    let second = Handle("b")
    let played = PlayedView {
      ids.shows { ids in
        HStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in (id == 1 ? first : second).shows { Text($0) } }
        }
      }
    }
    played.change { first.value = "A" }
    played.change { ids.value = [2, 1] }
    #expect(
      played.text == """
        text "b" 17/400 #000000FF 10x20 at 40,40
        text "A" 17/400 #000000FF 10x20 at 50,40
        """)
  }

  @Test("The branches of an if else are two views that fade across") func ifElse() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { Text("a") } else { Text("b") } } }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.25) == """
        opacity 0.75
          text "b" 17/400 #000000FF 10x20 at 45,40
        opacity 0.25
          text "a" 17/400 #000000FF 10x20 at 45,40
        """)
  }

  @Test("The cases of a switch are views of their own") func switchCases() {
    let number = Handle(0)
    let played = PlayedView {
      number.shows { number in
        ZStack {
          switch number {
          case 0: Text("zero")
          case 1: Text("one")
          default: Text("many")
          }
        }
      }
    }
    played.animate { number.value = 2 }
    played.advance(to: 0.5)
    #expect(played.text.contains("\"zero\"") && played.text.contains("\"many\""))
    played.advance(to: 1.1)
    #expect(played.text == "text \"many\" 17/400 #000000FF 40x20 at 30,40")
  }

  @Test("if let shows a view for a value that is there") func ifLet() {
    let name = Handle<String?>(nil)
    let played = PlayedView {
      name.shows { name in ZStack { if let name { Text(name) } } }
    }
    #expect(played.text == "")
    played.change { name.value = "a" }
    #expect(played.text.contains("\"a\""))
  }

  @Test("A ternary is one view whose values animate") func ternary() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in Square(color: isOn ? .black : .white) }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.text.split(separator: "\n").count == 1)
    #expect(!played.text.contains("#000000FF") && !played.text.contains("#FFFFFFFF"))
  }

  /// Rule: `any-view-change-is-no-transition`.
  @Test("An AnyView of another type is replaced without a transition") func anyView() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { isOn ? AnyView(Text("a")) : AnyView(Square()) }
      }
    }
    played.animate { isOn.value = true }
    #expect(played.text(at: 0.5) == "text \"a\" 17/400 #000000FF 10x20 at 45,40")
  }

  @Test("A modifier whose value changes keeps the view and its state") func modifierKeepsState() {
    let isOn = Handle(false)
    let inner = Handle(1)
    let played = PlayedView {
      isOn.shows { isOn in inner.shows { Text("\($0)") }.opacity(isOn ? 1 : 0.5) }
    }
    played.change { inner.value = 7 }
    played.change { isOn.value = true }
    #expect(played.text.contains("\"7\""))
  }
}
