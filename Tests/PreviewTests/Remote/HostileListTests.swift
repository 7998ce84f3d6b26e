import Compositing
import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import TestSupport
import Testing

@testable import Studio

/// Answers that no clip gives, and what a window's process makes of them.
@MainActor
struct HostileListTests {
  private func answer(_ items: DisplayItem...) throws -> Data {
    try WireJSON.data(PreviewAnswer.frames(PreviewFrames([DisplayList(items)])))
  }

  private func shape(_ paint: Paint = .color(.black)) -> DisplayItem {
    .leaf(
      .shape(ShapeLeaf(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: paint)),
      at: .zero)
  }

  private func text(_ string: String = "Hi", _ change: (inout TextRun) -> Void) -> DisplayItem {
    var run = TextRun(string, font: FontDescription(size: 12), paint: .color(.black))
    change(&run)
    return .leaf(.text(TextLeaf(runs: [run], size: CGSize(width: 40, height: 20))), at: .zero)
  }

  private func reason(_ data: Data) -> String? {
    do {
      _ = try PreviewAnswer(checking: data, isReadable: { _ in true })
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aClipsOwnListIsTaken() throws {
    #expect(reason(try answer(shape(), text { _ in })) == nil)
  }

  @Test func whatCannotBeDrawnIsRefused() throws {
    var deep = shape()
    for _ in 0...DisplayList.deepest { deep = .group(.opacity(0.5), [deep]) }
    var dashed = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    dashed = dashed.strokedPath(StrokeStyle(lineWidth: .infinity))
    let far = CGPoint(x: 1e12, y: 0)
    let stops = [GradientStop(.black, at: .nan), GradientStop(.white, at: 1)]
    var symbol = SymbolLeaf(
      name: "star", font: FontDescription(size: 12), paints: [], size: CGSize(width: 9, height: 9))
    symbol.part = -1
    var unlit = symbol
    (unlit.part, unlit.unlitOpacity) = (0, 1e9)
    let hostile: [DisplayItem] = [
      deep, .leaf(.shape(ShapeLeaf(path: dashed, paint: .color(.black))), at: .zero),
      shape(.linearGradient(stops, start: .zero, end: far)),
      shape(.color(RGBA(.nan, 0, 0))), .group(.blur(radius: 1e300, opaque: false), [shape()]),
      .group(.opacity(.nan), [shape()]), .leaf(.symbol(symbol), at: .zero),
      text { $0.font.size = 1e9 }, text { $0.font.weight = -5 }, text { $0.kerning = .infinity },
      text(String(repeating: "a", count: 2_000_000)) { _ in }, text { $0.font.stretch = 1e9 },
      text { $0.font.stretch = .nan }, .leaf(.symbol(unlit), at: .zero),
    ]
    for item in hostile {
      let reason = try #require(reason(try answer(item)), "\(String(describing: item).prefix(80))")
      #expect(reason.hasPrefix("The demo's process sent what "))
    }
  }

  /// What reads an answer goes down some calls for each.
  @Test func whatIsInOneAnotherWithoutAnEndIsNoAnswer() {
    let group = #"{"group":{"_0":{"flatten":{}},"_1":["#
    let lists = #"{"frames":{"_0":{"places":[0],"lists":[{"items":["#
    for text in [
      String(repeating: "[", count: 1 << 20), lists + String(repeating: group, count: 1 << 15),
    ] {
      #expect(reason(Data(text.utf8)) == "\(RemoteClipError.wrongAnswer)")
    }
  }

  /// What looks like one character may be all that an answer may have.
  @Test func aReasonIsAsLongAsAWindowHasRoom() throws {
    let long = "a" + String(repeating: "\u{301}", count: 100_000)
    let failed = try WireJSON.data(PreviewAnswer.failed(long))
    #expect(reason(failed) == String(String.UnicodeScalarView(long.unicodeScalars.prefix(2000))))
    var overlay = PreviewOverlay(
      model: PreviewModel(frameCount: 1, frameRate: 60))
    overlay.problem = long
    let texts = overlay.displayList(PreviewStyle(measuring: FontBook())).items.compactMap { item in
      if case .leaf(.text(let text), _) = item { text.runs.first?.string } else { nil }
    }
    #expect(texts.map(\.unicodeScalars.count) == [10_000])
  }

  /// It is written in a column of the window as wide as 100 %.
  @Test(arguments: ["0", "0.5", "1", "1.01", "100", "-1000", "1e300", "\"nan\""])
  func aPartOfAnAnimationIsNoMoreThanAllOfIt(_ progress: String) {
    let running =
      #"{"elapsed":1,"duration":2,"progress":\#(progress),"property":"opacity","view":"Circle"}"#
    let moment =
      #"{"isSettled":true,"outlines":[],"running":[\#(running)],"runsForever":false,"time":1}"#
    let reason = reason(Data(#"{"moment":{"_0":\#(moment)}}"#.utf8))
    let isTaken = ["0", "0.5", "1"].contains(progress)
    #expect(reason == (isTaken ? nil : "\(RemoteClipError.wrongAnswer)"))
  }

  private static let numbers = [
    "0", "1", "7", "-3", "99", "1e3", "-2e5", "1e7", "3e9", "1e30", "0.001", "1e-300",
  ]

  /// A list's bytes with some changed: what is taken can be drawn, and nothing else happens.
  @Test func whatIsTakenCanBeDrawn() throws {
    let items: [DisplayItem] = [
      shape(),
      shape(
        .radialGradient(
          [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], center: .zero, startRadius: 1,
          endRadius: 9)),
      text { $0.underline = .black },
      .group(
        .clip(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), evenOdd: false,
          antialiased: true), [shape()]),
      .group(.shadow(color: .black, radius: 3, offset: CGSize(width: 1, height: 1)), [shape()]),
      .group(.mask([shape()]), [shape()]), .group(.blur(radius: 2, opaque: false), [shape()]),
      .group(.blend(.multiply), [shape()]), .group(.colorMatrix(.identity), [shape()]),
      .group(.transform(ProjectionTransform()), [shape()]),
    ]
    let compositor = try Compositor(
      size: PixelSize(width: 32, height: 32), scale: 1, painter: LeafPainter(fonts: FontBook()))
    var numbers = SeededNumbers(seed: 7)
    var taken = 0
    for item in items {
      let bytes = [UInt8](try answer(item))
      let digits = bytes.indices.filter { Character(UnicodeScalar(bytes[$0])).isNumber }
      for _ in 0..<30 {
        var changed = bytes
        // Numbers of all sizes; what is no JSON any more is refused and costs nothing.
        for _ in 0...Int.random(in: 0..<3, using: &numbers) {
          let place = try #require(digits.randomElement(using: &numbers))
          let number = try #require(Self.numbers.randomElement(using: &numbers))
          changed.replaceSubrange(place...place, with: Array(number.utf8))
        }
        guard
          let read = try? PreviewAnswer(checking: Data(changed), isReadable: { _ in false }),
          case .frames(let frames) = read
        else { continue }
        taken += 1
        for list in frames.lists { _ = try compositor.draw(list, background: .white) }
      }
    }
    #expect(taken > 100)
  }
}
