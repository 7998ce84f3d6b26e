import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What is read of a delivery before anything in it is believed has an end, and up to there is read.
@Suite struct DemoDeliveryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// - Parameter length: Of the header; spaces fill it, which JSON may have.
  private func delivery(headerOf length: Int) throws -> DemoDelivery {
    let header = #"{"report":"told","files":[{"name":"a","size":5}]}"#
    let digits = String(length, radix: 16)
    let text =
      "showreel1" + String(repeating: "0", count: 8 - digits.count) + digits + header
      + String(repeating: " ", count: length - header.utf8.count) + "movie"
    let path = try folder.write(text, to: "delivery")
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    return try DemoDelivery(Delivery(copying: file.fileDescriptor))
  }

  @Test(arguments: [100, 1 << 20, (4 << 20) - 1, 4 << 20])
  func aHeaderUpToItsLimitIsRead(_ length: Int) throws {
    let delivery = try delivery(headerOf: length)
    #expect(delivery.report == "told")
    #expect(delivery.files == [DemoDelivery.File(name: "a", size: 5)])
    try delivery.write(0, to: folder.path) { _ in "made" }
    #expect(try String(contentsOfFile: folder.file("made"), encoding: .utf8) == "movie")
  }

  /// All of it is there, and could be read.
  @Test(arguments: [(4 << 20) + 1, 8 << 20])
  func aHeaderBeyondItsLimitIsNotRead(_ length: Int) throws {
    #expect(throws: PlayError.notAClip("it does not begin as a clip's delivery does")) {
      try delivery(headerOf: length)
    }
  }
}
