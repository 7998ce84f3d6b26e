import Foundation
import Geometry
import Testing

@testable import Drawing

/// Lists go to another process and come back as they were.
struct CodingTests {
  private func returned(_ list: DisplayList) throws -> DisplayList {
    try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
  }

  private let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 20, height: 10)

  @Test func everyKindOfPathStaysWhatItIs() throws {
    var free = Path()
    free.move(to: CGPoint(x: 1, y: 2))
    free.addLine(to: CGPoint(x: 3, y: 4))
    free.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    free.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    free.closeSubpath()
    let paths = [
      Path(), Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 3),
      Path(roundedRect: rect, cornerSize: CGSize(width: 3, height: 2), style: .continuous), free,
      free.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2], dashPhase: 0.5)),
    ]
    for path in paths {
      let record = try JSONDecoder().decode(
        PathRecord.self, from: JSONEncoder().encode(PathRecord(path)))
      #expect(record.path == path)
    }
  }

  @Test func everyKindOfItemStaysWhatItIs() throws {
    let stops = [GradientStop(RGBA(0.1, 0.2, 0.3, 0.4), at: 0), GradientStop(.white, at: 1)]
    let paints: [Paint] = [
      .color(.black), .linearGradient(stops, start: .zero, end: CGPoint(x: 1, y: 2)),
      .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 2),
      .ellipticalGradient(stops, bounds: rect, center: .zero, startRadius: 0, endRadius: 1),
      .angularGradient(stops, center: .zero, start: 0, end: 1),
      ColorMesh(
        columns: 2, rows: 2, points: [.zero, .zero, .zero, CGPoint(x: 1, y: 2)],
        colors: [.black, .white, .clear, .black]
      ).map(Paint.mesh) ?? .color(.clear),
    ]
    var items: [DisplayItem] = paints.map {
      .leaf(.shape(ShapeLeaf(path: Path(rect), paint: $0, evenOdd: true)), at: CGPoint(x: 1, y: 2))
    }
    var run = TextRun(
      "Zoë \"é\" \n\u{1F600}", font: FontDescription(size: 17, design: .serif, family: "Inter"),
      paint: .color(.black))
    run.underline = .white
    var layout = TextLayout()
    layout.lineLimit = 2
    items.append(
      .leaf(.text(TextLeaf(runs: [run], layout: layout, size: rect.size)), at: .zero))
    items.append(
      .leaf(
        .symbol(
          SymbolLeaf(
            name: "star.fill", font: FontDescription(size: 9), mode: .palette,
            paints: [.color(.white)], variableValue: 0.5, size: rect.size)), at: .zero))
    var image = ImageLeaf(source: .file("/a b/ü.png"), size: rect.size, tint: .black)
    image.slicing = .init(top: 1, leading: 2, bottom: 3, trailing: 4, tiles: true)
    items.append(.leaf(.image(image), at: .zero))
    var matrix = ProjectionTransform()
    (matrix.m12, matrix.m13, matrix.m31) = (0.25, 0.001, 40)
    let effects: [Effect] = [
      .opacity(0.5), .transform(matrix), .clip(Path(rect), evenOdd: true, antialiased: false),
      .mask([items[0]]), .blur(radius: 3, opaque: true),
      .shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2)), .blend(.softLight),
      .colorMatrix(.identity), .flatten,
    ]
    items += effects.map { .group($0, [items[0]]) }
    let list = DisplayList(items)
    #expect(try returned(list) == list)
  }

  @Test(
    arguments: [
      #"{"kind":"rect","numbers":[1,2,3]}"#, #"{"kind":"elements","verbs":"ml","numbers":[1,2]}"#,
      #"{"kind":"elements","verbs":"x","numbers":[]}"#,
      #"{"kind":"elements","verbs":"m","numbers":[1,2,3]}"#,
    ])
  func aPathWithOtherNumbersIsNone(_ json: String) throws {
    #expect(try JSONDecoder().decode(PathRecord.self, from: Data(json.utf8)).path == nil)
  }
}
