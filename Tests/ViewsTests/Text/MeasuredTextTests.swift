import Drawing
import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("How often texts are measured")
struct MeasuredTextTests {
  private let measuring = CountingText()

  private func run(_ string: String) -> TextRun {
    TextRun(string, font: FontDescription(size: 17), paint: .color(.black))
  }

  @Test func textsThatAreLaidOutAgainAreNotMeasuredAgain() {
    let shift = Handle(CGFloat(0))
    let played = PlayedView(measuring: measuring) {
      shift.shows { shift in
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("One").padding(.leading, shift)
            Text("Two")
          }
          Text("Three").offset(x: shift)
        }
      }
    }
    // Back and forth, so that all that is proposed has been proposed before.
    for value: CGFloat in [10, 0] { played.change { shift.value = value } }
    let (before, passes) = (measuring.count, played.graph.layoutPass.number)
    #expect(before > 0)
    for value: CGFloat in [10, 0, 10, 0] { played.change { shift.value = value } }
    #expect(played.graph.layoutPass.number >= passes + 4)
    #expect(measuring.count == before)
  }

  @Test func aTextThatSaysSomethingElseIsMeasuredAnew() {
    let string = Handle("ab")
    let played = PlayedView(measuring: measuring) { string.shows { Text($0) } }
    #expect(played.frame(ofText: "ab")?.width == 20)
    played.change { string.value = "abcd" }
    #expect(played.frame(ofText: "abcd")?.width == 40)
    played.change { string.value = "ab" }
    #expect(played.frame(ofText: "ab")?.width == 20)
  }

  @Test func anotherLayoutIsMeasuredAnew() {
    var measured = MeasuredText()
    var limited = TextLayout()
    limited.lineLimit = 1
    func height(_ layout: TextLayout) -> CGFloat {
      measured.metrics(
        of: [run("abcd")], layout: layout, in: ProposedViewSize(width: 20, height: nil),
        by: measuring
      ).size.height
    }
    #expect(height(TextLayout()) == 40)
    #expect(height(limited) == 20)
    #expect(height(TextLayout()) == 40)
    #expect(height(TextLayout()) == 40)
    #expect(measuring.count == 3)
  }

  @Test func moreSizesThanAreKeptAreMeasuredAgain() {
    var measured = MeasuredText()
    func width(_ width: CGFloat) -> CGFloat {
      measured.metrics(
        of: [run("abcd")], layout: TextLayout(), in: ProposedViewSize(width: width, height: nil),
        by: measuring
      ).size.width
    }
    let most = MeasuredText.most
    for _ in 0..<2 { for step in 1...most { _ = width(CGFloat(step)) } }
    #expect(measuring.count == most)
    // One more lets go of all the others.
    _ = width(1000)
    #expect(width(20) == 20)
    #expect(measuring.count == most + 2)
  }
}
