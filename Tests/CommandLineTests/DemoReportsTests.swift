import Testing

@testable import ShowreelCLI

@Suite struct DemoReportsTests {
  private let line =
    #"[{"path":"/tmp/a.mp4","frames":120,"duration":2,"width":640,"height":480,"#
    + #""frameRate":"60","bytes":4096,"seconds":0.5,"framesDrawn":90,"warnings":["W"]}]"#

  @Test func aReportIsReadWithTheClipsOwnPath() throws {
    let reports = DemoReports()
    reports.keep(line, for: ["out/a.mp4"])
    let report = try reports.report(for: "out/a.mp4")
    #expect(report.path == "out/a.mp4")
    #expect(report.frameCount == 120)
    #expect(report.warnings == [.other("W")])
  }

  /// The process that says it may be a stranger's code: a sum of such numbers once ended Showreel.
  @Test(arguments: [
    ("120,", "9223372036854775807,"), ("120,", "-1,"), (":2,", ":1e308,"), (":2,", ":-1,"),
    ("640", "9223372036854775807"), ("480", "0"), ("4096", "-4096"), ("0.5", "1e300"),
    ("90", "9223372036854775807"), (#""60""#, #""60\n::stop-commands::x""#), (#""60""#, #""fast""#),
  ])
  func whatNoClipCanBeIsNotBelieved(_ part: String, _ other: String) {
    let reports = DemoReports()
    reports.keep(line.replacing(part, with: other), for: ["a.mp4"])
    #expect(throws: DemoReportError.self) { try reports.report(for: "a.mp4") }
  }

  @Test func whatItSaysIsOnOneLine() throws {
    let reports = DemoReports()
    reports.keep(
      line.replacing("\"W\"", with: #""a\n::add-mask::b\r\u2028c\u001b[2J""#), for: ["a.mp4"])
    #expect(
      try reports.report(for: "a.mp4").warnings == [.other("a ::add-mask::b c\\u{1B}[2J")])
    let error = DemoReportError.broken(output: "a.mp4", report: "a\n::error::b")
    #expect(error.description.contains("'a ::error::b'"))
  }

  @Test func aReportThatIsBrokenIsAnError() {
    let reports = DemoReports()
    reports.keep("{\"frames\":", for: ["a.mp4"])
    let error = DemoReportError.broken(output: "a.mp4", report: "{\"frames\":")
    #expect(throws: error) { try reports.report(for: "a.mp4") }
    #expect(
      error.description
        == "a.mp4 was written, but what its demo's process says of it cannot be read: "
        + "'{\"frames\":'. Does the demo write to descriptors that are not its own?")
  }
}
