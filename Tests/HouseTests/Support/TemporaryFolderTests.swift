import Foundation
import TestSupport
import Testing

/// What tests share holds, too.
struct TemporaryFolderTests {
  @Test func whatAKilledTestHasLeftGoes() throws {
    let manager = FileManager.default
    let place = manager.temporaryDirectory
    // No process has a number of ten digits.
    let left = place.appending(path: "showreel-test-1999999999-\(UUID().uuidString)")
    // One UUID in 43 begins with digits alone, as a process's number would.
    let other = place.appending(path: "showreel-test-x\(UUID().uuidString)")
    for folder in [left, other] {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let own = try TemporaryFolder()
    TemporaryFolder.removeAbandoned()
    #expect(!manager.fileExists(atPath: left.path))
    #expect(manager.fileExists(atPath: own.path))
    #expect(manager.fileExists(atPath: other.path))
    try manager.removeItem(at: other)
  }

  @Test func nothingIsRecordedUnlessSomebodySaysSo() {
    #expect(GoldenRecorder.isOn(in: ["SHOWREEL_RECORD": "1"]))
    for text in ["", "0", "no", "11"] {
      #expect(!GoldenRecorder.isOn(in: ["SHOWREEL_RECORD": text]), "\(text)")
    }
    #expect(!GoldenRecorder.isOn(in: [:]))
  }
}
