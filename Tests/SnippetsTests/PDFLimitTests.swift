import Foundation
import TestSupport
import Testing

@testable import Snippets

/// A PDF file that is made to cost much costs what a picture may, and is a placeholder.
@Suite struct PDFLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// - Parameter script: What stands in for the converter; `$7` is where its picture goes.
  private func pictures(
    _ script: String, limits: SandboxLimits = .patient
  ) throws -> PDFPictures {
    let program = try folder.write("#!/bin/sh\n" + script + "\n", to: "converter")
    #expect(chmod(program, 0o700) == 0)
    return PDFPictures(
      cache: CacheFolder(path: folder.file("cache")),
      sandbox: Sandbox(.limitsOnly(reason: "a test")), limits: limits, converter: { program })
  }

  private func told(of pictures: PDFPictures) async throws -> [String] {
    let file = try folder.write("%PDF-1.4", to: "logo.pdf")
    let (files, warnings) = try await pictures.drawn([file])
    #expect(files.isEmpty == !warnings.isEmpty)
    return warnings.map(\.message)
  }

  @Test func aPictureGetsAPartOfWhatACompilerGets() throws {
    let given = SandboxLimits(seconds: 120, memory: 8 << 30, fileSize: 2 << 30)
    let limits = try pictures("", limits: given).command(
      "/bin/true", from: "/a.pdf", to: "/a.svg", in: "/"
    ).limits
    #expect(
      limits
        == SandboxLimits(
          seconds: 30, memory: 1 << 30, fileSize: 32 << 20, tasks: 64, processes: 16,
          descriptors: 64, output: 1 << 20))
    let small = SandboxLimits(seconds: 120, memory: 512 << 20)
    #expect(
      try pictures("", limits: small).command("/bin/true", from: "/a", to: "/b", in: "/")
        .limits.memory == 512 << 20)
  }

  @Test func whatHasNoEndIsEnded() async throws {
    let pictures = try pictures("while :; do :; done", limits: SandboxLimits(seconds: 1))
    #expect(
      try await told(of: pictures) == [
        "the picture is a placeholder: pdftocairo did not come to its end (it was stopped after "
          + "0.25 s). Add it as SVG."
      ])
  }

  private static let tag = #"<svg width="1" height="1" >"#

  /// Who copies it may ask for a part that has no room any more: the last byte is not tried.
  @Test(arguments: [(-4096, 0), (1, 1)])
  func aPictureThatIsMadeHasALargestSize(_ more: Int, _ warnings: Int) async throws {
    let rest = (32 << 20) - Self.tag.utf8.count + more
    let pictures = try pictures(
      "printf '%s' '\(Self.tag)' >\"$7\"; exec head -c \(rest) /dev/zero >>\"$7\"")
    let told = try await told(of: pictures)
    #expect(told.count == warnings)
    let crash =
      "the picture is a placeholder: pdftocairo did not come to its end (it crashed (SIGXFSZ, a file grew too large)"
    #expect(told.allSatisfy { $0.hasPrefix(crash) }, "\(told)")
  }

  @Test func aFileHasALargestSize() async throws {
    let file = try folder.write("%PDF-1.4", to: "large.pdf")
    let pictures = try pictures("echo '\(Self.tag)' >\"$7\"")
    #expect(truncate(file, (32 << 20) + 1) == 0)
    let large = try await pictures.drawn([file])
    #expect(
      large.warnings.map(\.message) == [
        "the picture is a placeholder: it is larger than 32 MB. Add it as SVG."
      ])
    #expect(truncate(file, 32 << 20) == 0)
    #expect(try await pictures.drawn([file]).files.keys.sorted() == [file])
  }

  /// One process for each: a folder of a hundred thousand would take a day.
  @Test func aClipHasAMostOfThem() async throws {
    let files = try (0..<302).map { try folder.write("%PDF-1.4", to: "\($0).pdf") }
    let pictures = try pictures("echo '\(Self.tag)' >\"$7\"")
    let (drawn, warnings) = try await pictures.drawn(files)
    #expect(drawn.count == 300)
    #expect(
      warnings.map(\.message)
        == Array(
          repeating:
            "the picture is a placeholder: a clip has 300 PDF files at most. Add it as SVG.",
          count: 2))
  }
}
