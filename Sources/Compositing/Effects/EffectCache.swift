import Drawing
import Geometry
import Pixels
import Raster

/// Pictures that took the processor's work, kept for the next frame.
final class EffectCache {
  /// A blur, a shadow or filtered colours, which may be shown once more, there or some whole pixels further.
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
  }

  /// What a blur is made of: one that grows has the same in each frame.
  struct Source: Hashable {
    var items: [DisplayItem]
    var matrix: ProjectionTransform
    var rect: PixelRect
    var samples: Int
  }

  private let entries = FrameCache<Key, Entry>()
  private let sources = FrameCache<Source, Bitmap>()

  var byteCount: Int {
    entries.values.reduce(0) { $0 + $1.texture.byteCount }
      + sources.values.reduce(0) { $0 + $1.stride * $1.height }
  }

  subscript(key: Key) -> Entry? {
    get { entries[key] }
    set { entries[key] = newValue }
  }

  subscript(source: Source) -> Bitmap? {
    get { sources[source] }
    set { sources[source] = newValue }
  }

  /// Lets go of large pictures that the same items made in the frame before: of what grows, fades or
  /// turns there would be two.
  func makeRoom(insteadOf items: [DisplayItem]) {
    entries.drop { $1.texture.byteCount >= Self.large && $0.items == items }
  }

  private static let large = 1 << 20

  /// Ends a frame: what it did not show is let go of. Most effects that move are never the same.
  func endFrame() {
    entries.endFrame()
    sources.endFrame()
  }
}
