import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What demos use of Foundation and its neighbours")
struct FoundationNameTests {
  @Test(
    "A span of time is told in its largest unit, ahead or ago",
    arguments: [
      (0.0, "in 0 seconds", "now"), (-1, "1 second ago", "1 second ago"),
      (90, "in 1 minute", "in 1 minute"), (-7200, "2 hours ago", "2 hours ago"),
      (86400, "in 1 day", "tomorrow"), (-86400, "1 day ago", "yesterday"),
      (604_800, "in 1 week", "next week"), (-2_592_000, "1 month ago", "last month"),
      (-63_072_000, "2 years ago", "2 years ago"),
    ])
  func relativeDates(_ seconds: Double, _ numeric: String, _ named: String) {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now + seconds, relativeTo: now) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: seconds) == named)
  }

  @Test("Short units have no plural") func shortUnits() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -10800) == "3 hr. ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: -10800) == "3 hours ago")
  }

  @Test("A type of file is known by its identifier and its ending") func fileTypes() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType("com.example.note")?.identifier == "com.example.note")
    #expect(UTType(filenameExtension: "note")?.preferredFilenameExtension == "note")
    #expect(UTType(exportedAs: "a.b") == UTType(importedAs: "a.b"))
    #expect(UTType.mpeg4Movie != .movie)
  }

  @Test("What is logged shows nowhere") func logger() {
    let logger = Logger(subsystem: "app", category: "test")
    let played = PlayedView {
      Button("Go") {
        logger.log("a \(1, privacy: .public)")
        for write in [logger.trace, logger.debug, logger.info, logger.notice] { write("b") }
        for write in [logger.warning, logger.error, logger.critical, logger.fault] { write("c") }
        Logger().info("d")
      }
    }
    let before = played.text
    played.tap("Go")
    played.advance(to: 2)
    #expect(played.text == before)
  }

  @Test("The media clock is the clip's") func mediaTime() {
    let played = PlayedView { Square() }
    var times: [Double] = []
    played.change { times.append(CACurrentMediaTime()) }
    played.advance(to: 1.5)
    played.change { times.append(CACurrentMediaTime()) }
    #expect(times.count == 2 && abs(times[1] - times[0] - 1.5) < 1e-6)
    played.change { #expect(CFAbsoluteTimeGetCurrent() == CACurrentMediaTime()) }
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC * NSEC_PER_USEC == MSEC_PER_SEC * NSEC_PER_MSEC)
  }

  @Test("A formatter writes a text") func formattedText() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .percent
    let text = PlayedView { Text(NSNumber(value: 0.25), formatter: formatter) }.text
    #expect(text.contains("\"25%\""))
  }

  @Test("Points, sizes and rectangles are compared by name, too") func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    #expect(!CGRect(x: 0, y: 0, width: 1, height: 2).equalTo(.zero))
  }
}
