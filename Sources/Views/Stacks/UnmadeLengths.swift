import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How long the views of each long collection are taken to be that are not made: as those before the first of them.
@MainActor
struct UnmadeLengths {
  private var known: [ObjectIdentifier: (length: CGFloat, isUneven: Bool)] = [:]

  /// So many of the elements before are looked at.
  private static let sample = 16

  /// - Parameters:
  ///   - before: The lengths of what stands before it, the nearest last.
  ///   - period: How many of those are one element.
  mutating func length<Lengths: BidirectionalCollection<CGFloat>>(
    of unmade: UnmadeItem, before: Lengths, period: Int = 1
  ) -> CGFloat {
    let usual = known[unmade.group] ?? Self.usual(of: before, period: max(1, period))
    known[unmade.group] = usual
    unmade.isUneven = usual.isUneven || !unmade.isRegular
    return usual.length
  }

  private static func usual<Lengths: BidirectionalCollection<CGFloat>>(
    of before: Lengths, period: Int
  ) -> (length: CGFloat, isUneven: Bool) {
    let sample = Array(before.suffix(Self.sample * period))
    // Those that are made stand elsewhere: sections of a list.
    guard sample.count >= period else { return (0, true) }
    // Whole ones, up to the last.
    let elements = stride(from: sample.count % period, to: sample.count, by: period).map {
      sample[$0..<$0 + period].reduce(0, +)
    }
    // One that is opened must not move all that come after.
    let usual = elements.sorted()[elements.count / 2]
    return (usual / CGFloat(period), elements.contains { $0 != usual })
  }
}
