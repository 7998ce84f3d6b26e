import Foundation
import Testing

@testable import Views

/// What a recorder measures.
@Suite("Recorders of sound")
struct AVAudioRecorderTests {
  @Test("It hears somebody speak while it records and measures, and nobody else") func levels()
    throws
  {
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/dev/null"), settings: [AVFormatIDKey: kAudioFormatMPEG4AAC])
    func level() -> Float {
      recorder.updateMeters()
      return recorder.averagePower(forChannel: 0)
    }
    #expect(level() == -160)
    #expect(recorder.record() && recorder.isRecording)
    #expect(level() == -160)
    recorder.isMeteringEnabled = true
    #expect(level() > -160)
    #expect(recorder.peakPower(forChannel: 0) > recorder.averagePower(forChannel: 0))
    recorder.stop()
    #expect(level() == -160 && recorder.deleteRecording())
  }

  @Test("A voice has words and pauses, none of them too loud") func voice() {
    let levels = (0..<500).map { AVAudioRecorder.voice(at: Double($0) / 100) }
    #expect(levels.allSatisfy { (-46...0).contains($0) })
    #expect((levels.max() ?? 0) > -20 && (levels.min() ?? 0) < -40)
  }
}
