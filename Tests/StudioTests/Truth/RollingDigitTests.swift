import Foundation
import Motion
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Our rolling digits beside those of the recording ContentTransitionNumber, frame by frame.
@MainActor
@Suite(
  "Rolling digits", .serialized,
  .disabled(if: Reference.missing != nil, "\(Reference.missing?.description ?? "")"))
struct RollingDigitTests {
  /// Frames of the recording from the first that moved to where the next tap is near.
  nonisolated static let rolls = [91..<125, 127..<159, 161..<194]

  /// Rule: `numeric-text-roll`.
  @Test func theyLookAlikeInEveryFrame() throws {
    let folder = try TemporaryFolder()
    // The recording is at 1, 2 and 3 when these taps come.
    let clip = Clip(
      "digits",
      script: Script(steps: [Tap().at(0.5), Tap().at(1.5), Tap().at(2.5)], duration: 3.5)
    ) { Demo() }
    try Exporter(clip).export(to: folder.file("clip.mp4"))
    let ours = try GrayMovie(folder.file("clip.mp4"), in: folder)
    let reference = try Reference.found.get().folder
      .appendingPathComponent("clips/ContentTransitionNumber.mp4")
    let theirs = try GrayMovie(reference.path, in: folder)

    for (index, roll) in Self.rolls.enumerated() {
      let tap = 30 + 60 * index
      // A recorded frame is matched by whatever ours shows within 25 ms; the tap is known to ± 2.
      let best =
        (-2...2).map { shift -> Double in
          let likeness = roll.map { frame in
            (-1...1).map { near in
              GrayMovie.likeness(
                theirs, frame, ours,
                min(tap + frame - roll.lowerBound + shift + near, ours.count - 1))
            }.max() ?? 0
          }
          return likeness.reduce(0, +) / Double(likeness.count)
        }.max() ?? 0
      #expect(best >= 0.9, "\(index + 1) to \(index + 2)")
    }
  }

  private struct Demo: View {
    @State private var number = 1

    var body: some View {
      VStack {
        Text("\(number)")
          .font(.system(size: 144))
          .contentTransition(.numericText())
        Spacer()
        Button("Change") {
          withAnimation(.easeInOut) { number += 1 }
        }
      }
    }
  }
}

/// A movie's frames in grey at the recordings' size, of which only the digit's area is looked at.
private struct GrayMovie {
  private static let width = 392
  private static let height = 848
  /// Where the digit is in a recording. The phone stands 4 px further left in it than in our clips.
  private static let area = (left: 130, top: 65, width: 132, height: 185)
  private static let shift = (x: 4, y: 1)

  private let pixels: Data
  let count: Int

  init(_ path: String, in folder: TemporaryFolder) throws {
    let raw = folder.file(UUID().uuidString + ".gray")
    _ = try Process(
      "ffmpeg",
      [
        "-v", "error", "-i", path, "-vf",
        "scale=\(Self.width):\(Self.height):flags=area", "-f", "rawvideo", "-pix_fmt", "gray", raw,
      ]
    ).answer()
    pixels = try Data(contentsOf: URL(fileURLWithPath: raw))
    count = pixels.count / (Self.width * Self.height)
  }

  private func area(_ frame: Int, shifted: Bool) -> [Double] {
    let (dx, dy) = shifted ? Self.shift : (0, 0)
    return (0..<Self.area.height).flatMap { y -> [Double] in
      let row = (frame * Self.height + Self.area.top + dy + y) * Self.width
      let start = pixels.startIndex + row + Self.area.left + dx
      return pixels[start..<start + Self.area.width].map(Double.init)
    }
  }

  /// The mean structural similarity (SSIM) of the digit's areas, in windows of 8 × 8 pixels that
  /// overlap by half.
  static func likeness(_ a: GrayMovie, _ first: Int, _ b: GrayMovie, _ second: Int) -> Double {
    let (x, y) = (a.area(first, shifted: false), b.area(second, shifted: true))
    let (steady, steadier) = (6.5025, 58.5225)
    var sum = 0.0
    var windows = 0.0
    for top in stride(from: 0, through: area.height - 8, by: 4) {
      for left in stride(from: 0, through: area.width - 8, by: 4) {
        var (sumX, sumY, squaresX, squaresY, products) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for row in top..<top + 8 {
          for index in row * area.width + left..<row * area.width + left + 8 {
            sumX += x[index]
            sumY += y[index]
            squaresX += x[index] * x[index]
            squaresY += y[index] * y[index]
            products += x[index] * y[index]
          }
        }
        let (meanX, meanY) = (sumX / 64, sumY / 64)
        let varianceX = squaresX / 64 - meanX * meanX
        let varianceY = squaresY / 64 - meanY * meanY
        let covariance = products / 64 - meanX * meanY
        sum +=
          (2 * meanX * meanY + steady) * (2 * covariance + steadier)
          / ((meanX * meanX + meanY * meanY + steady) * (varianceX + varianceY + steadier))
        windows += 1
      }
    }
    return sum / windows
  }
}
