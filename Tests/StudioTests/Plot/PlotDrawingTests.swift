import Foundation
import FoundationXML
import Testing

@testable import Studio

/// A plot of two steps and what is drawn of it.
struct PlotDrawingTests {
  private static let hostile = "</text></svg><script>alert(1)</script><img src=x onerror=\"a\">"

  private func sample(x: Double, opacity: Double = 1) -> MotionPlot.Sample {
    .init(x: x, y: 50, width: 10, height: 10, scale: 1, rotation: 0, opacity: opacity)
  }

  private func plot(label: String = "", _ samples: [MotionPlot.Sample?]) -> MotionPlot {
    MotionPlot(
      step: 0.5, duration: 0.5 * Double(samples.count),
      curves: [.init(name: "Text", label: label, color: nil, samples: samples)],
      marks: [.init(time: 0.5, name: "tap '\(label)'")], others: 2, poster: 0,
      size: .init(width: 100, height: 100))
  }

  @Test func onlyWhatChangesHasAPanel() {
    let svg = PlotDrawing(plot([sample(x: 0), sample(x: 20)])).svg()
    #expect(svg.contains("Position x, pt"))
    #expect(!svg.contains("Opacity") && !svg.contains("Scale") && !svg.contains("Position y"))
    #expect(svg.contains("and 2 more"))
    #expect(PlotDrawing(plot([sample(x: 0)])).svg().contains("Nothing moves."))
  }

  @Test func aViewThatIsGoneLeavesAGap() {
    let there = sample(x: 0)
    let svg = PlotDrawing(plot([there, sample(x: 20), nil, sample(x: 20), there])).svg(.none)
    let line = svg.firstMatch(of: #/sp-c0" d="(M[^"]*)"/#)
    let drawn = svg.matches(of: #/sp-line sp-c0" d="([^"]*)"/#).map(\.output.1)
    #expect(line != nil)
    #expect(drawn.contains { $0.count { $0 == "M" } == 2 })
  }

  @Test func aLabelIsNeverMarkup() throws {
    let svg = PlotDrawing(plot(label: Self.hostile, [sample(x: 0), sample(x: 20)])).svg()
    #expect(!svg.contains("<script") && !svg.contains("<img"))
    #expect(svg.contains("&lt;/text&gt;"))
    // And what is there is whole.
    let parser = XMLParserResult(svg)
    #expect(parser.isWhole)
    #expect(!parser.elements.contains("script"))
  }

  @Test(arguments: PlotScheme.allCases)
  func itIsLightAndDark(_ scheme: PlotScheme) {
    let svg = PlotDrawing(plot([sample(x: 0), sample(x: 20)])).svg(scheme)
    #expect(svg.contains("prefers-color-scheme") == (scheme == .both))
    #expect(svg.contains(".sp-paper{fill:#1c1c1e}") == (scheme == .dark || scheme == .both))
    #expect(svg.contains("<style>") == (scheme != .none))
  }

  @Test(arguments: [(1.0, 3.0, 0.5), (300, 3, 100), (0.07, 3, 0.025), (4.3, 8, 1), (0, 3, 5e-7)])
  func marksAreAtRoundNumbers(_ length: Double, _ parts: Double, _ step: Double) {
    #expect(abs(PlotPanel.niceStep(length, parts: parts) - step) < step / 100)
  }
}

/// What a parser of XML makes of a text.
private final class XMLParserResult: NSObject, XMLParserDelegate {
  var elements: Set<String> = []
  var isWhole = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWhole = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.insert(name)
  }
}
