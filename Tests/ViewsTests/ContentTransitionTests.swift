import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct ContentTransitionTests {
  private func played<Value>(
    _ handle: Handle<Value>, @ViewBuilder _ view: @escaping (Value) -> some View
  ) -> PlayedView {
    PlayedView(size: CGSize(width: 200, height: 100), measuring: OutlinedText()) {
      handle.shows(view)
    }
  }

  private func texts(_ view: PlayedView) -> [String] {
    leaves(view.graph.displayList().items).compactMap { leaf in
      if case .text(let text) = leaf { text.runs.map(\.string).joined() } else { nil }
    }
  }

  /// The rectangles of glyphs, in their text's coordinates, that no effect is applied to.
  private func stillGlyphs(_ view: PlayedView) -> CGRect? {
    view.graph.displayList().items.compactMap { item in
      if case .leaf(.shape(let shape), _) = item { shape.path.boundingRect } else { nil }
    }.first
  }

  /// Opacities of the groups drawn now, back to front.
  private func opacities(_ view: PlayedView) -> [Double] {
    view.graph.displayList().items.compactMap { item in
      guard case .group(.opacity(let opacity), _) = item else { return nil }
      return (opacity * 100).rounded() / 100
    }
  }

  /// Rule: `content-needs-animation`.
  @Test func withoutAnAnimationNewTextIsThereAtOnce() {
    let handle = Handle("one")
    let view = played(handle) { Text($0) }
    view.change { handle.value = "two" }
    #expect(texts(view) == ["two"])
  }

  /// Rule: `content-needs-animation`.
  @Test func identityIsThereAtOnceEvenWithAnAnimation() {
    let handle = Handle("one")
    let view = played(handle) { Text($0).contentTransition(.identity) }
    view.animate { handle.value = "two" }
    #expect(texts(view) == ["two"])
  }

  /// Rule: `text-fades-by-default`.
  @Test func differentTextFadesOverByDefault() {
    let handle = Handle("a")
    let view = played(handle) { Text($0) }
    view.animate { handle.value = "b" }
    view.advance(to: 0.25)
    #expect(opacities(view) == [0.75, 0.25])
    view.advance(to: 1.1)
    #expect(texts(view) == ["b"])
  }

  /// Rule: `text-interpolates`.
  @Test func interpolatedGlyphsGrowInSizeAndWeight() {
    let handle = Handle(false)
    let view = played(handle) { isLarge in
      Text("a").font(.system(size: isLarge ? 40 : 20, weight: isLarge ? .black : .thin))
        .contentTransition(.interpolate)
    }
    view.animate { handle.value = true }
    view.advance(to: 0.5)
    // Halfway from a box of 2 × 20 to one of 9 × 40.
    #expect(stillGlyphs(view)?.size == CGSize(width: 5.5, height: 30))
    view.advance(to: 1.1)
    #expect(texts(view) == ["a"])
  }

  /// Rule: `text-interpolates`.
  @Test func anotherDesignFadesOver() {
    let handle = Handle(false)
    let view = played(handle) { isSerif in
      Text("a").fontDesign(isSerif ? .serif : .default).contentTransition(.interpolate)
    }
    view.animate { handle.value = true }
    view.advance(to: 0.5)
    #expect(opacities(view) == [0.5, 0.5])
  }

  @Test func interruptedTextGoesOnFromWhatIsShown() {
    let handle = Handle(20.0)
    let view = played(handle) { size in
      Text("a").font(.system(size: size)).contentTransition(.interpolate)
    }
    view.animate { handle.value = 40 }
    view.advance(to: 0.5)
    let before = stillGlyphs(view)?.height
    view.animate { handle.value = 20 }
    #expect(before == 30)
    #expect(stillGlyphs(view)?.height == before)
  }

  /// Rule: `numeric-text-keeps-equal-digits`.
  @Test func onlyTheDigitThatChangedMoves() {
    let handle = Handle(129)
    let view = played(handle) { Text("\($0)").contentTransition(.numericText()) }
    view.animate(.easeInOut) { handle.value = 128 }
    view.advance(to: 0.1)
    // "12" stays: two boxes from 0 to 10 + 4.
    #expect(stillGlyphs(view)?.minX == 0)
    #expect(stillGlyphs(view)?.maxX == 14)
    #expect(opacities(view).count == 2)
    view.advance(to: 2)
    #expect(texts(view) == ["128"])
  }

  /// Rule: `numeric-text-direction`.
  @Test(arguments: [
    (ContentTransition.numericText(), 1.0), (.numericText(countsDown: true), -1),
  ])
  func digitsRollTheWayTheFlagSays(_ transition: ContentTransition, _ direction: Double) {
    #expect(rollDirection(from: transition, to: transition) == direction)
  }

  /// Rule: `numeric-text-direction`.
  @Test func digitsRollUpWhenTheValueShrinks() {
    #expect(rollDirection(from: .numericText(value: 5), to: .numericText(value: 4)) == -1)
    #expect(rollDirection(from: .numericText(value: 5), to: .numericText(value: 6)) == 1)
  }

  private func rollDirection(from old: ContentTransition, to new: ContentTransition) -> Double? {
    let choice = TextChange.choose(
      new, previous: old, from: [], to: [], transaction: Transaction(animation: .default),
      environment: EnvironmentValues())
    if case .roll(let direction)? = choice?.change.kind { return direction }
    return nil
  }

  @Test(
    arguments: [
      ("129", "128", [0, 1, nil]), ("99", "100", [nil, nil, nil]), ("9", "19", [nil, 0]),
      ("1,000", "1,100", [0, 1, nil, 3, 4]), ("", "1", [nil]), ("12", "12", [0, 1]),
      ("n: 9 m", "n: 10 m", [0, 1, 2, nil, nil, 4, 5]), ("2968", "3339", [nil, nil, nil, nil]),
    ] as [(String, String, [Int?])])
  func charactersStayByTheirPlaces(_ old: String, _ new: String, _ expected: [Int?]) {
    #expect(GlyphMatching.common(old.map(String.init), new.map(String.init)) == expected)
  }

  @Test func outlinesWithTheSamePointsAreInterpolatedPointByPoint() {
    let triangle = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      path.closeSubpath()
    }
    let larger = triangle.applying(CGAffineTransform(scaleX: 3, y: 3))
    #expect(
      triangle.interpolated(to: larger, 0.5).description == "M0,0 L20,0 L0,20 Z")
  }

  @Test func anOutlineThatLeavesOutItsClosingLineStillMatches() {
    let open = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 2), control: CGPoint(x: 5, y: 9))
      path.addLine(to: .zero)
      path.closeSubpath()
    }
    let closed = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 9))
      path.closeSubpath()
    }
    #expect(closed.interpolated(to: open, 0.5).description == "M0,0 Q5,9 5,1 L0,0 Z")
  }

  @Test func outlinesOfOtherFontsAreStretchedToTheBoxBetweenThem() {
    let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 50))
    for progress in [0.25, 0.75] {
      let shown = box.interpolated(to: circle, progress).boundingRect
      #expect(abs(shown.width - (10 + 20 * progress)) < 0.01)
      #expect(abs(shown.height - (10 + 40 * progress)) < 0.01)
    }
  }

  @Test func theLeadingEdgeIsAheadOfTheFrameAsInTheRecording() {
    let size = Handle(false)
    let moving = played(size) { isAway in
      HStack(spacing: 0) {
        if isAway { Color.clear.frame(width: 80, height: 1) }
        Text("a").font(.system(size: isAway ? 40 : 20)).contentTransition(.interpolate)
        Spacer()
      }
    }
    func leadingEdge() -> CGFloat? {
      moving.graph.displayList().items.compactMap { item in
        if case .leaf(.shape, let point) = item { point.x } else { nil }
      }.last
    }
    moving.animate { size.value = true }
    moving.advance(to: 0.5)
    #expect(leadingEdge() == 60)
  }

  @Test func underlinesTravelWithTheirGlyphs() {
    let handle = Handle(20.0)
    let view = played(handle) { size in Text("ab").underline().font(.system(size: size)) }
    view.animate { handle.value = 40 }
    view.advance(to: 0.5)
    // Two boxes 30 high and 4 wide, and below them two lines.
    #expect(stillGlyphs(view) == CGRect(x: 0, y: -14, width: 20, height: 33))
  }

  /// Places and sizes as fitted to frames of the recording, 61 px being the whole way; the times
  /// are from the fitted start of the roll.
  ///
  /// Rule: `numeric-text-roll`.
  @Test(arguments: [
    (0.0487, 0.207, 0.795), (0.0820, 0.466, 0.578), (0.1153, 0.715, 0.397), (0.1653, 0.982, 0.217),
  ])
  func theRollFollowsTheRecording(_ time: Double, _ place: Double, _ opacity: Double) {
    let look = NumericTextMotion.leaving(at: time, direction: 1, fontSize: 144)
    #expect(abs(Double(look.offset) / (NumericTextMotion.distance * 144) - place) < 0.04)
    #expect(abs(look.opacity - opacity) < 0.04)
  }

  @Test func theRollTakesAsLongAsItsAnimation() {
    let environment = EnvironmentValues()
    let short = NumericTextPace(.easeInOut, environment: environment)
    let long = NumericTextPace(.easeInOut(duration: 0.7).delay(0.5), environment: environment)
    #expect(abs(short.factor - 1) < 0.05)
    #expect(abs(long.factor - 2) < 0.1)
    #expect(abs(long.delay - 0.5) < 0.01)
  }

  /// Rule: `image-fades-over`.
  @Test func symbolsFadeOverInsideAnAnimation() {
    let handle = Handle("star")
    let view = played(handle) { Image(systemName: $0) }
    view.animate { handle.value = "moon" }
    view.advance(to: 0.25)
    #expect(opacities(view) == [0.75, 0.25])
  }

  @Test func symbolsReplaceEachOtherWithoutAnAnimation() {
    let handle = Handle("star")
    let view = played(handle) {
      Image(systemName: $0).contentTransition(.symbolEffect(.replace.offUp))
    }
    view.change { handle.value = "moon" }
    view.advance(to: 0.05)
    #expect(opacities(view).count == 1)
    view.advance(to: 2)
    #expect(leaves(view.graph.displayList().items).count == 1)
    #expect(opacities(view) == [])
  }

  @Test func magicReplacementPlaysItsFallback() {
    #expect(
      ContentTransition.symbolEffect(.replace.magic(fallback: .upUp.byLayer))
        == .symbolEffect(.replace.upUp))
    #expect(
      ContentTransition.symbolEffect(
        .replace.magic(fallback: .offUp.wholeSymbol), options: .nonRepeating)
        == .symbolEffect(.replace.offUp, options: .nonRepeating))
    #expect(
      ContentTransition.symbolEffect(.replace.magic(fallback: .replace))
        == .symbolEffect(.replace.downUp))
  }

  /// Rule: `symbol-effect-amounts`.
  @Test func theOldSymbolShrinksOrGrowsAway() {
    #expect(SymbolReplacement.downUp.leaving(0.3).scale < 1)
    #expect(SymbolReplacement.upUp.leaving(0.3).scale > 1)
    #expect(SymbolReplacement.offUp.leaving(0.3).opacity == 0)
    for replacement in [SymbolReplacement.downUp, .upUp, .offUp] {
      #expect(replacement.arriving(1) == .plain)
    }
  }

  @Test func groundsStayBehindTextThatGoesOver() {
    let isLarge = Handle(false)
    let view = played(isLarge) { isLarge in
      var word = AttributedString("on yellow")
      word.font = isLarge ? .largeTitle : .body
      if let range = word.range(of: "yellow") { word[range].backgroundColor = .yellow }
      return Text(word)
    }
    let shown = leaves(view.graph.displayList().items)
    view.animate { isLarge.value = true }
    view.advance(to: 0.1)
    let yellow = Color.yellow.resolve(in: EnvironmentValues())
    let grounds = leaves(view.graph.displayList().items).compactMap { leaf -> CGRect? in
      guard case .shape(let shape) = leaf, case .color(let color) = shape.paint,
        color.red > 0.9, color.green > 0.7, color.blue < 0.3
      else { return nil }
      return shape.path.boundingRect
    }
    #expect(shown.count == 1 && yellow.opacity == 1)
    // Behind the six letters, from the fourth place on.
    #expect(grounds.contains { $0.minX == 30 && $0.maxX == 90 })
  }
}
