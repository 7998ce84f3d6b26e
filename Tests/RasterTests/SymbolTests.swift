import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

struct SymbolTests {
  private let body = FontDescription(size: 17)

  @Test func everyNameOfTheTableHasInk() {
    let names = Set(SymbolNames.artwork.keys).union(DrawnSymbols.names)
      .union(SymbolCollages.table.keys).union(VariableSymbols.drawings.keys).sorted()
    for name in names {
      #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown, "\(name)")
      #expect(paint(symbol: name).ink > 10, "\(name)")
    }
    #expect(names.count > 300)
  }

  @Test func aPhoneOfAppsIsNotAPhone() {
    #expect(paint(symbol: "apps.iphone").ink != paint(symbol: "phone").ink)
    #expect(paint(symbol: "apps.iphone").ink > paint(symbol: "iphone").ink)
  }

  @Test func aNameIsDrawnOnce() {
    let drawings = DrawnSymbols.tables.reduce(0) { $0 + $1.count }
    #expect(drawings == DrawnSymbols.names.count)
  }

  @Test func noNameIsNoPictureAndNoProblem() {
    let before = fonts.problems
    #expect(paint(symbol: "").ink == 0)
    #expect(fonts.problems == before)
  }

  /// The names that three public files or more use.
  @Test func everyCommonNameHasInk() {
    for name in CommonSymbols.names {
      #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown, "\(name)")
      #expect(paint(symbol: name).ink > 10, "\(name)")
    }
    #expect(CommonSymbols.names.count > 90)
  }

  @Test(arguments: [
    "gauge.with.dots.needle.bottom.50percent",
    "7.circle", "7.circle.fill", "b.square", "heart.slash.fill", "trash.circle.fill",
    "folder.badge.plus", "bell.badge", "chevron.forward", "arrow.backward.circle.fill",
    "star.rectangle", "wifi.slash", "person.crop.circle.fill", "10.circle", "50.circle.fill",
    "25.square", "42.square.fill", "bolt.shield.fill", "exclamationmark.bubble",
    "questionmark.folder", "creditcard.trianglebadge.exclamationmark", "figure.run.circle.fill",
    "play.tv", "play.tv.fill", "4k.tv", "4k.tv.fill", "text.magnifyingglass", "dial.fill",
    "pencil.tip.crop.circle", "pencil.tip.crop.circle.badge.plus",
    "airpodspro.chargingcase.wireless.fill", "bubble.left.and.text.bubble.right",
    "bubble.left.and.text.bubble.right.fill", "person.crop.square.stack.fill",
    "person.2.crop.square.stack", "person.2.crop.square.stack.fill",
  ])
  func namesArePutTogetherFromParts(name: String) {
    #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown)
    #expect(paint(symbol: name).ink > 10)
  }

  @Test(arguments: [
    "cursorarrow", "cursorarrow.rays", "circlebadge.fill", "smallcircle.filled.circle", "scope",
    "capsule.portrait", "rectangle.dashed", "rectangle.grid.3x2", "text.page", "text.page.fill",
    "text.rectangle", "arrow.triangle.turn.up.right.diamond.fill", "arrow.triangle.merge",
    "waveform.path", "arkit", "exclamationmark.2", "rectangle.and.hand.point.up.left", "sdcard",
    "hexagon.lefthalf.filled", "cube.box", "airplay.audio", "pip.exit",
  ])
  func pagesPointersAndTheirLikeAreKnown(name: String) {
    #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown)
    #expect(paint(symbol: name).ink > 10)
  }

  @Test(arguments: [
    "sleep.circle", "sleep.circle.fill", "powersleep", "flashlight.slash",
    "flashlight.slash.circle",
  ])
  func whatATorchAndAMoonAreShownAsIsKnown(name: String) {
    #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown)
    #expect(paint(symbol: name).ink > 10)
  }

  /// Of those that no set of icons has under that name.
  @Test(arguments: ["wave.3.forward", "dot.radiowaves.forward"])
  func whatPointsForwardPointsRight(name: String) {
    let right = name.replacing("forward", with: "right")
    #expect(fonts.measure(symbol: name, font: body, scale: .medium).isKnown)
    #expect(paint(symbol: name).ink == paint(symbol: right).ink)
    #expect(paint(symbol: name).ink > paint(symbol: name) { $0.variableValue = 0.3 }.ink)
  }

  @Test func aTorchThatIsOffIsNotStruckThrough() {
    #expect(paint(symbol: "flashlight.off.fill").ink == paint(symbol: "flashlight.on.fill").ink)
    let struck = paint(symbol: "flashlight.slash", size: 64)
    #expect(struck.width > paint(symbol: "flashlight.off.fill", size: 64).width)
  }

  @Test(arguments: ["line.3.horizontal", "line.horizontal.3", "line.3.horizontal.decrease"])
  func threeLinesAreAboutAsWideAsACircle(name: String) {
    func width(_ name: String) -> Double {
      fonts.measure(symbol: name, font: body, scale: .medium).size.width
    }
    #expect(abs(width(name) / width("circle") - 1) < 0.1)
  }

  @Test func aFilledCircleHasTheGlyphCutOut() {
    let disc = paint(symbol: "circle.fill")
    for name in ["xmark.circle.fill", "star.circle.fill", "person.circle.fill"] {
      let cut = paint(symbol: name)
      #expect(abs(cut.width - disc.width) <= 1)
      #expect(cut.ink < disc.ink * 0.97 && cut.ink > disc.ink * 0.5, "\(name)")
      let middle = cut.height * 2 / 5..<cut.height * 3 / 5
      #expect(middle.contains { cut[cut.width / 2, $0].a < 128 }, "\(name)")
    }
  }

  @Test func theDogStandsOnFourLegsAndLooksRight() {
    let dog = paint(symbol: "dog", size: 100)
    /// How often a row changes between ink and none.
    func pieces(_ y: Double) -> Int {
      let row = Int(y * Double(dog.height))
      return (1..<dog.width).filter { dog[$0, row].a > 127 && dog[$0 - 1, row].a <= 127 }.count
    }
    #expect(dog.width > dog.height)
    #expect(pieces(0.83) == 4, "two legs, two lines each")
    #expect(pieces(0.55) == 2, "the trunk")
    // The head is in the upper right corner, the upper left one is empty.
    #expect((0..<dog.height / 4).allSatisfy { dog[dog.width / 4, $0].a == 0 })
    #expect((0..<dog.height / 4).contains { dog[dog.width * 4 / 5, $0].a > 0 })
  }

  // MARK: Size and place

  @Test func aCircleIsAsLargeAsItsFont() {
    let metrics = fonts.measure(symbol: "circle", font: FontDescription(size: 100), scale: .medium)
    let ink = metrics.size.width - 2 * 1.3 / 16 * 100
    #expect(abs(ink - 100) < 2)
  }

  @Test func symbolsScaleWithFontAndImageScale() {
    func width(_ size: Double, _ scale: SymbolLeaf.Scale) -> Double {
      fonts.measure(symbol: "star", font: FontDescription(size: size), scale: scale).size.width
    }
    #expect(abs(width(34, .medium) / width(17, .medium) - 2) < 1e-9)
    #expect(abs(width(17, .small) / width(17, .medium) - 0.78) < 1e-9)
    #expect(abs(width(17, .large) / width(17, .medium) - 1.28) < 1e-9)
  }

  @Test(arguments: [SymbolLeaf.Scale.small, .medium, .large])
  func aSymbolIsCentredOnTheCapitalsBesideIt(scale: SymbolLeaf.Scale) {
    let metrics = fonts.measure(symbol: "circle", font: FontDescription(size: 100), scale: scale)
    let middle = metrics.size.height / 2
    #expect(abs(metrics.baseline - middle - 70.5 / 2) < 0.5)
  }

  @Test func aResizedSymbolFillsItsSize() {
    let bitmap = paint(symbol: "circle.fill") { $0.size = CGSize(width: 100, height: 50) }
    #expect(bitmap[50, 5].a == 255 && bitmap[8, 25].a == 255 && bitmap[50, 45].a == 255)
    #expect(bitmap[3, 3].a == 0)
  }

  @Test func heavierFontsHaveHeavierSymbols() {
    for name in ["heart", "dog", "xmark", "chevron.right.circle"] {
      let inks = [100.0, 300, 400, 600, 900].map { weight in
        paint(symbol: name) { $0.font.weight = weight }.ink
      }
      #expect(inks == inks.sorted() && Set(inks).count == inks.count, "\(name): \(inks)")
    }
  }

  /// A masked picture that is resampled has more grey beside its lines.
  @Test func maskedArtworkIsAsSharpAsAnyOther() {
    func greyness(_ name: String) -> Double {
      let bitmap = paint(symbol: name, size: 61)
      let alphas = (0..<bitmap.width * 2 / 5).flatMap { x in
        (0..<bitmap.height).map { bitmap[x, $0].a }
      }
      let touched = alphas.filter { $0 > 0 }
      return Double(touched.filter { $0 < 255 }.count) / Double(touched.count)
    }
    let plain = greyness("person.crop.circle")
    let masked = greyness("person.crop.circle.badge.plus")
    #expect(masked < plain * 1.1, "\(masked) instead of \(plain)")
  }

  // MARK: Colours

  private let colors: [Paint] = [.color(RGBA(1, 0, 0)), .color(RGBA(0, 0, 1))]

  @Test func aPaletteColorsTheGlyphFirstAndItsDiscSecond() {
    let bitmap = paint(symbol: "xmark.circle.fill", size: 64) {
      $0.mode = .palette
      $0.paints = colors
    }
    let (x, y) = (bitmap.width / 2, bitmap.height / 2)
    #expect(bitmap[x, y].r > 200 && bitmap[x, y].b < 50)
    #expect(bitmap[x, y / 2].b > 200 && bitmap[x, y / 2].r < 50)
  }

  @Test func aHierarchyFadesItsDisc() {
    let bitmap = paint(symbol: "star.circle.fill", size: 64) { $0.mode = .hierarchical }
    let (x, y) = (bitmap.width / 2, bitmap.height / 2)
    #expect(bitmap[x, y].a == 255)
    #expect((120...136).contains(bitmap[x / 2 + 2, y / 2 + 2].a))
  }

  @Test func oneColorPaintsTheWholeSymbol() {
    let bitmap = paint(symbol: "heart.fill") { $0.paints = [colors[0]] }
    let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
    #expect(middle == (b: 0, g: 0, r: 255, a: 255))
  }

  @Test(arguments: VariableSymbols.drawings.keys.sorted())
  func aVariableSymbolLightsUpStepByStep(name: String) {
    let steps = VariableSymbols.drawings[name]?.steps.count ?? 0
    let inks = (0...steps).map { step in
      paint(symbol: name) { $0.variableValue = Double(step) / Double(steps) }.ink
    }
    #expect(inks == inks.sorted() && Set(inks).count == steps + 1, "\(inks)")
    #expect(abs(inks[steps] / paint(symbol: name).ink - 1) < 0.01)
    // Any value above nothing lights the first step.
    #expect(paint(symbol: name) { $0.variableValue = 0.01 }.ink == inks[1])
  }

  /// Rows of a battery's middle are filled as far as it is charged.
  @Test(arguments: [(0, 0.0), (25, 0.25), (50, 0.5), (75, 0.75), (100, 1.0)])
  func aBatteryIsAsFullAsItsNameSays(percent: Int, charge: Double) {
    func ink(_ percent: Int) -> Double { paint(symbol: "battery.\(percent)percent", size: 64).ink }
    #expect(abs((ink(percent) - ink(0)) / (ink(100) - ink(0)) - charge) < 0.04)
  }

  @Test func aRainbowHasSeveralColors() {
    let bitmap = paint(symbol: "rainbow", size: 64) {
      $0.mode = .multicolor
      $0.paints = [.color(RGBA(1, 0, 0)), .color(RGBA(0, 1, 0)), .color(RGBA(0, 0, 1))]
    }
    let column = (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0] }
    let (red, blue) = (
      column.firstIndex { $0.r > 200 }, column.firstIndex { $0.b > 200 }
    )
    #expect(column.contains { $0.g > 200 })
    #expect(red.flatMap { red in blue.map { red < $0 } } == true, "red is the outermost")
  }

  @Test func twoGearsAreTwo() {
    #expect(
      fonts.measure(symbol: "gearshape.2", font: body, scale: .medium).parts == 2)
  }

  @Test func aCrossIsAnOutlineAndItsFillIsSolid() {
    let (outline, solid) = (paint(symbol: "cross", size: 64), paint(symbol: "cross.fill", size: 64))
    let (x, y) = (outline.width / 2, outline.height / 2)
    #expect(outline[x, y].a == 0 && solid[x, y].a == 255)
  }

  @Test func aFaceLooksOutOfFourCorners() {
    let face = paint(symbol: "faceid", size: 100)
    /// How often a line through the picture changes between ink and none.
    func pieces(_ y: Double) -> Int {
      let row = Int(y * Double(face.height))
      return (1..<face.width).filter { face[$0, row].a > 127 && face[$0 - 1, row].a <= 127 }.count
    }
    #expect(pieces(0.263) == 2, "two corners")
    #expect(pieces(0.385) == 3, "the eyes beside the nose")
    #expect((0..<face.height / 6).allSatisfy { face[face.width / 2, $0].a == 0 }, "open above")
  }

  // MARK: Unknown names

  @Test(arguments: [
    ("iphone.gen3", "iphone"), ("ipad.gen2", "ipad"), ("macbook.gen2", "macbook"),
    ("message.badge.filled.fill", "message.badge.fill"),
  ])
  func aYearAndABadgesFormAreDrawnAsTheOthers(name: String, other: String) {
    let (drawn, alike) = (
      fonts.measure(symbol: name, font: body, scale: .medium),
      fonts.measure(symbol: other, font: body, scale: .medium)
    )
    #expect(drawn.isKnown)
    #expect(drawn.size == alike.size)
  }

  @Test func anUnknownNameShowsADashedSquareAndSuggestsNames() {
    let book = FontBook()
    let metrics = book.measure(symbol: "hart.fil", font: body, scale: .medium)
    #expect(!metrics.isKnown)
    let leaf = SymbolLeaf(name: "hart.fil", font: body, paints: colors, size: metrics.size)
    let bitmap = LeafPainter(fonts: book).paint(
      .symbol(leaf), rect: CGRect(origin: .zero, size: metrics.size), scale: 1)
    #expect(bitmap.ink > 20)
    #expect(book.problems.filter { $0.description.contains("hart.fil") }.count == 1)
    #expect(book.symbolNames(nearestTo: "hart.fil").contains("heart.fill"))
  }

  @Test func problemsSayWhatToType() {
    #expect(
      SymbolProblem.unknownSymbol("hart", nearest: ["heart", "cart"]).description
        == "There is no artwork for the symbol 'hart', so a dashed square is drawn. "
        + "Did you mean 'heart' or 'cart'?")
    #expect(
      SymbolProblem.unknownSymbol("hart", nearest: ["heart"]).description
        .hasSuffix("Did you mean 'heart'?"))
    #expect(
      SymbolProblem.unknownSymbol("zzzz", nearest: []).description
        .hasSuffix("Use another symbol, or a picture of your own."))
    #expect(
      SymbolProblem.damagedArtwork("dog", reason: "no <svg>.").description
        == "The artwork of the symbol 'dog' cannot be drawn: no <svg>.")
  }

  @Test func missingIconSetsNameTheirPackages() {
    let icons = IconSets(folder: "/nowhere", font: "/nowhere.ttf")
    let book = SymbolBook(icons: icons, letters: { _ in nil })
    #expect(
      book.problems.map(\.description) == [
        "The pictures of 'bootstrap-icons' are not installed, so symbols show as dashed squares. "
          + "Install them: sudo apt-get install bootstrap-icons.",
        "The pictures of 'fonts-materialdesignicons-webfont' are not installed, so symbols show as "
          + "dashed squares. Install them: sudo apt-get install fonts-materialdesignicons-webfont.",
      ])
    #expect(book.isKnown("dog") && !book.isKnown("heart"))
  }

  @Test func iconSetsThatCannotBeReadAreNoMissingPackages() throws {
    let folder = try TemporaryFolder()
    // Nobody reads a folder as a picture or as a font, root neither.
    try folder.write("", to: "heart.svg/a")
    try folder.write("", to: "font.ttf/a")
    let icons = IconSets(folder: folder.path, font: folder.file("font.ttf"))
    let book = SymbolBook(icons: icons, letters: { _ in nil })
    _ = book.artwork(named: "heart")
    let texts = Set(book.problems.map(\.description))
    #expect(
      texts.isSuperset(of: [
        "The pictures in '\(folder.path)' cannot be read, so symbols show as dashed squares. "
          + "Make them readable, or install them anew.",
        "The pictures in '\(folder.file("font.ttf"))' cannot be read, so symbols show as dashed squares. "
          + "Make them readable, or install them anew.",
        "The artwork of the symbol 'heart' cannot be drawn: '\(folder.file("heart.svg"))' cannot be read. "
          + "Make it readable.",
      ]), "\(texts)")
  }
}
