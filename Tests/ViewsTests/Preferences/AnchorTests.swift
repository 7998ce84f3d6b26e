import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum Bounds: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
  static var defaultValue: Anchor<CGRect>? { nil }
}

/// Places with names, in a struct that cannot be compared.
private struct Places {
  var points: [(name: String, point: Anchor<CGPoint>)] = []
}

private enum Named: PreferenceKey {
  static var defaultValue: Places { Places() }
  static func reduce(value: inout Places, nextValue: () -> Places) {
    value.points += nextValue().points
  }
}

@MainActor
@Suite("Anchors")
struct AnchorTests {
  private struct Underlined: View {
    let index: Int
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { number in
          Color.red.frame(width: 20, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            .transformPreference(Bounds.self) { if number != index { $0 = nil } }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Color.blue.frame(width: rect.width, height: 4).offset(x: rect.minX, y: rect.maxY)
          }
        }
      }
    }
  }

  @Test("A view in front stands where the anchor of one inside says") func overlay() {
    let index = Handle(0)
    let played = PlayedView { index.shows { Underlined(index: $0) } }
    #expect(played.frame(of: .blue) == CGRect(x: 20, y: 60, width: 20, height: 4))
    played.change { index.value = 2 }
    #expect(played.frame(of: .blue) == CGRect(x: 60, y: 60, width: 20, height: 4))
  }

  @Test("It goes to its new place with the animation of the change") func animated() {
    let index = Handle(0)
    let played = PlayedView { index.shows { Underlined(index: $0) } }
    played.change { withAnimation(.linear(duration: 1)) { index.value = 1 } }
    played.graph.advance(to: 0.5)
    #expect(abs((played.frame(of: .blue)?.minX ?? 0) - 30) < 1e-9)
    played.graph.advance(to: 1)
    #expect(played.frame(of: .blue)?.minX == 40)
  }

  @Test("What is made of it is made once it is known, and of the default where there is nothing")
  func onceKnown() {
    let isThere = Handle(true)
    let log = Log()
    let played = PlayedView {
      isThere.shows { isThere in
        HStack {
          Color.red.frame(width: 20, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { isThere ? $0 : nil }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
          let _ = log.add(anchor == nil ? "nothing" : "a place")
          Color.blue.frame(width: 4, height: 4)
        }
      }
    }
    #expect(Set(log.entries) == ["a place"])
    #expect(played.frame(of: .blue) == CGRect(x: 48, y: 48, width: 4, height: 4))
    log.clear()
    played.change { withAnimation { isThere.value = false } }
    #expect(log.entries.last == "nothing")
    let bare = PlayedView {
      Color.red.frame(width: 20, height: 20)
        .overlayPreferenceValue(Bounds.self) { _ in Color.blue.frame(width: 4, height: 4) }
    }
    #expect(bare.frame(of: .blue) == CGRect(x: 48, y: 48, width: 4, height: 4))
  }

  @Test("Points of several views come together, behind them") func points() {
    let played = PlayedView {
      HStack(spacing: 20) {
        ForEach(["a", "b"], id: \.self) { name in
          Color.red.frame(width: 20, height: 20)
            .anchorPreference(key: Named.self, value: .center) { Places(points: [(name, $0)]) }
        }
      }
      .backgroundPreferenceValue(Named.self) { places in
        GeometryReader { proxy in
          if places.points.count == 2 {
            let (start, end) = (proxy[places.points[0].point], proxy[places.points[1].point])
            Color.blue.frame(width: end.x - start.x, height: 2).offset(x: start.x, y: start.y - 1)
          }
        }
      }
    }
    #expect(played.frame(of: .blue) == CGRect(x: 30, y: 49, width: 40, height: 2))
  }

  @Test("An anchor of a part, and one that is added to what is inside") func parts() {
    let log = Log()
    let played = PlayedView {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(
          key: Named.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))
        ) { Places(points: [("a", $0)]) }
        .transformAnchorPreference(
          key: Named.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) {
          let rect = $1.onScreen
          log.add("\($0.points.count) \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
        }
        .overlayPreferenceValue(Named.self) { places in
          GeometryReader { proxy in
            let point = places.points.first.map { proxy[$0.point] }
            let _ = point.map { log.add("\($0.x) \($0.y)") }
          }
        }
    }
    _ = played
    #expect(log.entries.contains("1 31.0 42.0 3.0 4.0"))
    #expect(log.entries.contains("10.0 20.0"))
  }
}
