import Foundation
import Testing

/// A demo's process may write what it hands over itself, and end: what is believed is what proves to be so.
struct ForgedClipTests {
  private let showreel = Result { try Showreel() }

  private struct Report: Codable {
    var path = "a.mp4"
    var frames = 5
    var duration = 0.5
    var width = 80
    var height = 60
    var frameRate = "10"
    var bytes: Int
    var seconds = 0.1
    var framesDrawn = 1
    var warnings: [String] = []
  }

  private struct Header: Codable {
    struct File: Codable {
      var name: String
      var size: Int
      var output: Int
    }
    var report: String
    var files: [File]
  }

  private struct Forgery {
    var name: String
    var movie: Data
    var poster: Data
    var report: String
    /// What is said of it; nil where it is what was asked for.
    var fault: String?

    /// - Parameter change: Of what the process says of the movie.
    init(
      _ name: String, _ movie: Data, _ poster: Data, _ fault: String?,
      change: (inout Report) -> Void = { _ in }
    ) throws {
      (self.name, self.movie, self.poster, self.fault) = (name, movie, poster, fault)
      var report = Report(bytes: movie.count)
      change(&report)
      self.report = String(decoding: try JSONEncoder().encode([report]), as: UTF8.self)
    }

    /// A block of a page whose code hands it over.
    var block: String {
      get throws {
        let header = try JSONEncoder().encode(
          Header(
            report: report,
            files: [
              Header.File(name: "a", size: movie.count, output: 0),
              Header.File(name: "b", size: poster.count, output: 1),
            ]))
        let digits = String(header.count, radix: 16)
        let mark = "showreel1" + String(repeating: "0", count: 8 - digits.count) + digits
        let all = (Data(mark.utf8) + header + movie + poster).base64EncodedString()
        return """
          ```swift
          import Foundation
          struct Forged: View {
            init() {
              let all = Data(base64Encoded: "\(all)") ?? Data()
              ftruncate(4, 0)
              lseek(4, 0, SEEK_SET)
              all.withUnsafeBytes { _ = write(4, $0.baseAddress, $0.count) }
              _exit(0)
            }
            var body: some View { Color.red }
          }
          ```
          <video src="\(name).mp4"></video>

          """
      }
    }
  }

  private func made(_ page: String, _ name: String, _ options: [String]) async throws -> Data {
    let program = try showreel.get()
    try program.write(page, to: name + ".md")
    let answer = try await program.run(["export", name + ".md", "-q", "--poster"] + options)
    #expect(answer.code == 0, "\(answer.errors)")
    return try program.data(name + ".mp4")
  }

  private static func honest(_ name: String) -> String {
    """
    ```swift
    struct Honest: View { var body: some View { Color.red } }
    ```
    <video src="\(name).mp4"></video>
    """
  }

  @Test func whatADemosProcessWritesItselfIsHeldAgainstWhatWasAskedFor() async throws {
    let program = try showreel.get()
    let movie = try await made(Self.honest("right"), "right", Showreel.brief)
    let poster = try program.data("right.png")
    let turned = try await made(
      Self.honest("turned"), "turned", Showreel.brief + ["--size", "60x80"])
    let longer = try await made(
      Self.honest("longer"), "longer", Showreel.brief + ["--duration", "0.8"])
    var broken = try Forgery("broken", movie, poster, "what it says of itself cannot be read")
    broken.report = "{"
    let forged = [
      try Forgery("same", movie, poster, nil),
      try Forgery("size", turned, poster, "it has 60×80 pixels and not 80×60"),
      try Forgery("said", turned, poster, "it says that it has 60×80 pixels and not 80×60") {
        ($0.width, $0.height) = (60, 80)
      },
      try Forgery("longer", longer, poster, "it has 8 pictures and not 5"),
      try Forgery("rate", movie, poster, "it says that it has 20 frames a second and not 10") {
        ($0.frameRate, $0.duration) = ("20", 0.25)
      },
      try Forgery("tail", movie + Data("<html>".utf8), poster, "it is no whole file of its kind"),
      try Forgery(
        "picture", movie, poster.prefix(24) + Data("<script>".utf8), "it is no whole file"),
      broken,
    ]
    for clip in forged {
      try movie.write(to: program.folder.appending(path: clip.name + ".mp4"))
      try poster.write(to: program.folder.appending(path: clip.name + ".png"))
    }
    try program.write(forged.map { try $0.block }.joined(separator: "\n"), to: "forged.md")
    let answer = try await program.run(["export", "forged.md", "--poster"] + Showreel.brief)
    #expect(answer.code == 1)
    for fault in forged.compactMap(\.fault) {
      #expect(
        answer.errors.contains("not the clip that was asked for: " + fault), "\(answer.errors)")
    }
    #expect(answer.errors.components(separatedBy: "was asked for: ").count == forged.count)
    for clip in forged {
      #expect(try program.data(clip.name + ".mp4") == movie, "\(clip.name)")
      #expect(try program.data(clip.name + ".png") == poster, "\(clip.name)")
    }
  }
}
