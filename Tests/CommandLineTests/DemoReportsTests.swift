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
