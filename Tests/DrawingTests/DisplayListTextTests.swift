import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite("A display list's text")
struct DisplayListTextTests {
  private func text(_ items: DisplayItem...) -> String { DisplayList(items).text }

  private func shape(_ path: Path, _ paint: Paint = .color(.black), at point: CGPoint = .zero)
    -> DisplayItem
  {
    .leaf(.shape(ShapeLeaf(path: path, paint: paint)), at: point)
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("An empty list is an empty text") func empty() {
    #expect(text() == "")
  }

  @Test("A rectangle and an ellipse are called by their size") func shapesWithNames() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(
      text(
        shape(Path(rect), .color(RGBA(0, 122 / 255, 1)), at: CGPoint(x: 96.5, y: 59)),
        shape(Path(ellipseIn: CGRect(x: 5, y: -5, width: 20, height: 20)))) == """
          shape rect 200x300 #007AFFFF at 96.5,59
          shape ellipse 5,-5 20x20 #000000FF at 0,0
          """)
  }

  @Test("Any other outline is spelled out") func otherOutline() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(text(shape(path)) == "shape M0,0 L10,0 Q10,10 0,10 Z #000000FF at 0,0")
    #expect(text(shape(Path())) == "shape empty #000000FF at 0,0")
  }

  @Test("A line says how it is drawn") func strokes() {
    let dashed = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    #expect(
      text(shape(square.strokedPath(StrokeStyle(lineWidth: 2))))
        == "shape rect 10x10 stroke 2 #000000FF at 0,0")
    #expect(
      text(shape(square.strokedPath(dashed)))
        == "shape rect 10x10 stroke 2.5 round-cap bevel-join dash 4,2 phase 1 #000000FF at 0,0")
  }

  @Test("What is unusual about a fill is said") func fillRules() {
    var leaf = ShapeLeaf(path: square, paint: .color(.clear))
    leaf.evenOdd = true
    leaf.antialiased = false
    #expect(
      text(.leaf(.shape(leaf), at: .zero)) == "shape rect 10x10 #00000000 even-odd aliased at 0,0")
  }

  @Test("Gradients show their stops and where they run") func gradients() {
    let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    let line = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 10, y: 0))
    let radial = Paint.radialGradient(
      stops, center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 5)
    #expect(
      text(shape(square, line), shape(square, radial)) == """
        shape rect 10x10 linear(#000000FF@0 #FFFFFFFF@1 0,0 to 10,0) at 0,0
        shape rect 10x10 radial(#000000FF@0 #FFFFFFFF@1 around 5,5 0 to 5) at 0,0
        """)
  }

  @Test("Text shows its runs, fonts and size") func texts() {
    var bold = TextRun(
      " world", font: FontDescription(size: 12.5, weight: 600, italic: true), paint: .color(.black))
    bold.kerning = 1
    let plain = TextRun("Hello", font: FontDescription(size: 17), paint: .color(.black))
    let leaf = TextLeaf(runs: [plain, bold], size: CGSize(width: 80, height: 20))
    #expect(
      text(.leaf(.text(leaf), at: CGPoint(x: 1, y: 2)))
        == "text \"Hello\" 17/400 #000000FF + \" world\" 12.5/600 italic #000000FF kerning 1 "
        + "80x20 at 1,2")
  }

  @Test("Symbols and pictures show name and size") func symbolsAndPictures() {
    let symbol = SymbolLeaf(
      name: "star.fill", font: FontDescription(size: 17), paints: [.color(.black)],
      size: CGSize(width: 20, height: 20))
    let image = ImageLeaf(source: .file("a.png"), size: CGSize(width: 8, height: 4), tint: .white)
    #expect(
      text(.leaf(.symbol(symbol), at: .zero), .leaf(.image(image), at: .zero)) == """
        symbol star.fill 17/400 medium monochrome #000000FF 20x20 at 0,0
        image "a.png" 8x4 medium #FFFFFFFF at 0,0
        """)
  }

  @Test("What is in a group stands two spaces further in") func groups() {
    let shift = ProjectionTransform(CGAffineTransform(translationX: -60, y: 0.004))
    let list = text(
      .group(.opacity(0.5), [.group(.transform(shift), [shape(square)]), shape(square)]))
    #expect(
      list == """
        opacity 0.50
          transform 1 0 0 1 -60 0
            shape rect 10x10 #000000FF at 0,0
          shape rect 10x10 #000000FF at 0,0
        """)
  }

  @Test("Every effect has a word") func effects() {
    var perspective = ProjectionTransform()
    perspective.m13 = -0.00125
    let effects: [(Effect, String)] = [
      (.clip(square, evenOdd: true, antialiased: false), "clip rect 10x10 even-odd aliased"),
      (.clip(square, evenOdd: false, antialiased: true), "clip rect 10x10"),
      (.blur(radius: 7, opaque: false), "blur 7"),
      (.blur(radius: 0.5, opaque: true), "blur 0.5 opaque"),
      (
        .shadow(color: RGBA(0, 0, 0, 0.33), radius: 5, offset: CGSize(width: 0, height: 2)),
        "shadow #00000054 radius 5 offset 0,2"
      ),
      (.blend(.multiply), "blend multiply"),
      (.colorMatrix(.identity), "colors 1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"),
      (.flatten, "flatten"),
      (.transform(perspective), "project 1 0 -0.00125 0 1 0.00000 0 0 1.00000"),
    ]
    for (effect, words) in effects {
      #expect(text(.group(effect, [])) == words)
    }
  }

  @Test("A mask's own items stand under the word by") func masks() {
    #expect(
      text(.group(.mask([shape(square)]), [shape(square, .color(.white))])) == """
        mask
          by
            shape rect 10x10 #000000FF at 0,0
          shape rect 10x10 #FFFFFFFF at 0,0
        """)
  }

  @Test("A number that rounds to zero has no minus") func negativeZero() {
    #expect(text(shape(square, at: CGPoint(x: -0.001, y: -0))).hasSuffix("at 0,0"))
  }
}
