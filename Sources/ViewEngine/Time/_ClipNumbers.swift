import Dispatch
import Foundation
import Synchronization

/// Numbers at random for code that would ask the system for them. Public because every compiled demo has `random(in:)`,
/// `shuffled()` and `UUID()` of its own that lead here.
///
/// Each play of a clip has the same, in the order in which its code asks, so that a clip has the same pixels on every run.
/// What asks elsewhere, on another thread or where nothing plays, has some of its own, which are the same in each run
/// if they are asked for in the same order.
public struct _ClipNumbers: RandomNumberGenerator, Sendable {
  public init() {}

  public mutating func next() -> UInt64 { Self.next }

  public static var bits: UInt32 { UInt32(truncatingIfNeeded: next >> 32) }

  /// One of version 4, as the system makes them.
  public static var uuid: UUID {
    var bytes = withUnsafeBytes(of: (next, next)) { Array($0) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  private static var next: UInt64 {
    if DispatchQueue.isOnMain {
      let own = MainActor.assumeIsolated { VirtualClock.current?.numbers.next() }
      if let own { return own }
    }
    return others.withLock { $0.next() }
  }

  private static let others = Mutex(SplitMix64(state: 0x5EED))
}
