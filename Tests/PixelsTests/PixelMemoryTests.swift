import Testing

@testable import Pixels

struct PixelMemoryTests {
  @Test(arguments: [0, 1, 64, 65, 4000, 65_536, 65_537, 5_357_376, 30_000_001])
  func stepsAreCloseAndHoldWhatWasAskedFor(byteCount: Int) {
    let step = PixelMemory.step(byteCount)
    #expect(step >= max(64, byteCount))
    #expect(Double(step) <= max(64, Double(byteCount) * 1.125 + 64))
    #expect(PixelMemory.step(step) == step)
  }

  @Test func whatIsGivenBackIsUsedAgain() {
    let memory = PixelMemory()
    let first = memory.take(1_000_000)
    let start = first.start
    memory.giveBack(first)
    let second = memory.take(999_000)
    #expect(second.start == start)
    #expect(memory.take(1_000_000).start != start)
  }

  @Test func moreIsKeptForAWhileAndLetGoOfThen() {
    let memory = PixelMemory()
    let sizes = [3_000_000, 4_000_000, 5_000_000]
    memory.keepingMore {
      let blocks = sizes.map { memory.take($0) }
      for block in blocks { memory.giveBack(block) }
      #expect(sizes.map { memory.take($0).start } == blocks.map(\.start))
      for block in blocks { memory.giveBack(block) }
      #expect(memory.keptBytes >= 12_000_000)
    }
    #expect(memory.keptBytes <= 8 << 20)
  }

  @Test func whatIsALittleLargerDoesAsWell() {
    let memory = PixelMemory()
    let blocks = [memory.take(1_000_000), memory.take(1_200_000)]
    for block in blocks { memory.giveBack(block) }
    #expect(memory.take(1_000_000).start == blocks[0].start)
    let larger = memory.take(1_000_000)
    #expect(larger.start == blocks[1].start && larger.byteCount == blocks[1].byteCount)
    #expect(memory.keptBytes == 0)
    memory.giveBack(larger)
    #expect(memory.keptBytes == larger.byteCount)
    // Half of it would be wasted.
    #expect(memory.take(600_000).start != larger.start)
  }
}
