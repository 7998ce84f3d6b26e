import Foundation
import Geometry
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is infinite, not a number or as good as that is ignored, and told once.
@MainActor
struct ReachTests {
  private func check(
    _ view: some View, isDrawnAs expected: some View, _ warnings: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let played = PlayedView { view }
    #expect(played.text == PlayedView { expected }.text, sourceLocation: sourceLocation)
    _ = played.text
    #expect(played.graph.warnings == warnings, sourceLocation: sourceLocation)
  }

  private var plain: some View { Color.red.frame(width: 20, height: 10) }

  @Test func effectsThatMoveTooFarAreIgnored() {
    func warning(_ name: String) -> [String] {
      [
        "\(name) moves or scales by more than can be shown and was ignored, as in SwiftUI; "
          + "use finite numbers below 10000000."
      ]
    }
    check(plain.scaleEffect(.infinity), isDrawnAs: plain, warning("ScaleEffect"))
    check(plain.scaleEffect(.nan), isDrawnAs: plain, warning("ScaleEffect"))
    check(plain.offset(x: 1e308), isDrawnAs: plain, warning("OffsetEffect"))
    check(
      plain.rotationEffect(.degrees(.infinity)), isDrawnAs: plain, warning("RotationEffect"))
  }

  @Test func lengthsThatAreNoneAreIgnored() {
    func warning(_ name: String, _ length: String) -> String {
      "\(name): \(length) is no length that can be shown and was ignored, as in SwiftUI; "
        + "use 10000000 points at most."
    }
    check(plain.padding(1e308), isDrawnAs: plain, [warning("padding", "1e+308")])
    check(plain.padding(.leading, .nan), isDrawnAs: plain, [warning("padding", "nan")])
    check(
      plain.position(x: -.infinity), isDrawnAs: plain.position(x: 0),
      [warning("position(x:)", "-inf")])
    check(
      Color.red.frame(minWidth: .infinity, maxWidth: .infinity),
      isDrawnAs: Color.red.frame(maxWidth: .infinity), [warning("frame(minWidth:)", "inf")])
  }

  @Test func lengthsBetweenViewsThatAreNoneAreIgnored() {
    func warning(_ name: String) -> [String] {
      [
        "\(name): nan is no length that can be shown and was ignored, as in SwiftUI; "
          + "use 10000000 points at most."
      ]
    }
    let bad = CGFloat.nan
    let pair = ForEach(0..<2, id: \.self) { _ in plain }
    check(VStack(spacing: bad) { pair }, isDrawnAs: VStack { pair }, warning("spacing"))
    check(HStack(spacing: bad) { pair }, isDrawnAs: HStack { pair }, warning("spacing"))
    check(LazyVStack(spacing: bad) { pair }, isDrawnAs: LazyVStack { pair }, warning("spacing"))
    check(LazyHStack(spacing: bad) { pair }, isDrawnAs: LazyHStack { pair }, warning("spacing"))
    check(
      Grid(horizontalSpacing: bad) { GridRow { pair } }, isDrawnAs: Grid { GridRow { pair } },
      warning("horizontalSpacing"))
    check(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: bad))]) { pair },
      isDrawnAs: LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { pair },
      warning("GridItem"))
    check(
      HStack {
        plain; Spacer(minLength: bad); plain
      },
      isDrawnAs: HStack {
        plain; Spacer(); plain
      }, warning("Spacer(minLength:)"))
    check(plain.safeAreaPadding(bad), isDrawnAs: plain, warning("safeAreaPadding"))
    check(
      plain.safeAreaInset(edge: .top, spacing: bad) { plain },
      isDrawnAs: plain.safeAreaInset(edge: .top) { plain }, warning("safeAreaInset(spacing:)"))
    check(
      ScrollView { plain }.contentMargins(bad), isDrawnAs: ScrollView { plain },
      warning("contentMargins"))
    check(
      VStack(alignment: .leading) { plain.alignmentGuide(.leading) { _ in bad } },
      isDrawnAs: VStack(alignment: .leading) { plain }, warning("alignmentGuide"))
  }

  /// Whoever takes the first of those that are as important as the first never came to an end.
  @Test func aPlaceAmongOthersIsANumber() {
    func warning(_ name: String) -> [String] {
      ["\(name): nan is no number and was ignored; use one, 0 is the default."]
    }
    check(
      HStack {
        plain.layoutPriority(.nan); plain
      },
      isDrawnAs: HStack {
        plain; plain
      },
      warning("layoutPriority"))
    check(
      ZStack {
        plain.zIndex(.nan); plain
      },
      isDrawnAs: ZStack {
        plain; plain
      }, warning("zIndex"))
  }

  @Test func effectsByPlaceThatAreTooLargeAreIgnored() {
    let warning = [
      "visualEffect has a number that is infinite, too large or none and was ignored, "
        + "as in SwiftUI; use smaller ones."
    ]
    check(plain.visualEffect { view, _ in view.offset(x: .nan) }, isDrawnAs: plain, warning)
    check(plain.visualEffect { view, _ in view.scaleEffect(.infinity) }, isDrawnAs: plain, warning)
    check(
      Slider(value: .constant(Double.nan)), isDrawnAs: Slider(value: .constant(0)), [])
    check(ProgressView(value: Double.nan), isDrawnAs: ProgressView(value: 0.0), [])
  }

  @Test func filtersThatAreTooWideAreIgnored() {
    func warning(_ name: String) -> [String] {
      [
        "\(name) has a number that is infinite, too large or none and was ignored, as in SwiftUI; "
          + "use smaller ones."
      ]
    }
    check(plain.blur(radius: .infinity), isDrawnAs: plain, warning("BlurEffect"))
    check(plain.shadow(radius: 1e308), isDrawnAs: plain, warning("ShadowEffect"))
    check(plain.brightness(.nan), isDrawnAs: plain, warning("ColorFilter"))
  }

  @Test func whatNobodyCouldDrawIsLeftOut() {
    let warning = [
      "Something is infinitely large or far away, or its size is not a number, and is not shown; "
        + "keep sizes, offsets and scales below 10000000."
    ]
    let hidden = PlayedView { plain.scaleEffect(1e6).scaleEffect(1e6) }
    #expect(!hidden.text.contains("rect"))
    #expect(hidden.graph.warnings == warning)
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    check(path.stroke(.red), isDrawnAs: EmptyView(), warning)
  }

  /// A list with such numbers is refused where a process that is not trusted sends it.
  @Test func whatIsPaintedWithNoNumbersIsTold() {
    let warning = [
      "A line, a gradient or a color has a number that is infinite, too large or none, and is drawn without it; "
        + "use finite numbers below 10000000."
    ]
    let line = Rectangle()
    check(
      line.stroke(.red, lineWidth: .nan), isDrawnAs: line.stroke(.red, lineWidth: 0), warning)
    check(
      line.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, .infinity], dashPhase: .nan)),
      isDrawnAs: line.stroke(.red, lineWidth: 2), warning)
    let stops = [Gradient.Stop(color: .red, location: .nan), .init(color: .blue, location: 1)]
    check(
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom),
      isDrawnAs: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), warning
    )
    check(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: .nan),
      isDrawnAs: RadialGradient(
        colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 0), warning)
    check(
      Text("a").foregroundStyle(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
      isDrawnAs: Text("a").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)), warning)
    let none = Color(red: .nan, green: 0, blue: 0)
    check(
      Text("a").underline(color: none), isDrawnAs: Text("a").underline(color: .black), warning)
    check(
      plain.mask(line.stroke(.red, lineWidth: .nan)),
      isDrawnAs: plain.mask(line.stroke(.red, lineWidth: 0)), warning)
    let far: SIMD2<Float> = [.nan, 1]
    let mesh = PlayedView {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], far],
        colors: [.red, .blue, .green, .yellow])
    }
    _ = mesh.text
    #expect(mesh.graph.warnings == warning)
    #expect(mesh.graph.displayList().unsoundness { _ in true } == nil)
  }

  @Test func shapesOfNoNumbersAreTold() {
    func warning(_ name: String) -> [String] {
      ["\(name) has a number that is none, and is drawn without it; use a finite one."]
    }
    check(
      RoundedRectangle(cornerRadius: .nan), isDrawnAs: Rectangle(), warning("RoundedRectangle"))
    check(
      Circle().trim(from: 0, to: .nan).stroke(.red), isDrawnAs: Circle().stroke(.red),
      warning("A shape"))
    // As round as can be, which is how many ask for a capsule.
    #expect(PlayedView { RoundedRectangle(cornerRadius: .infinity) }.graph.warnings == [])
  }

  @Test(arguments: [PresentationDetent.height(.nan), .fraction(.infinity)])
  func sheetsOfNoHeightAreTold(detent: PresentationDetent) {
    let played = PlayedView {
      Color.red.sheet(isPresented: .constant(true)) { plain.presentationDetents([detent]) }
    }
    _ = played.text
    #expect(played.graph.warnings.count == 1)
    #expect(played.graph.warnings.first?.contains("is no length that can be shown") == true)
  }

  @Test func aChangeToSomethingInfiniteIsNoHang() {
    let model = Scale()
    let played = PlayedView { Scaled(scale: model) }
    played.animate(.spring) { model.factor = .infinity }
    played.advance(to: 2)
    #expect(played.graph.isSettled)
  }

  @Test func textsEndSomewhere() {
    let text = Text(verbatim: String(repeating: "a", count: 1_000_000))
    let played = PlayedView { text }
    #expect(played.text.count < 20_000)
    #expect(
      played.graph.warnings == [
        "A text is longer than 10000 characters; what comes after them is not shown. "
          + "Split it into several texts."
      ])
  }

  @Test func fontsEndSomewhere() {
    let played = PlayedView { Text("a").font(.system(size: .infinity)) }
    #expect(
      played.graph.warnings == [
        "A font of inf points was taken for one of 5000.0 points; use up to 5000."
      ])
  }
}

@Observable private final class Scale { var factor = 1.0 }

private struct Scaled: View {
  let scale: Scale
  var body: some View { Color.red.scaleEffect(scale.factor) }
}
