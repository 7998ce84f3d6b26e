import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Chance, as a demo's code is given it.
@MainActor
struct ClipNumbersTests {
  private final class Drawn {
    var numbers: [UInt64] = []
  }

  /// What a view draws as it appears, and a second later.
  private func drawn() -> [UInt64] {
    let log = Drawn()
    let played = PlayedView {
      Square().onAppear {
        var numbers = _ClipNumbers()
        log.numbers = (0..<4).map { _ in numbers.next() }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        var numbers = _ClipNumbers()
        log.numbers.append(numbers.next())
      }
    }
    played.advance(to: 2)
    return log.numbers
  }

  @Test func everyPlayHasTheSame() {
    let first = drawn()
    #expect(first.count == 5 && Set(first).count == 5)
    #expect(drawn() == first)
  }

  @Test func aPlayTakesNoneOfAnothers() {
    let first = PlayedView { Square() }
    first.graph.perform { _ = _ClipNumbers.bits }
    let other = PlayedView { Square() }
    var (numbers, own, others): (_ClipNumbers, UInt64, UInt64) = (_ClipNumbers(), 0, 0)
    other.graph.perform { others = numbers.next() }
    first.graph.perform { own = numbers.next() }
    let third = PlayedView { Square() }
    var both: [UInt64] = []
    third.graph.perform { both = [numbers.next(), numbers.next()] }
    #expect(both == [others, own])
  }

  @Test func identifiersAreOfVersionFour() {
    let identifier = _ClipNumbers.uuid.uuidString
    #expect(identifier.dropFirst(14).first == "4")
    #expect("89AB".contains(identifier.dropFirst(19).first ?? " "))
    #expect(_ClipNumbers.uuid.uuidString != identifier)
  }
}
