import Foundation
import Geometry
import Motion
import Testing

@testable import ViewEngine
@testable import Views

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Places that are asked for where something around the view moves by itself, without a layout.
///
/// Rule: `readers-follow-their-place`.
@MainActor
@Suite("Places of what is carried along")
struct CarriedPlaceTests {
  private let shift = Handle(0.0)

  @Test("A reader in what an animation moves reads its place in each frame") func reader() {
    let played = PlayedView {
      shift.shows { shift in
        GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .global).minX.rounded()))") }
          .frame(width: 40, height: 20)
          .offset(x: shift)
      }
    }
    #expect(played.text.contains("\"at 30\""))
    played.animate { shift.value = 20 }
    played.advance(to: 0.5)
    #expect(played.text.contains("\"at 40\""))
    played.advance(to: 2)
    #expect(played.text.contains("\"at 50\""))
  }

  @Test("A reader that comes in from an edge knows in the end where it stands") func arriving() {
    let isShown = Handle(false)
    let played = PlayedView {
      ZStack {
        isShown.shows {
          if $0 {
            GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .global).minX.rounded()))") }
              .transition(.move(edge: .trailing))
          }
        }
      }
    }
    played.animate { isShown.value = true }
    played.advance(to: 2)
    #expect(played.text.contains("\"at 0\""))
  }

  @Test("An effect that depends on the view's place follows it") func effect() {
    let played = PlayedView {
      shift.shows { shift in
        Color.red.frame(width: 20, height: 10)
          .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minX) }
          .offset(x: shift)
      }
    }
    #expect(played.frame(of: .red)?.minY == 85)
    played.animate { shift.value = -40 }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red).map { abs($0.minY - 65) < 0.1 } == true)
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minY == 45)
  }

  @Test("An effect that has followed its view does not do so again with the next animation")
  func nextAnimation() {
    let width = Handle(10.0)
    let played = PlayedView {
      ZStack {
        width.shows { Color.blue.frame(width: $0, height: 10) }
        shift.shows { shift in
          Color.red.frame(width: 20, height: 10)
            .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minX) }
            .offset(x: shift)
        }
      }
    }
    played.animate { shift.value = -40 }
    played.advance(to: 2)
    played.animate { width.value = 16 }
    #expect(played.frame(of: .red)?.minY == 45)
    played.advance(to: 2.5)
    #expect(played.frame(of: .red)?.minY == 45)
  }

  @Test("What an anchor names is carried along with who reads it, which is left alone")
  func anchor() {
    let reads = BodyCount()
    let played = PlayedView {
      shift.shows { shift in
        Color.red.frame(width: 20, height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .overlayPreferenceValue(Bounds.self) { anchor in
            GeometryReader { proxy in
              let _ = reads.add()
              Color.blue.frame(width: anchor.map { proxy[$0].width } ?? 1, height: 4)
            }
          }
          .offset(x: shift)
      }
    }
    played.animate { shift.value = -40 }
    let before = reads.count
    played.advance(to: 0.5)
    #expect(played.frame(of: .blue).map { abs($0.minX - 20) < 0.1 } == true)
    played.advance(to: 2)
    #expect(played.frame(of: .blue)?.minX == 0)
    #expect(reads.count == before)
  }

  @Test("A change of place is told on the way, and at its end") func change() {
    let log = Log()
    let played = PlayedView {
      shift.shows { shift in
        Color.red.frame(width: 20, height: 10)
          .onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minX.rounded())
          } action: {
            log.add("\($0)")
          }
          .offset(x: shift)
      }
    }
    played.animate { shift.value = -40 }
    played.advance(to: 2)
    let told = log.text.split(separator: " ")
    #expect(told.first == "40")
    #expect(told.last == "0")
    #expect(told.count > 10)
    played.advance(to: 3)
    #expect(log.text.split(separator: " ").count == told.count)
  }
}
