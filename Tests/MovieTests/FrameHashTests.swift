import Testing

@testable import Movie

@Suite struct FrameHashTests {
  @Test func isTheSameForTheSamePixels() {
    #expect(FrameHash(.noise(33, 7)) == FrameHash(.noise(33, 7)))
  }

  @Test func staysWhatItWas() {
    let ramp = PixelBuffer.of(5, 3) { x, y in (UInt8(x), UInt8(y), UInt8(x * y)) }
    #expect(FrameHash(ramp).description == "a27500d99e0b30899f4dc2b783c087bf")
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 2), (8, 3), (9, 3), (17, 5)])
  func everyPixelCounts(width: Int, height: Int) {
    let still = FrameHash(.noise(width, height))
    for y in 0..<height {
      for x in 0..<width {
        let changed = PixelBuffer.noise(width, height)
        changed.row(y)[x * 4] ^= 1
        #expect(FrameHash(changed) != still, "\(x), \(y)")
      }
    }
  }

  @Test func whatLiesBetweenTheRowsDoesNotCount() {
    let buffer = PixelBuffer.noise(3, 2)
    let before = FrameHash(buffer)
    #expect(buffer.stride > 12)
    buffer.pixels.storeBytes(of: 0xABCD_EF01, toByteOffset: 12, as: UInt32.self)
    #expect(FrameHash(buffer) == before)
  }

  @Test func theShapeCounts() {
    let flat = PixelBuffer.of(8, 2) { _, _ in (1, 2, 3) }
    let tall = PixelBuffer.of(2, 8) { _, _ in (1, 2, 3) }
    #expect(FrameHash(flat) != FrameHash(tall))
  }

  @Test func theOrderOfFramesCounts() {
    let (a, b) = (PixelBuffer.noise(16, 4, seed: 1), PixelBuffer.noise(16, 4, seed: 2))
    var forwards = FrameHash()
    var backwards = FrameHash()
    var repeated = FrameHash()
    for frame in [a, b] { forwards.add(frame) }
    for frame in [b, a] { backwards.add(frame) }
    for frame in [a, b, b] { repeated.add(frame) }
    #expect(Set([forwards, backwards, repeated]).count == 3)
  }
}
