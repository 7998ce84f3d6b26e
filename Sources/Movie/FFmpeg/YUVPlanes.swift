/// Where the three planes of a yuv420p picture lie.
struct YUVPlanes {
  var luma: UnsafeMutablePointer<UInt8>
  var lumaStride: Int
  var cb: UnsafeMutablePointer<UInt8>
  var cbStride: Int
  var cr: UnsafeMutablePointer<UInt8>
  var crStride: Int
}
