/// Where somebody keeps a picture: premultiplied BGRA, 8 bits a channel, rows from top to bottom.
package struct PixelRows {
  package let start: UnsafeMutableRawPointer
  /// Bytes from one row to the next.
  package let stride: Int
  /// What the memory belongs to.
  private let owner: AnyObject

  /// - Parameter owner: Is kept alive as long as this.
  package init(_ start: UnsafeMutableRawPointer, stride: Int, owner: AnyObject) {
    self.start = start
    self.stride = stride
    self.owner = owner
  }
}
