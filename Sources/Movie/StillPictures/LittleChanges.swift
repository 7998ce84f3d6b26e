import Pixels

/// Frames in which little changes, written without an encoder.
final class LittleChanges {
  private let grid: MacroblockGrid
  private let step: Int
  private let fineStep: Int
  private var coder: SliceCoder?
  /// Whether the coder knows what decoders have.
  private var isCurrent = false
  /// What was written and not yet finely.
  private var coarse: Set<Int> = []
  /// Frames since something changed.
  private var still = 0

  /// How much coarser what changes is than the encoder's quality says, as x264 itself has it in what moves, and how
  /// much finer what then stays.
  private static let coarser = 9
  private static let finer = 6
  /// Frames that stand before what changed is written finely.
  private static let patience = 2

  /// - Parameter quality: The encoder's, of 51 steps.
  init(_ size: PixelSize, quality: Double) {
    grid = MacroblockGrid(width: size.width, height: size.height)
    let quality = Int(quality.rounded())
    step = Quantizer.nearest(quality + Self.coarser)
    fineStep = Quantizer.nearest(quality - Self.finer)
  }

  /// Macroblocks that may change: what moves in more of a picture is better left to an encoder.
  private var most: Int { grid.count / 50 }

  /// What may be little, before a picture changes; `nil` where that is not worth looking.
  func patch(_ area: PixelRect, of picture: YUVPlanes) -> PicturePatch? {
    guard most > 0, area.width * area.height * 2 <= grid.width * grid.height else { return nil }
    return PicturePatch(area, of: picture, grid: grid)
  }

  func isLittle(_ patch: PicturePatch) -> Bool { patch.macroblocks.count <= most }

  /// The encoder was given a picture: what decoders have is another.
  func forget() {
    isCurrent = false
    coarse = []
    still = 0
  }

  /// What a frame says behind the frames before; `nil` where it says nothing.
  ///
  /// - Parameter changes: What changed since the frame before.
  func slice(_ picture: YUVPlanes, _ changes: PicturePatch?) -> SliceData? {
    guard let changes, !changes.macroblocks.isEmpty else {
      still += 1
      guard still == Self.patience, !coarse.isEmpty else { return nil }
      defer { coarse = [] }
      return coder?.slice(picture, coarse.sorted(), step: fineStep)
    }
    still = 0
    let coder = self.coder ?? SliceCoder(model: ModelPicture(grid))
    self.coder = coder
    if !isCurrent {
      changes.exchange(with: picture)
      coder.model.take(picture)
      changes.exchange(with: picture)
      isCurrent = true
    }
    coarse.formUnion(changes.macroblocks)
    return coder.slice(picture, changes.macroblocks, step: step)
  }
}
