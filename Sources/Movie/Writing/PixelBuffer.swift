import Foundation
import Pixels

/// One picture in memory: premultiplied BGRA, 8 bits a channel, rows top down, taken as opaque.
///
/// Fill it in place (`SDL_RenderReadPixels` takes ``pixels`` and ``stride`` as they are) and hand
/// it to ``MovieWriter/append(_:changed:)``, which reads it on another thread: write nothing into
/// it afterwards. The memory goes back to its pool when nobody holds the buffer any more.
package final class PixelBuffer: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next, a multiple of 64.
  package let stride: Int
  /// `stride * height` bytes. Their content is undefined until they are written.
  package let pixels: UnsafeMutableRawPointer

  private let pool: PixelBufferPool?

  /// A buffer of its own, for a picture that does not come from a writer's pool.
  package convenience init(width: Int, height: Int) {
    self.init(width: width, height: height, pool: nil)
  }

  fileprivate init(width: Int, height: Int, pool: PixelBufferPool?) {
    precondition(width > 0 && height > 0, "A picture of \(width)×\(height) pixels")
    self.width = width
    self.height = height
    stride = (width * 4 + 63) / 64 * 64
    self.pool = pool
    pixels =
      pool?.takeMemory()
      ?? UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 64)
  }

  deinit {
    if let pool { pool.giveBack(pixels) } else { pixels.deallocate() }
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// The buffer's memory, which stays as long as these do.
  package var rows: PixelRows { PixelRows(pixels, stride: stride, owner: self) }
}

/// Memory for pictures of one size, used again and again: fresh memory would have to be mapped and
/// zeroed by the kernel for every frame, which costs as much as drawing it.
final class PixelBufferPool: @unchecked Sendable {
  let width: Int
  let height: Int
  private let lock = NSLock()
  private var free: [UnsafeMutableRawPointer] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  deinit {
    for memory in free { memory.deallocate() }
  }

  func makeBuffer() -> PixelBuffer {
    PixelBuffer(width: width, height: height, pool: self)
  }

  fileprivate func takeMemory() -> UnsafeMutableRawPointer? {
    lock.withLock { free.popLast() }
  }

  fileprivate func giveBack(_ memory: UnsafeMutableRawPointer) {
    lock.withLock { free.append(memory) }
  }
}
