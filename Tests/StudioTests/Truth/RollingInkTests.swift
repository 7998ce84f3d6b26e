import Foundation
import Raster
import TestSupport
import Testing

@testable import Studio
@testable import Views

/// Where our rolling digits have their ink beside those of the recording ContentTransitionNumber: what
/// ``RollingDigitTests`` see in the pictures, by numbers that every clone has.
@MainActor
@Suite("Ink of rolling digits", .serialized)
struct RollingInkTests {
  /// Rule: `numeric-text-roll`.
  @Test func itIsWhereItIsInTheRecording() throws {
    for (index, likeness) in try likeness(of: Roll(transition: .numericText())).enumerated() {
      #expect(likeness >= 0.85, "\(index + 1) to \(index + 2)")
    }
  }

  /// What only fades is told from what rolls.
  @Test func itIsElsewhereInDigitsThatFade() throws {
    for likeness in try likeness(of: Roll(transition: .opacity)) { #expect(likeness < 0.7) }
  }

  /// Of the frame of each roll that is least alike, 0…1; frames are matched by whatever ours shows within 25 ms, and the tap is known to ± 2.
  private func likeness(of view: Roll) throws -> [Double] {
    let folder = try TemporaryFolder()
    var clip = Clip(
      "digits",
      script: Script(steps: [Tap().at(0.5), Tap().at(1.5), Tap().at(2.5)], duration: 3.5)
    ) { view }
    clip.stage.scale = 1
    let frames = folder.file("frames")
    try Exporter(clip).export(to: frames + "/*.png")
    let ours = try FileManager.default.contentsOfDirectory(atPath: frames).sorted().map {
      try InkProfile(
        Bitmap.decode(png: Data(contentsOf: URL(filePath: frames + "/" + $0))))
    }
    return try InkProfile.recorded().enumerated().map { index, roll in
      let tap = 30 + 60 * index
      return (-2...2).map { shift in
        roll.enumerated().map { frame, theirs in
          (-1...1).map { near in
            ours[min(tap + frame + shift + near, ours.count - 1)].likeness(to: theirs)
          }.max() ?? 0
        }.min() ?? 0
      }.max() ?? 0
    }
  }

  private struct Roll: View {
    let transition: ContentTransition
    @State private var number = 1

    var body: some View {
      VStack {
        Text("\(number)")
          .font(.system(size: 144))
          .contentTransition(transition)
        Spacer()
        Button("Change") {
          withAnimation(.easeInOut) { number += 1 }
        }
      }
    }
  }
}
