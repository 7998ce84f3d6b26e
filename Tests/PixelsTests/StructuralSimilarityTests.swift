import Pixels
import Testing

@Suite struct StructuralSimilarityTests {
  private static let size = PixelSize(width: 21, height: 13)

  /// Opaque, of one level in every channel that is not said.
  private func picture(
    _ size: PixelSize = Self.size, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> [UInt8] {
    (0..<size.height).flatMap { y in (0..<size.width).flatMap { x in color(x, y) } }
  }

  private func grey(_ level: UInt8) -> [UInt8] { picture { _, _ in [level, level, level, 255] } }

  private func texture(_ x: Int, _ y: Int) -> UInt8 { UInt8((x * 37 + y * 91 + x * y) % 256) }

  @Test func equalPicturesHaveOne() {
    let noise = picture { x, y in [texture(x, y), texture(y, x), 9, 255] }
    #expect(StructuralSimilarity.of(noise, noise, size: Self.size) == 1)
    #expect(StructuralSimilarity.of(grey(0), grey(0), size: Self.size) == 1)
  }

  /// Without structure the formula is one of brightness alone: (2ab + C₁) / (a² + b² + C₁).
  @Test func levelsAloneFollowTheFormula() {
    let found = StructuralSimilarity.of(grey(100), grey(110), size: Self.size)
    let c1 = 2.55 * 2.55
    #expect(abs(found - (2 * 100 * 110 + c1) / (100 * 100 + 110 * 110 + c1)) < 1e-12)
  }

  /// Against the formula, written down for each window once more.
  @Test func windowsAreFourApartAndReachTheEdges() {
    let one = picture { x, y in [texture(x, y), 7, 7, 255] }
    let two = picture { x, y in [texture(x, y) / 2 + 40, 7, 7, 255] }
    var sum = 0.0
    let (lefts, tops) = ([0, 4, 8, 12, 13], [0, 4, 5])
    for top in tops {
      for left in lefts {
        let places = (top..<top + 8).flatMap { y in (left..<left + 8).map { (y * 21 + $0) * 4 } }
        let a = places.map { Double(one[$0]) }
        let b = places.map { Double(two[$0]) }
        let (meanA, meanB) = (a.reduce(0, +) / 64, b.reduce(0, +) / 64)
        let varianceA = a.reduce(0) { $0 + ($1 - meanA) * ($1 - meanA) } / 64
        let varianceB = b.reduce(0) { $0 + ($1 - meanB) * ($1 - meanB) } / 64
        let covariance = zip(a, b).reduce(0) { $0 + ($1.0 - meanA) * ($1.1 - meanB) } / 64
        let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
        sum +=
          (2 * meanA * meanB + c1) * (2 * covariance + c2)
          / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
      }
    }
    let found = StructuralSimilarity.of(one, two, size: Self.size)
    #expect(abs(found - sum / 15) < 1e-9)
    #expect(found < 0.95)
  }

  /// Two colours of the same brightness are told apart, and so are two degrees of transparency.
  @Test func everyChannelCounts() {
    let red = picture { _, _ in [0, 0, 200, 255] }
    let green = picture { _, _ in [0, 110, 0, 255] }
    #expect(StructuralSimilarity.of(red, green, size: Self.size) < 0.1)
    let half = picture { _, _ in [0, 0, 0, 128] }
    let none = picture { _, _ in [0, 0, 0, 0] }
    #expect(StructuralSimilarity.of(half, none, size: Self.size) < 0.1)
  }

  @Test func theOppositeIsBelowZero() {
    let one = picture { x, y in [(x + y) % 2 == 0 ? 255 : 0, 0, 0, 255] }
    let other = picture { x, y in [(x + y) % 2 == 0 ? 0 : 255, 0, 0, 255] }
    #expect(StructuralSimilarity.of(one, other, size: Self.size) < -0.9)
  }

  @Test func aPictureMayBeSmallerThanAWindow() {
    let size = PixelSize(width: 3, height: 1)
    let one = picture(size) { x, _ in [UInt8(x * 50), 0, 0, 255] }
    #expect(StructuralSimilarity.of(one, one, size: size) == 1)
    let other = picture(size) { x, _ in [UInt8(100 - x * 50), 0, 0, 255] }
    #expect(StructuralSimilarity.of(one, other, size: size) < 0)
  }
}
