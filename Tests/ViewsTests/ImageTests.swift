import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct ImageTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(measuring: OutlinedText(), view)
  }

  private func symbol(_ view: PlayedView) -> SymbolLeaf? {
    leaves(view.graph.displayList().items).compactMap { leaf in
      if case .symbol(let symbol) = leaf { symbol } else { nil }
    }.first
  }

  @Test func aSymbolTakesTheFontAroundIt() {
    let leaf = symbol(played { Image(systemName: "star").font(.system(size: 30, weight: .bold)) })
    #expect(leaf?.font.size == 30)
    #expect(leaf?.font.weight == 700)
    #expect(leaf?.size == CGSize(width: 30, height: 30))
  }

  @Test(arguments: [
    (SymbolVariants.fill, "heart", "heart.fill"),
    (.circle.fill, "heart", "heart.circle.fill"),
    (.slash.circle, "bell", "bell.slash.circle"),
    (.fill, "heart.fill", "heart.fill"),
    (.slash, "bell.fill", "bell.slash.fill"),
    (.none, "heart", "heart"),
  ])
  func aVariantIsSpeltOut(_ variant: SymbolVariants, _ name: String, _ expected: String) {
    #expect(variant.names(for: name).first == expected)
  }

  @Test func aVariantThatDoesNotExistFallsBackToTheSymbol() {
    #expect(SymbolVariants.slash.names(for: "heart").last == "heart")
  }

  @Test func imageScaleAndPaletteReachTheLeaf() {
    let leaf = symbol(
      played {
        Image(systemName: "star").imageScale(.large).foregroundStyle(Color.red, Color.blue)
      })
    #expect(leaf?.scale == .large)
    #expect(leaf?.mode == .palette)
    #expect(leaf?.paints[1] == .color(Color.blue.resolve(in: EnvironmentValues()).rgba))
  }

  @Test func aSymbolStandsOnTheTextsBaseline() {
    let view = played {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "star").font(.system(size: 40))
        Text("A")
      }
    }
    // The symbol's baseline is at 32 of 40 points, the text's at 16 of 20.
    let items = view.graph.displayList().items
    let tops = items.compactMap { item in
      if case .leaf(_, let point) = item { point.y } else { nil }
    }
    #expect(tops.count == 2)
    #expect(tops.last.map { $0 - tops[0] } == 16)
  }

  @Test func aResizableImageTakesTheProposal() {
    let leaf = symbol(
      played { Image(systemName: "star").resizable().frame(width: 50, height: 70) })
    #expect(leaf?.size == CGSize(width: 50, height: 70))
  }

  @Test func picturesAreLookedForBesideTheSourceThenWhereTheUserIs() {
    #expect(ImageFile.folders(besideSource: "/a/b", user: "/u") == ["/a/b", "/u"])
    #expect(ImageFile.folders(besideSource: "demos", user: "/u") == ["/u/demos", "/u"])
    #expect(ImageFile.folders(besideSource: "", user: "/u") == ["/u"])
    #expect(ImageFile.folders(besideSource: "/u", user: "/u") == ["/u"])
  }

  @Test func capsAndTilesReachTheLeaf() {
    let view = played {
      Image(#filePath).resizable(
        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile
      ).frame(width: 50, height: 50)
    }
    #expect(view.text.contains("50x50 medium caps 1,2,3,4 tiled"))
  }

  /// Pictures are always smooth at their edges; how they are enlarged is said.
  @Test(arguments: [
    (Image.Interpolation.none, " none"), (.low, " low"), (.medium, " medium"), (.high, " high"),
  ])
  func anImageIsEnlargedAsItSays(_ interpolation: Image.Interpolation, _ word: String) {
    func text(_ image: Image) -> String { played { image.frame(width: 50, height: 50) }.text }
    let image = Image(#filePath).resizable().interpolation(interpolation)
    #expect(text(image).contains("50x50" + word))
    #expect(text(image.antialiased(false)) == text(image))
  }

  @Test func aMissingFileIsAPictureOfItsOwnColorsAndSaysWhatToDo() {
    let view = played { Image("nowhere-to-be-found") }
    #expect(leaves(view.graph.displayList().items).count == 4)
    #expect(view.text == played { Image("nowhere-to-be-found") }.text)
    #expect(view.text != played { Image("nor-this") }.text)
    #expect(leaves(played { Image("spark2") }.graph.displayList().items).count == 1)
    #expect(view.graph.warnings.count == 1)
    #expect(view.graph.warnings[0].hasPrefix("The image 'nowhere-to-be-found' is a placeholder: "))
    #expect(view.graph.warnings[0].hasSuffix("Put it there, or write its full path."))
  }

  @Test(arguments: ["photo", "img-", "card_0"]) func numberedPicturesAreToldApart(_ name: String) {
    let hues = (1...5).map { MissingPicture(name: "\(name)\($0)").hue }
    for (index, hue) in hues.enumerated() {
      #expect(hue >= 0 && hue < 1)
      for other in hues[..<index] {
        let distance = abs(hue - other)
        #expect(min(distance, 1 - distance) > 0.1, "\(hues)")
      }
    }
  }

  /// As a template's file would be, and a symbol that somebody has drawn.
  @Test(arguments: [
    ("xnowhere", Image.TemplateRenderingMode.template, true), ("xnowhere", nil, false),
    ("xice.cream.coin", nil, true), ("xice.cream.coin", .original, false),
    ("nowhere.png", nil, false), ("Ice.Cream", nil, false), ("ice..cream", nil, false),
  ])
  func aMissingTemplateIsPaintedByWhatIsAroundIt(
    _ name: String, _ mode: Image.TemplateRenderingMode?, _ isPainted: Bool
  ) {
    let red = Color.red.resolve(in: EnvironmentValues()).rgba
    let view = played { Image(name).renderingMode(mode).foregroundStyle(.red) }
    let paints = leaves(view.graph.displayList().items).compactMap { leaf in
      if case .shape(let shape) = leaf { shape.paint } else { nil }
    }
    #expect((paints == [.color(red)]) == isPainted)
    #expect(paints.count == (isPainted ? 1 : 4))
  }

  @Test func whoSeesOnlyNamedPicturesIsToldToNameThem() {
    #expect(
      ImageWarning.missingFile("cat7", folders: ["/a", "/u"], named: true).description
        == "The image 'cat7' is a placeholder: there is no readable PNG, JPEG, SVG, WebP or PDF file of that "
        + "name in '/a' or '/u'. Put it there, and write its name out in the code: a demo sees no other "
        + "pictures, and none outside its page's repository or folder.")
  }

  @Test func aNameIsLookedForWithTheEndingsThatMayBeLeftOut() {
    #expect(
      ImageFile.candidates(for: "../cat", besideSource: "docs", user: "/u").prefix(2)
        == ["/u/cat.png", "/u/cat.jpg"])
    #expect(
      ImageFile.candidates(for: "a.svg", besideSource: "/p", user: "/u") == [
        "/p/a.svg", "/u/a.svg",
      ])
    #expect(ImageFile.candidates(for: "/x/./a.svg", besideSource: "/p", user: "/u") == ["/x/a.svg"])
  }

  @Test func anUnknownSymbolIsReportedWithTheNearestNames() {
    let view = played { Image(systemName: "xheart") }
    #expect(
      view.graph.warnings == [
        "There is no artwork for the symbol 'xheart'; a placeholder is drawn. "
          + "Did you mean 'heart', 'hare'?"
      ])
    #expect(
      ImageWarning.unknownSymbol("q", nearest: []).description
        == "There is no artwork for the symbol 'q'; a placeholder is drawn. "
        + "Check its spelling in the SF Symbols list.")
  }

  @Test func aLabelIsItsIconAndThenItsTitle() {
    let view = played { Label("Hi", systemImage: "star").font(.system(size: 20)) }
    let items = view.graph.displayList().items.compactMap { item -> CGFloat? in
      if case .leaf(_, let point) = item { point.x } else { nil }
    }
    // 20 points of symbol, 10 of space, 20 of text, centred in 100.
    #expect(items == [25, 55])
  }

  @Test func labelStylesLeaveOutAPart() {
    let icon = played { Label("Hi", systemImage: "star").labelStyle(.iconOnly) }
    let title = played { Label("Hi", systemImage: "star").labelStyle(.titleOnly) }
    #expect(leaves(icon.graph.displayList().items).count == 1)
    #expect(symbol(icon)?.name == "star")
    #expect(symbol(title) == nil)
  }

  @Test func anImageStandsInALineOfText() {
    let view = played { Text("A\(Image(systemName: "star"))B").font(.system(size: 20)) }
    let leaf = leaves(view.graph.displayList().items).compactMap { leaf in
      if case .text(let text) = leaf { text } else { nil }
    }.first
    #expect(leaf?.runs.map(\.string) == ["A", "\u{00A0}", "B"])
    // The blank is widened from its own 10 points to the symbol's 20.
    #expect(leaf?.runs[1].kerning == 10)
    #expect(symbol(view)?.name == "star")
  }

  @Test func timersGoByTheClipsClock() {
    let start = VirtualClock.startDate
    let view = played { Text(start.addingTimeInterval(75), style: .timer) }
    func string() -> String? {
      leaves(view.graph.displayList().items).compactMap { leaf in
        if case .text(let text) = leaf { text.runs.first?.string } else { nil }
      }.first
    }
    #expect(string() == "1:15")
    view.advance(to: 2)
    #expect(string() == "1:13")
  }

  @Test(arguments: [
    (Text.DateStyle.relative, 143.0, "2 min, 23 sec"), (.offset, 143, "-2 minutes"),
    (.offset, -3600, "+1 hour"), (.timer, 3725, "1:02:05"), (.timer, -5, "0:05"),
    (.date, 0, "January 1, 2024"), (.relative, 0, "0 sec"),
  ])
  func aDateReads(_ style: Text.DateStyle, _ seconds: Double, _ expected: String) {
    let date = DateText(
      date: VirtualClock.startDate.addingTimeInterval(seconds), style: style.kind)
    #expect(date.string(on: VirtualClock(), in: EnvironmentValues()) == expected)
  }

  @Test func attributedRunsKeepTheirAttributes() {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .title
    string += red
    let text = Text(string)
    #expect(text.runs.map(\.string) == ["plain ", "red"])
    #expect(text.runs[1].style.color == .red)
    #expect(text.runs[1].style.font == .title)
  }

  @Test func stepsThatAValueHasNotReachedAreFaintOrNotThere() {
    func opacity(_ mode: SymbolVariableValueMode?) -> Double? {
      symbol(
        played { Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(mode) })?
        .unlitOpacity
    }
    #expect(opacity(nil) == SymbolLeaf.unlitOpacity)
    #expect(opacity(.color) == SymbolLeaf.unlitOpacity)
    #expect(opacity(.draw) == 0)
  }

  @Test func colorsRunFromLightToDarkWhereThatIsAskedFor() {
    func paint(_ mode: SymbolColorRenderingMode?) -> Paint? {
      symbol(
        played {
          Image(systemName: "star").foregroundStyle(.red).symbolColorRenderingMode(mode)
        })?.paints.first
    }
    #expect(paint(nil) == paint(.flat))
    guard case .linearGradient(let stops, let start, let end) = paint(.gradient) else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(stops.count == 2 && start.y < end.y)
    #expect(stops.last.map { Paint.color($0.color) } == paint(.flat))
  }
}

/// All leaves, back to front.
func leaves(_ items: [DisplayItem]) -> [Leaf] {
  items.flatMap { item -> [Leaf] in
    switch item {
    case .leaf(let leaf, _): [leaf]
    case .group(_, let items): leaves(items)
    }
  }
}
