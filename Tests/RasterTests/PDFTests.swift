import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// Pictures as PDF files, which asset catalogues have as icons.
struct PDFTests {
  /// A page of 20×10 points.
  private func file(
    _ content: String, resources: String = "", page: String = "", _ others: String...
  ) -> Data {
    var text = "%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n"
    text += "2 0 obj <</Type /Pages /Kids [3 0 R] /MediaBox [0 0 20 10]>> endobj\n"
    text += "3 0 obj <</Type /Page /Contents 4 0 R /Resources <<\(resources)>> \(page)>> endobj\n"
    text += "4 0 obj <</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream endobj\n"
    for (index, other) in others.enumerated() { text += "\(index + 5) 0 obj \(other) endobj\n" }
    return Data(text.utf8)
  }

  private func form(_ content: String, _ facts: String = "") -> String {
    "<</Subtype /Form \(facts) /Length \(content.utf8.count)>> stream\n\(content)\nendstream"
  }

  private func painted(_ data: Data) throws -> Bitmap {
    let folder = try TemporaryFolder()
    try data.write(to: folder.url.appending(path: "a.pdf"))
    let book = FontBook()
    let source = ImageLeaf.Source.file(folder.file("a.pdf"))
    let size = try #require(book.imageSize(source), "\(book.problems)")
    let leaf = Leaf.image(ImageLeaf(source: source, size: size))
    return LeafPainter(fonts: book).paint(leaf, rect: CGRect(origin: .zero, size: size), scale: 1)
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[x, y]
    return [pixel.r, pixel.g, pixel.b, pixel.a]
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let nothing: [UInt8] = [0, 0, 0, 0]

  @Test func aPageHasItsSizeAndGrowsUpwards() throws {
    let bitmap = try painted(
      file("1 0 0 rg 0 5 10 5 re f 0 0 1 rg 10 0 m 20 0 l 20 5 l 10 5 l h f"))
    #expect(bitmap.width == 20 && bitmap.height == 10)
    #expect(color(bitmap, 4, 2) == red)
    #expect(color(bitmap, 15, 7) == blue)
    #expect(color(bitmap, 4, 7) == nothing)
  }

  @Test func aPageMayBeginAnywhere() throws {
    let data = file("1 0 0 rg 100 100 1 1 re f", page: "/CropBox [100 100 104 102]")
    let bitmap = try painted(data)
    #expect(bitmap.width == 4 && bitmap.height == 2)
    #expect(color(bitmap, 0, 1) == red && color(bitmap, 1, 1) == nothing)
  }

  @Test func whatIsSavedComesBack() throws {
    let bitmap = try painted(
      file("1 0 0 rg q 0 0 1 rg 2 0 0 2 4 0 cm 0 0 2 5 re f Q 0 0 2 10 re f"))
    #expect(color(bitmap, 1, 5) == red)
    #expect(color(bitmap, 5, 5) == blue && color(bitmap, 7, 5) == blue)
    #expect(color(bitmap, 8, 5) == nothing)
  }

  @Test func pathsCutOffWhatFollows() throws {
    let bitmap = try painted(
      file("0 0 10 10 re W n 5 0 10 10 re W n 1 0 0 rg 0 0 20 10 re f"))
    #expect(color(bitmap, 4, 5) == nothing && color(bitmap, 10, 5) == nothing)
    #expect(color(bitmap, 5, 5) == red && color(bitmap, 9, 5) == red)
  }

  @Test func holesAreThoseOfTheRule() throws {
    let twice = "1 0 0 rg 0 0 20 10 re 5 0 10 10 re "
    #expect(color(try painted(file(twice + "f*")), 10, 5) == nothing)
    #expect(color(try painted(file(twice + "f")), 10, 5) == red)
  }

  @Test func strokesHaveTheirWidth() throws {
    let bitmap = try painted(file("0 0 1 RG 4 w 0 5 m 20 5 l S"))
    #expect(color(bitmap, 10, 3) == blue && color(bitmap, 10, 6) == blue)
    #expect(color(bitmap, 10, 2) == nothing && color(bitmap, 10, 7) == nothing)
  }

  @Test func colorsAreOfTheirSpace() throws {
    let data = file(
      "/A cs 0 0 1 sc 0 0 5 10 re f /B cs 1 scn 5 0 5 10 re f 0 1 1 0 k 10 0 5 10 re f",
      resources: "/ColorSpace <</A [/ICCBased 5 0 R] /B [/Separation /Spot /DeviceRGB 6 0 R]>>",
      "<</N 3 /Length 0>> stream\n\nendstream",
      "<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1>>")
    let bitmap = try painted(data)
    #expect(color(bitmap, 2, 5) == blue)
    #expect(color(bitmap, 7, 5) == red && color(bitmap, 12, 5) == red)
  }

  @Test func aGradientRunsAlongItsLine() throws {
    let data = file(
      "/Pattern cs /P scn 0 0 20 10 re f",
      resources: "/Pattern <</P <</PatternType 2 /Matrix [2 0 0 2 0 0] /Shading 5 0 R>>>>",
      "<</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 10 0] /Extend [true true] /Function 6 0 R>>",
      "<</FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [7 0 R 8 0 R]>>",
      "<</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1>>",
      "<</FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 0 1] /N 1>>")
    let bitmap = try painted(data)
    #expect(color(bitmap, 2, 5) == red && color(bitmap, 8, 5) == red)
    #expect(color(bitmap, 11, 5) == blue && color(bitmap, 18, 5) == blue)
  }

  @Test func aGroupIsAsFaintAsOneThing() throws {
    let drawing = "1 0 0 rg 0 0 20 10 re f 0 0 20 10 re f"
    let data = file(
      "/G gs /F Do", resources: "/ExtGState <</G <</ca 0.5>>>> /XObject <</F 5 0 R>>",
      form(drawing, "/BBox [0 0 10 10] /Group <</S /Transparency>>"))
    let bitmap = try painted(data)
    #expect((127...128).contains(bitmap[5, 5].a))
    #expect(color(bitmap, 12, 5) == nothing)
  }

  // MARK: What is packed

  private func unpacked(_ text: String, most: Int = 10_000) throws -> String {
    let bytes = [UInt8](try #require(Data(base64Encoded: text)))
    return String(decoding: try Inflate.bytes(of: bytes[...], most: most), as: UTF8.self)
  }

  /// As zlib packs them: with codes of Deflate's own, not at all, and with codes that come along.
  @Test func packedDataIsUnpacked() throws {
    let line = "1 0 0 rg 0 5 10 5 re f\n"
    let repeated = "eNozVDAAwqJ0IGGqYAgiilIV0rgMR4VHhUeFB04YAOAgv+E="
    #expect(try unpacked(repeated) == String(repeating: line, count: 40))
    let stored =
      "eAEBLgDR/zEgMCAwIHJnIDAgNSAxMCA1IHJlIGYKMSAwIDAgcmcgMCA1IDEwIDUgcmUgZgrc7gmZ"
    #expect(try unpacked(stored) == line + line)
    let coded = "eNoVirENACAMw17xCdBCgZ/y/0y6xIrlwUBMjneZ4nHbFGHE9hdZZAeP2Xktt+IDbKIMDA=="
    #expect(try unpacked(coded) == (0..<9).map { "\($0 * $0 % 97) \($0 * 7 % 13) l " }.joined())
    #expect(throws: PDFProblem.damaged("it unpacks to more than 100 bytes")) {
      try unpacked(repeated, most: 100)
    }
  }

  @Test func objectsMayBePackedTogether() throws {
    let objects = try #require(
      Data(
        base64Encoded:
          "eNozVDBQMFIwNlAwVjC3ULCx0Q+pLEjVd04sSczJT9cPSExPLQbKGygE2dnBZcGi+t6ZKcXRxiCpWH3f1JTMRKf8imgD"
          + "kHEGCoYGsWjq9Z3z80pS80qKFUxBWvSDUovzS4uSU4ttbOyAQAEAFKQnPA=="))
    let content = try #require(Data(base64Encoded: "eNozUDBQMFQoSgdSpgqGIKIoVSENADJ8BMM="))
    var data = Data("%PDF-1.5\n4 0 obj\n".utf8)
    data += Data(
      "<</Type/ObjStm/N 3/First 14/Filter/FlateDecode/Length \(objects.count)>>stream\n".utf8)
    data += objects + Data("\nendstream\nendobj\n5 0 obj\n".utf8)
    // How long it is stands elsewhere.
    data += Data("<</Filter[/FlateDecode]/Length 9 0 R>>stream\r\n".utf8)
    data += content + Data("\nendstream\nendobj\n".utf8)
    let bitmap = try painted(data)
    #expect(color(bitmap, 4, 2) == blue && color(bitmap, 4, 7) == nothing)
  }

  // MARK: What is not read

  private func problem(_ data: Data) -> String {
    do {
      _ = try PDFPage(data).svg()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func whatWouldBeMissingIsSaid() {
    func holds(_ what: String) -> String { "it holds \(what), which is not read in PDF files" }
    #expect(problem(file("BT /F 12 Tf (Hi) Tj ET")) == holds("text"))
    let picture = "<</Subtype /Image /Length 1>> stream\nx\nendstream"
    #expect(
      problem(file("/I Do", resources: "/XObject <</I 5 0 R>>", picture))
        == holds("a picture of pixels"))
    let mask = "/ExtGState <</G <</SMask <</S /Alpha>>>>>>"
    #expect(problem(file("/G gs", resources: mask)) == holds("a mask"))
    let mixed = "/ExtGState <</G <</BM /Multiply>>>>"
    #expect(
      problem(file("/G gs", resources: mixed)) == holds("colours that are mixed as 'Multiply'"))
    #expect(problem(file("", page: "/Rotate 90")) == holds("a page that is turned"))
    #expect(
      problem(file("", "<</Filter /Standard>>") + Data("trailer <</Encrypt 5 0 R>>".utf8))
        == holds("what a password hides"))
    #expect(
      problem(Data("%PDF-1.4\n".utf8)) == "it is no PDF file that can be read (it has no page)")
  }

  @Test func theFileIsNamedWithWhatItHolds() throws {
    let folder = try TemporaryFolder()
    try file("BT ET").write(to: folder.url.appending(path: "a.pdf"))
    let book = FontBook()
    #expect(book.imageSize(.file(folder.file("a.pdf"))) == nil)
    #expect(
      book.problems.map(\.description).contains(
        "Cannot read the picture '\(folder.path)/a.pdf': it holds text, which is not read in PDF files. "
          + "PNG, JPEG, SVG, WebP and PDF files can be shown."))
  }

  // MARK: A stranger's

  @Test func whatDrawsItselfEnds() {
    let resources = "/XObject <</F 5 0 R>>"
    #expect(
      problem(file("/F Do", resources: resources, form("/F Do /F Do")))
        == "it is no PDF file that can be read (it draws itself)")
    #expect(
      problem(file("/F Do", resources: resources, "5 0 R")) != "",
      "an object that is itself")
    #expect(problem(file(String(repeating: "q ", count: 100))).contains("too deep"))
    #expect(problem(file(String(repeating: "[", count: 5000))).contains("too deep"))
    #expect(problem(file("/C cs", resources: "/ColorSpace <</C /C>>")).contains("of no kind"))
  }

  /// Whatever is changed in a file, the reader comes back.
  @Test func damagedFilesAreRead() throws {
    let resources =
      "/ExtGState <</G <</ca 0.5>>>> /XObject <</F 5 0 R>> /Pattern <</P <</PatternType 2 /Shading 6 0 R>>>>"
    let whole = file(
      "q 1 0 0 rg /G gs /F Do /Pattern cs /P scn 0 0 m 1 2 3 4 5 6 c 1 2 3 4 v 3 4 5 6 y h B* Q [1 2] 0 d 1 J S",
      resources: resources, form("0 0 5 5 re W n 1 g f", "/BBox [0 0 9 9] /Matrix [1 0 0 1 2 2]"),
      "<</ShadingType 3 /ColorSpace /DeviceGray /Coords [0 0 9 1 1 2] /Extend [true true] /Function 7 0 R>>",
      "<</FunctionType 2 /Domain [0 1] /N 2>>")
    #expect(problem(whole) == "")
    var numbers = SeededNumbers(seed: 13)
    let words = [
      "0", "-1", "1e99", "]", ">>", "[", "(", "3 0 R", "/F", "R", "99999999999999999999",
    ]
    for _ in 0..<2000 {
      var bytes = [UInt8](whole)
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default:
          bytes.replaceSubrange(
            place..<place, with: Array((words.randomElement(using: &numbers) ?? "").utf8))
        }
      }
      // What it makes of it is read as a picture, too.
      if let svg = try? PDFPage(Data(bytes)).svg() { _ = try? SVGPicture(Data(svg.utf8)) }
    }
  }
}
