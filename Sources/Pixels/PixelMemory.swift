import Foundation

/// Memory for pictures that come and go, used again and again.
///
/// Blurs, shadows and layers that grow have another size in every frame. From the heap they would
/// leave holes that nothing fits (200 MB of them in a clip of one flying card), and fresh memory
/// costs the kernel about as much time as drawing does. So sizes come in steps, and what is given
/// back is kept for the next picture of about that size.
package final class PixelMemory: @unchecked Sendable {
  package struct Block {
    /// A multiple of 64.
    package let start: UnsafeMutableRawPointer
    package let byteCount: Int
  }

  package static let shared = PixelMemory()

  /// Below this, the heap does well.
  private static let smallest = 64 << 10
  /// Bytes kept for nobody yet: what a blur of a whole frame takes, for that of the next.
  private static let spare = 8 << 20
  /// The same while ``keepingMore(_:)`` runs.
  private static let largeSpare = 16 << 20

  private let lock = NSLock()
  /// What is kept, longest kept first.
  private var kept: [Block] = []
  private(set) var keptBytes = 0
  /// How many calls of ``keepingMore(_:)`` there are now: one blur may be inside another.
  private var keepers = 0

  /// At least as many bytes as asked for, and at least 64, with undefined content.
  package func take(_ byteCount: Int) -> Block {
    let size = Self.step(byteCount)
    if size < Self.smallest {
      return Block(start: .allocate(byteCount: size, alignment: 64), byteCount: size)
    }
    return reuse(size) ?? Self.map(size)
  }

  /// - Parameter memory: Just what ``take(_:)`` gave.
  package func giveBack(_ memory: Block) {
    if memory.byteCount < Self.smallest { return memory.start.deallocate() }
    lock.lock()
    defer { lock.unlock() }
    kept.append(memory)
    keptBytes += memory.byteCount
    dropOldest()
  }

  /// Keeps more while the body runs, which takes blocks of the same sizes over and over.
  package func keepingMore<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    lock.withLock { keepers += 1 }
    defer {
      lock.withLock {
        keepers -= 1
        dropOldest()
      }
    }
    try body()
  }

  /// Call it with the lock held.
  private func dropOldest() {
    while keptBytes > (keepers > 0 ? Self.largeSpare : Self.spare) {
      let oldest = kept.removeFirst()
      keptBytes -= oldest.byteCount
      munmap(oldest.start, oldest.byteCount)
    }
  }

  private func reuse(_ size: Int) -> Block? {
    lock.lock()
    defer { lock.unlock() }
    guard let index = fitting(size) else { return nil }
    keptBytes -= kept[index].byteCount
    return kept.remove(at: index)
  }

  /// A block of just that size, or else one that is a little larger: what grows needs another size in every
  /// frame, and to fetch a page anew costs more than to leave some unused.
  private func fitting(_ size: Int) -> Int? {
    kept.lastIndex { $0.byteCount == size }
      ?? kept.lastIndex { size...size + size / 4 ~= $0.byteCount }
  }

  /// The next of eight steps an octave.
  static func step(_ byteCount: Int) -> Int {
    if byteCount <= 64 { return 64 }
    let step = max(64, 1 << (Int.bitWidth - (byteCount - 1).leadingZeroBitCount - 4))
    return (byteCount + step - 1) & -step
  }

  private static func map(_ size: Int) -> Block {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else {
      fatalError("There is no memory left for a picture of \(size) bytes")
    }
    return Block(start: start, byteCount: size)
  }
}
