import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool {
    (minX..<maxX).contains(x) && (minY..<maxY).contains(y)
  }
}

extension PixelBuffer {
  /// The bytes of one row, blue first.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let start = (pixels + y * stride).assumingMemoryBound(to: UInt8.self)
    return UnsafeMutableBufferPointer(start: start, count: width * 4)
  }

  /// Sets every pixel of a rectangle.
  func fill(blue: UInt8, green: UInt8, red: UInt8, in rect: PixelRect? = nil) {
    let whole = PixelRect(size)
    let area = rect?.intersection(whole) ?? whole
    let pixel = UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | 0xFF00_0000
    for y in area.minY..<area.maxY {
      (pixels + y * stride + area.minX * 4).assumingMemoryBound(to: UInt32.self)
        .update(repeating: pixel.littleEndian, count: area.width)
    }
  }

  /// A picture whose every pixel is given as red, green, blue.
  static func of(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
  ) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = buffer.row(y)
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        row[x * 4] = blue
        row[x * 4 + 1] = green
        row[x * 4 + 2] = red
        row[x * 4 + 3] = 255
      }
    }
    return buffer
  }

  /// Noise that is the same every time.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> PixelBuffer {
    var numbers = SeededNumbers(seed: seed)
    return of(width, height) { _, _ in
      let bits = numbers.next()
      return (UInt8(bits >> 56), UInt8(bits >> 48 & 255), UInt8(bits >> 40 & 255))
    }
  }
}

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

/// A movie of so many frames, all different, and its facts.
func writeMovie(
  _ path: String, width: Int, height: Int, frames: Int, frameRate: FrameRate,
  settings: MovieSettings = MovieSettings()
) throws -> MovieFacts {
  let writer = try MovieWriter(
    path: path, width: width, height: height, frameRate: frameRate, settings: settings)
  for frame in 0..<frames {
    let pixels = writer.makeBuffer()
    pixels.fill(blue: 255, green: 255, red: 255)
    pixels.fill(
      blue: 200, green: UInt8(frame * 7 % 256), red: 10,
      in: PixelRect(x: frame % width, y: 0, width: max(1, width / 2), height: height))
    try writer.append(pixels)
  }
  try writer.finish()
  return try MovieFacts.read(path, decode: true)
}
