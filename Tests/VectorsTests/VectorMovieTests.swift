import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Vectors

/// The document itself, read by an XML parser that is not the writer's.
struct VectorMovieTests {
  private static let fonts = FontBook()

  private static func square(_ color: RGBA = .black, x: Double = 0, side: Double = 10)
    -> DisplayItem
  {
    let path = Path(CGRect(x: 0, y: 0, width: side, height: side))
    return .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: CGPoint(x: x, y: 0))
  }

  private static func text(_ string: String) -> DisplayItem {
    let run = TextRun(string, font: FontDescription(size: 17), paint: .color(.black))
    let size = fonts.measure(
      [run], layout: TextLayout(), in: CGSize(width: 500, height: 500)
    ).size
    return .leaf(.text(TextLeaf(runs: [run], size: size)), at: .zero)
  }

  private func movie(_ frames: [[DisplayItem]]) -> VectorMovie {
    let movie = VectorMovie(fonts: Self.fonts)
    for items in frames { movie.append([DisplayList(items)]) }
    return movie
  }

  private func document(_ frames: [[DisplayItem]]) throws -> ParsedElement {
    let page = VectorPage(
      width: 200, height: 100, scale: 2, background: .white, rate: (10, 1), mark: "Made by a test")
    return try ParsedElement(movie(frames).document(page))
  }

  @Test func theDocumentSaysItsSizeAndItsFrames() throws {
    let root = try document([[Self.square()], [Self.square(x: 1)], [Self.square(x: 1)]])
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "200" && root.attributes["height"] == "100")
    #expect(root.attributes["viewBox"] == "0 0 100 50")
    #expect(root.attributes["data-frames"] == "3")
    #expect(root.attributes["data-frame-rate"] == "10/1")
    #expect(root.all("metadata").map(\.text) == ["Made by a test"])
  }

  /// A document has every state that differs, so its length is no matter and how much there is of it all the more.
  @Test func aClipOfTooManyShapesIsGivenUp() {
    let movie = VectorMovie(fonts: Self.fonts, mostItems: 10)
    func add(_ x: Double) {
      movie.append([DisplayList([Self.square(), .group(.flatten, [Self.square(x: x)])])])
    }
    // Three each: a group counts, too.
    for x in [1.0, 2, 3] { add(x) }
    for _ in 0..<1000 { add(3) }
    #expect(!movie.isOverfull)
    add(4)
    #expect(movie.isOverfull)
    #expect(movie.frameCount == 1004)
  }

  @Test func whatStandsStillIsWrittenOnceAndNeverChanges() throws {
    let frames = (0..<30).map { [Self.square(.white, side: 90), Self.square(x: Double($0))] }
    let root = try document(frames)
    let paths = root.all("path")
    #expect(paths.count == 2)
    #expect(paths[0].children.isEmpty)
    #expect(paths[1].all("animateTransform").count == 1)
  }

  @Test func eachFrameIsOneValueAndEqualFramesAreOne() throws {
    let places: [Double] = [0, 4, 4, 4, 7]
    let root = try document(places.map { [Self.square(x: $0)] })
    let move = try #require(root.all("animateTransform").first)
    #expect(move.attributes["type"] == "translate")
    #expect(move.attributes["values"] == "0 0;4 0;7 0")
    #expect(move.attributes["keyTimes"] == "0;.2;.8")
    #expect(move.attributes["calcMode"] == "discrete")
    #expect(move.attributes["dur"] == ".5s")
    #expect(move.attributes["repeatCount"] == "indefinite")
  }

  @Test func whatComesAndGoesIsHiddenMeanwhileAndKeepsItsPlaceInTheOrder() throws {
    let (back, middle, front) = (
      Self.square(.white, side: 50), Self.square(side: 20), Self.text("A")
    )
    let root = try document([[back, front], [back, middle, front], [back, front]])
    let shown = root.children.filter { $0.name == "path" || $0.name == "g" }
    #expect(shown.map(\.name) == ["path", "path", "g"])
    #expect(shown[1].attributes["display"] == "none")
    let display = try #require(shown[1].all("animate").first)
    #expect(display.attributes["attributeName"] == "display")
    #expect(display.attributes["values"] == "none;inline;none")
    #expect(shown[0].children.isEmpty && shown[2].all("animate").isEmpty)
  }

  @Test func aGlyphIsWrittenOnceHoweverOftenItIsUsed() throws {
    let root = try document([[Self.text("noon")]])
    let glyphs = root.all("defs").flatMap { $0.all("path") }
    #expect(glyphs.count == 2)
    let uses = root.all("use").compactMap { $0.attributes["href"] }
    #expect(uses.count == 4 && Set(uses).count == 2)
    #expect(root.all("text").isEmpty)
  }

  @Test func aMatrixThatChangesIsTakenApartAndPutTogetherAgain() throws {
    let matrices = (0..<6).map { step -> CGAffineTransform in
      let angle = Double(step) * 0.7
      return CGAffineTransform(
        a: 2 * cos(angle), b: 2 * sin(angle), c: -sin(angle) + 0.3 * cos(angle),
        d: cos(angle) + 0.3 * sin(angle), tx: Double(step) * 5, ty: -3)
    }
    let root = try document(
      matrices.map { [.group(.transform(ProjectionTransform($0)), [Self.square()])] })
    let steps = root.all("animateTransform")
    #expect(
      steps.compactMap { $0.attributes["type"] } == ["translate", "rotate", "skewX", "scale"])
    #expect(
      steps.compactMap { $0.attributes["additive"] } == ["replace", "sum", "sum", "sum"])
    for (index, matrix) in matrices.enumerated() {
      let numbers = steps.map { step -> [Double] in
        let values = step.attributes["values"]?.split(separator: ";") ?? []
        let value = values.count == matrices.count ? values[index] : values.first ?? ""
        return value.split(separator: " ").compactMap { Double($0) }
      }
      let (turn, skew) = (numbers[1][0] * .pi / 180, tan(numbers[2][0] * .pi / 180))
      let (x, y) = (numbers[3][0], numbers[3][1])
      let seen = [
        cos(turn) * x, sin(turn) * x, (cos(turn) * skew - sin(turn)) * y,
        (sin(turn) * skew + cos(turn)) * y, numbers[0][0], numbers[0][1],
      ]
      let wanted = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) }
      for (one, other) in zip(seen, wanted) { #expect(abs(one - other) < 1e-4) }
    }
  }

  @Test func allThatCannotBeIsToldWithItsFirstFrame() {
    let image = DisplayItem.leaf(
      .image(
        ImageLeaf(source: .file("/a/photo.png"), size: CGSize(width: 1, height: 1))), at: .zero)
    var tipped = ProjectionTransform()
    tipped.m13 = 0.001
    let angular = Paint.angularGradient(
      [GradientStop(.black, at: 0)], center: .zero, start: 0, end: 1)
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let matrix = ColorMatrix(ColorMatrix.identity.values.map { $0 / 2 })
    let square = [Self.square()]
    let movie = movie([
      square, [.group(.blur(radius: 0, opaque: false), square)], [image],
      [image, .group(.blur(radius: 3, opaque: true), square)],
      [
        .group(
          .blur(radius: 3, opaque: false), [.group(.backdrop(radius: 9, .identity), square)])
      ],
      [.group(.colorMatrix(matrix), [.group(.blend(.multiply), square)])],
      [.group(.transform(tipped), square)],
      [.leaf(.shape(ShapeLeaf(path: path, paint: angular)), at: .zero)], [Self.text("a😀")],
    ])
    movie.append([DisplayList(square), DisplayList([Self.square(x: 3)])])
    #expect(
      movie.obstacles.map(\.description) == [
        "the image 'photo.png' (frame 2)", "an opaque blur (frame 3)",
        "a material or another blurred background that is one of many, tipped, or blurred or "
          + "recoloured itself (frame 4)",
        "the blend mode 'multiply' (frame 5)", "a turn in perspective (frame 6)",
        "an angular gradient (frame 7)", "the coloured character '😀' (frame 8)",
        "motion blur (frame 9)",
      ])
  }

  @Test func aMaterialShowsWhatIsBelowItOnceMore() throws {
    let page = VectorPage(
      width: 200, height: 100, scale: 2, background: .white, rate: (10, 1), mark: "Made by a test")
    let movie = VectorMovie(fonts: Self.fonts, page: page)
    let red = Self.square(RGBA(1, 0, 0), side: 40)
    let colors = ColorMatrix(ColorMatrix.identity.values.map { $0 / 2 })
    let larger = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let glass = DisplayItem.group(.backdrop(radius: 3, colors), [Self.square()])
    movie.append([DisplayList([red, .group(.transform(larger), [glass]), Self.square(x: 30)])])
    #expect(movie.obstacles.isEmpty)
    let root = try ParsedElement(movie.document(page))
    #expect(root.all("feGaussianBlur").compactMap { $0.attributes["stdDeviation"] } == ["3"])
    #expect(
      root.all("feColorMatrix").compactMap { $0.attributes["values"] } == [
        ".5 0 0 0 0 0 .5 0 0 0 0 0 .5 0 0 0 0 0 .5 0"
      ])
    #expect(root.all("mask").count == 1)
    func count(_ color: String) -> Int {
      root.all("path").filter { $0.attributes["fill"] == color }.count
    }
    // What it is drawn over is a path only there; what is above the glass is not seen through it.
    #expect(count("#ff0000") == 2 && count("#ffffff") == 1 && count("#000000") == 2)
  }

  @Test func manyMaterialsAreTooMany() {
    let glass = DisplayItem.group(.backdrop(radius: 3, .identity), [Self.square()])
    for number in 1...5 {
      let movie = movie([Array(repeating: glass, count: number)])
      #expect(movie.obstacles.map(\.kind) == (number > 3 ? [.material] : []))
    }
  }

  @Test func everythingThatIsUsedIsThere() throws {
    let stops = [GradientStop(.white, at: 0), GradientStop(.black, at: 1)]
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let frames = (1..<4).map { step -> [DisplayItem] in
      let paint = Paint.radialGradient(
        stops, center: CGPoint(x: step, y: 0), startRadius: 9, endRadius: 1)
      let shape = DisplayItem.leaf(.shape(ShapeLeaf(path: path, paint: paint)), at: .zero)
      return [
        .group(
          .shadow(color: .black, radius: Double(step), offset: .zero),
          [.group(.mask([Self.square(x: Double(step))]), [shape])]),
        .group(.clip(path, evenOdd: false, antialiased: true), [Self.text("\(step)")]),
      ]
    }
    let root = try document(frames)
    let names = root.everything.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    var used = 0
    for value in root.everything.flatMap(\.attributes.values) where value.contains("#") {
      guard let name = value.firstMatch(of: #/^(?:url\()?#([a-z]\d+)\)?$/#)?.output.1 else {
        continue
      }
      used += 1
      #expect(names.contains(String(name)), "\(value)")
    }
    #expect(used > 5)
    let circle = try #require(root.all("radialGradient").first)
    #expect(circle.attributes["fr"] == "1" && circle.attributes["r"] == "9")
    #expect(
      circle.all("stop").compactMap { $0.attributes["stop-color"] } == ["#000000", "#ffffff"])
  }

  @Test func numbersAreAsShortAsTheyCanBe() {
    #expect(
      [0.5, -0.25, 12, 0.0001, -3.10].map { $0.svg(2) } == [".5", "-.25", "12", "0", "-3.1"])
    #expect(Double.nan.svg(2) == "0")
  }
}
