import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

@Suite struct MovieComparerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A bar that moves on with each frame.
  ///
  /// - Parameter change: Draws over a frame.
  private func movie(
    _ name: String, frames: Int = 12, width: Int = 64, rate: FrameRate = 30,
    settings: MovieSettings = MovieSettings(), change: (Int, PixelBuffer) -> Void = { _, _ in }
  ) throws -> String {
    let path = folder.path + "/" + name
    let writer = try MovieWriter(
      path: path, width: width, height: 64, frameRate: rate, settings: settings)
    for frame in 0..<frames {
      let pixels = writer.makeBuffer()
      pixels.fill(blue: 240, green: 240, red: 240)
      pixels.fill(
        blue: 200, green: 60, red: 10, in: PixelRect(x: frame * 3, y: 8, width: 16, height: 24))
      change(frame, pixels)
      try writer.append(pixels)
    }
    try writer.finish()
    return path
  }

  private func comparison(
    _ before: String, _ after: String, tolerance: Double = 0
  ) throws -> MovieComparison {
    try MovieComparer(before: before, after: after, tolerance: tolerance).comparison
  }

  private static func dot(_ frame: Int, _ pixels: PixelBuffer) {
    guard frame >= 7 else { return }
    pixels.fill(blue: 0, green: 0, red: 250, in: PixelRect(x: 48, y: 32, width: 10, height: 10))
  }

  @Test(arguments: WrittenFormat.all)
  func theSameFramesAreEqual(_ format: WrittenFormat) throws {
    let one = try movie("a-" + format.name, settings: format.settings)
    let two = try movie("b-" + format.name, settings: format.settings)
    let found = try comparison(one, two)
    #expect(found.isEqual && found.frames == 12 && found.differing == 0)
    #expect(found.lowestSSIM == 1)
    #expect(found.before.width == 64 && found.before.height == 64)
  }

  @Test(arguments: WrittenFormat.all)
  func theFirstFrameThatDiffersIsFound(_ format: WrittenFormat) throws {
    let one = try movie("a-" + format.name, settings: format.settings)
    let two = try movie("b-" + format.name, settings: format.settings, change: Self.dot)
    let comparer = try MovieComparer(before: one, after: two)
    let first = try #require(comparer.comparison.first)
    #expect(first.reason == .pixels)
    // An encoder may look ahead, and spend its bits otherwise on what comes before.
    let isExact = format.name.hasSuffix("gif") || format.name.hasSuffix("png")
    #expect(isExact ? first.frame == 7 : first.frame <= 7, "\(first)")
    if isExact {
      #expect(comparer.comparison.differing == 5)
      #expect((first.levels ?? 0) > 200)
      // Pictures in a folder have a number and no time.
      if !format.name.hasSuffix("*.png") { #expect(abs(first.time - 7.0 / 30) < 0.011) }
    }
    let ssim = try #require(first.ssim)
    #expect(ssim < 1 && comparer.comparison.lowestSSIM < 0.99)
    let pictures = try #require(comparer.firstPictures)
    #expect(pictures.before.size == PixelSize(width: 64, height: 64))
    #expect(pictures.before.pixels != pictures.after.pixels)
  }

  /// Colours come out as they went in, whatever the layout: else SSIM would speak of something else.
  @Test(arguments: WrittenFormat.all)
  func picturesAreSeenInTheirColors(_ format: WrittenFormat) throws {
    let path = try movie("a-" + format.name, settings: format.settings)
    let picture = PixelPicture(try #require(try PictureSources.source(of: path).next()))
    for (x, y, color) in [(8, 20, [200, 60, 10, 255]), (50, 40, [240, 240, 240, 255])] {
      let place = (y * 64 + x) * 4
      for (seen, meant) in zip(picture.pixels[place..<place + 4], color) {
        #expect(abs(Int(seen) - meant) <= 6, "\(format): \(picture.pixels[place..<place + 4])")
      }
    }
  }

  @Test(arguments: WrittenFormat.transparent)
  func whatIsTransparentIsSeen(_ format: WrittenFormat) throws {
    func made(_ name: String, _ alpha: UInt8) throws -> String {
      let path = folder.path + "/" + name
      let writer = try MovieWriter(
        path: path, width: 64, height: 64, frameRate: 30, settings: format.settings,
        hasAlpha: true)
      for _ in 0..<3 {
        let pixels = writer.makeBuffer()
        for y in 0..<64 {
          let row = pixels.row(y)
          for x in 0..<64 {
            for channel in 0..<4 { row[x * 4 + channel] = x < 32 ? alpha : 0 }
          }
        }
        try writer.append(pixels)
      }
      try writer.finish()
      return path
    }
    let half = try made("half-" + format.name, 128)
    #expect(try comparison(half, made("same-" + format.name, 128)).isEqual)
    let found = try comparison(half, made("more-" + format.name, 160))
    #expect(found.first?.frame == 0)
    let picture = PixelPicture(try #require(try PictureSources.source(of: half).next()))
    #expect(abs(Int(picture.pixels[(20 * 64 + 8) * 4 + 3]) - 128) <= 6)
    #expect(picture.pixels[(20 * 64 + 56) * 4 + 3] <= 6)
  }

  @Test func aClipThatEndsEarlierDiffersThere() throws {
    let found = try comparison(movie("a.mp4", frames: 12), movie("b.mp4", frames: 9))
    // The encoder knows nothing of the end in the frames before.
    #expect(found.first?.reason == .length || found.first?.reason == .pixels)
    let pictures = try comparison(
      movie("a/*.png", frames: 12), movie("b/*.png", frames: 9))
    #expect(pictures.first?.reason == .length && pictures.first?.frame == 9)
    #expect(pictures.first?.ssim == nil && pictures.frames == 9)
    let gif = try comparison(movie("a.gif", frames: 12), movie("b.gif", frames: 9))
    #expect(gif.first?.reason == .length && gif.first?.frame == 9)
    #expect(abs((gif.first?.time ?? 0) - 0.3) < 0.011)
    #expect(gif.after.duration.map { abs($0 - 0.3) < 0.011 } == true)
  }

  @Test func twoSizesAreNotCompared() throws {
    let comparer = try MovieComparer(
      before: movie("a.mp4"), after: movie("b.mp4", width: 80))
    #expect(comparer.comparison.first?.reason == .size)
    #expect(comparer.comparison.frames == 0)
    #expect(comparer.firstPictures?.after.size.width == 80)
  }

  /// A stretch of equal frames is one picture in a GIF, and many in a movie.
  @Test func formatsAreComparedByWhatTheyShowWhen() throws {
    func still(_ frame: Int, _ pixels: PixelBuffer) {
      // All frames but the last two are alike.
      pixels.fill(blue: 240, green: 240, red: 240)
      if frame >= 10 { pixels.fill(blue: 20, green: 20, red: 20) }
    }
    let gif = try movie("a.gif", rate: 50, change: still)
    let movie = try movie("a.mp4", rate: 50, change: still)
    #expect(try comparison(gif, movie, tolerance: 0.05).isEqual)
    let later = try self.movie("b.gif", rate: 50) { frame, pixels in still(frame - 1, pixels) }
    let found = try comparison(gif, later)
    #expect(found.first?.time == 0.2)
  }

  @Test func toleranceIsForWhatLooksTheSame() throws {
    let fine = try movie("a.mp4", settings: MovieSettings(crf: 10))
    let coarse = try movie("b.mp4", settings: MovieSettings(crf: 30))
    #expect(try !comparison(fine, coarse).isEqual)
    let found = try comparison(fine, coarse, tolerance: 0.05)
    #expect(found.isEqual && found.lowestSSIM < 1 && found.lowestSSIM > 0.95)
    let other = try movie("c.mp4", change: Self.dot)
    #expect(try !comparison(fine, other, tolerance: 0.01).isEqual)
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let path = try movie("a.mp4")
    let missing = folder.path + "/none.mp4"
    #expect(throws: MovieError.cannotRead(path: missing, reason: "there is no such file")) {
      try comparison(path, missing)
    }
    let empty = try TemporaryFolder()
    #expect(throws: MovieError.noPictures(path: empty.path + "/*.png")) {
      try comparison(path, empty.path + "/*.png")
    }
    let text = try folder.write("hello", to: "text/frame.png")
    #expect(throws: MovieError.self) {
      try comparison(path, (text as NSString).deletingLastPathComponent)
    }
  }
}
