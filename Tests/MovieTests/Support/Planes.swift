import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// A decoded picture's planes, without padding.
struct Planes: Equatable {
  var luma: [UInt8]
  var cb: [UInt8]
  var cr: [UInt8]
}

/// Every picture of a yuv420p movie.
func decodedPlanes(_ path: String) throws -> [Planes] {
  var all: [Planes] = []
  let reader = try MovieReader(path: path)
  let decoder = try VideoDecoder(for: reader)
  func take(_ frame: VideoFrame) throws(MovieError) {
    all.append(unpadded(try frame.planes, frame.width, frame.height))
  }
  try reader.readPackets { (packet) throws(MovieError) in
    try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
  }
  try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
  return all
}

func unpadded(_ planes: YUVPlanes, _ width: Int, _ height: Int) -> Planes {
  func rows(_ start: UnsafeMutablePointer<UInt8>, _ stride: Int, _ w: Int, _ h: Int) -> [UInt8] {
    (0..<h).flatMap { Array(UnsafeBufferPointer(start: start + $0 * stride, count: w)) }
  }
  return Planes(
    luma: rows(planes.luma, planes.lumaStride, width, height),
    cb: rows(planes.cb, planes.cbStride, width / 2, height / 2),
    cr: rows(planes.cr, planes.crStride, width / 2, height / 2))
}
