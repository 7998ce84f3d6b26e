import Drawing
import Geometry
import Pixels

/// Pictures that took the processor's work: blurs, shadows and filtered colours that may be shown
/// once more in the next frame, there or some whole pixels further.
final class EffectCache {
  struct Key: Hashable {
    var effect: Effect
    var items: [DisplayItem]
    var matrix: ProjectionTransform
    var clip: PixelRect
    var samples: Int
  }

  struct Entry {
    let texture: Texture
    /// Where it was drawn.
    let rect: PixelRect
    fileprivate var lastUse = 0

    init(texture: Texture, rect: PixelRect) {
      self.texture = texture
      self.rect = rect
    }
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0

  var byteCount: Int { entries.values.reduce(0) { $0 + $1.texture.byteCount } }

  subscript(key: Key) -> Entry? {
    get {
      entries[key]?.lastUse = clock
      return entries[key]
    }
    set {
      entries[key] = newValue
      entries[key]?.lastUse = clock
    }
  }

  /// Lets go of large pictures that the same items made in the frame before: of what grows, fades or
  /// turns there would be two.
  func makeRoom(insteadOf items: [DisplayItem]) {
    entries = entries.filter {
      $0.value.lastUse == clock || $0.value.texture.byteCount < Self.large || $0.key.items != items
    }
  }

  private static let large = 1 << 20

  /// Ends a frame: what it did not show is let go of. Most effects that move are never the same.
  func endFrame() {
    entries = entries.filter { $0.value.lastUse == clock }
    clock += 1
  }
}
