import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

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
