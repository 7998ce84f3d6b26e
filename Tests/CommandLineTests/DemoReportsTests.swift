import Testing

@testable import ShowreelCLI

@Suite struct DemoReportsTests {
  private let line =
    #"{"path":"/tmp/a.mp4","frames":120,"duration":2,"width":640,"height":480,"#
    + #""frameRate":"60","bytes":4096,"seconds":0.5,"framesDrawn":90,"warnings":["W"]}"#

  @Test func aReportIsPickedOutOfWhatADemoPrints() throws {
    let reports = DemoReports()
    reports.read("hello\n" + DemoReports.mark.prefix(5), output: "out/a.mp4")
    reports.read(DemoReports.mark.dropFirst(5) + line + "\nbye\n", output: "out/a.mp4")
    let report = try reports.report(for: "out/a.mp4")
    #expect(report.path == "out/a.mp4")
    #expect(report.frameCount == 120)
    #expect(report.warnings == ["W"])
  }

  @Test func aReportThatIsMissingOrBrokenIsAnError() {
    let reports = DemoReports()
    reports.read("hello\n", output: "a.mp4")
    #expect(throws: DemoReportError.missing(output: "a.mp4")) { try reports.report(for: "a.mp4") }
    reports.read(DemoReports.mark + "{\"frames\":\n", output: "a.mp4")
    #expect(throws: DemoReportError.broken(output: "a.mp4", report: "{\"frames\":")) {
      try reports.report(for: "a.mp4")
    }
  }

  @Test(arguments: [
    (
      DemoReportError.missing(output: "a.mp4"),
      "a.mp4 was written, but its demo ended without saying so; perhaps it closed its standard "
        + "output. Keep the demo from doing that."
    ),
    (
      .broken(output: "a.mp4", report: "{"),
      "a.mp4 was written, but what its demo's process says of it cannot be read: '{'. Keep the "
        + "demo from printing in the background while its clip is finished."
    ),
  ])
  func saysWhatWhyAndWhatToDo(error: DemoReportError, text: String) {
    #expect(error.description == text)
  }
}
