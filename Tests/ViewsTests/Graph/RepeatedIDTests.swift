import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Elements of one collection with one id: a mistake, and in many a demo. All are shown, and stay.
@MainActor
@Suite("Equal ids")
struct RepeatedIDTests {
  private func texts(_ played: PlayedView) -> [String] {
    played.text.matches(of: #/"(\w+)"/#).map { String($0.output.1) }
  }

  @Test("All of them are shown, before and after any change") func shown() {
    let words = Handle(["a", "a", "b"])
    let other = Handle(0)
    let played = PlayedView {
      VStack {
        words.shows { words in ForEach(words, id: \.self) { Text($0) } }
        other.shows { Text("\($0)") }
      }
    }
    #expect(texts(played) == ["a", "a", "b", "0"])
    played.change { other.value = 1 }
    #expect(texts(played) == ["a", "a", "b", "1"])
    played.animate { words.value = ["b", "a", "b", "a", "a"] }
    played.advance(to: 2)
    #expect(texts(played) == ["b", "a", "b", "a", "a", "1"])
    played.animate { words.value = ["a"] }
    played.advance(to: 4)
    #expect(texts(played) == ["a", "1"])
  }

  @Test("What the second shows goes on moving from where it was") func moving() {
    let isTall = Handle(false)
    let played = PlayedView {
      isTall.shows { isTall in
        HStack(spacing: 0) {
          ForEach([3, 3, 5], id: \.self) { id in
            Rectangle().fill(id == 5 ? .blue : .red).frame(width: 10, height: isTall ? 60 : 20)
          }
        }
      }
    }
    #expect(played.frames(of: .red).map(\.height) == [20, 20])
    played.animate { isTall.value = true }
    played.advance(to: 0.5)
    #expect(played.frames(of: .red).map(\.height) == [40, 40])
    #expect(played.frame(of: .blue)?.height == 40)
  }

  @Test("A chart's too") func chart() {
    struct Point: Identifiable {
      let id: Int
      let x: Int
    }
    let isOn = Handle(false)
    let points = [Point(id: 1, x: 1), Point(id: 1, x: 2), Point(id: 2, x: 3)]
    let played = PlayedView {
      isOn.shows { isOn in
        Chart(points) { point in
          BarMark(x: .value("x", point.x), y: .value("y", isOn ? 2 : 1))
            .foregroundStyle(point.id == 1 ? .red : .blue)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
      }
    }
    #expect(played.frames(of: .red).map(\.height) == [50, 50])
    played.animate { isOn.value = true }
    played.advance(to: 2)
    #expect(played.frames(of: .red).map(\.height) == [100, 100])
  }
}
