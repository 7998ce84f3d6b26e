import Foundation
import TestSupport
import Testing
import Wording

@testable import Snippets

/// Pictures that are PDF files become SVG behind walls, or a placeholder of which somebody is told.
@Suite struct PDFPicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the set-up installs.
  private static let isReadHere = PDFConverter.path != nil && Executables.find("bwrap") != nil

  /// A page of 40×20 points out of the middle of a larger one, half red, and a blue page after it.
  private let file = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Count 2 /Kids [3 0 R 5 0 R] /MediaBox [0 0 200 100]>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R /CropBox [100 50 140 70]>> endobj
    4 0 obj <</Length 26>>
    stream
    1 0 0 rg 100 50 20 20 re f
    endstream endobj
    5 0 obj <</Type /Page /Parent 2 0 R /Contents 6 0 R>> endobj
    6 0 obj <</Length 23>>
    stream
    0 0 1 rg 0 0 90 90 re f
    endstream endobj
    trailer <</Root 1 0 R>>
    """

  private func pictures(
    in sandbox: Sandbox, converter: @escaping @Sendable () -> String? = { PDFConverter.path }
  ) -> PDFPictures {
    PDFPictures(
      cache: CacheFolder(path: folder.file("cache")), sandbox: sandbox, limits: .patient,
      converter: converter)
  }

  /// Any that is not asked.
  private let none = Sandbox(.limitsOnly(reason: "a test"))

  private func told(_ warnings: [Diagnostic]) -> [String] {
    warnings.map { $0.problem.replacing(folder.path + "/", with: "") }
  }

  @Test(.enabled(if: isReadHere, "pdftocairo or bwrap is missing: run Scripts/setup"))
  func theFirstPageBecomesSVGOfItsOwnSize() async throws {
    let path = try folder.write(file, to: "logo.pdf")
    let other = try folder.write("x", to: "photo.png")
    let pictures = pictures(in: try await .detect())
    let (files, warnings) = try await pictures.drawn([path, other])
    #expect(told(warnings) == [] && Set(files.keys) == [path])
    let made = try #require(files[path])
    #expect(made.hasPrefix(folder.file("cache/pictures/")) && made.hasSuffix(".svg"))
    let text = try String(contentsOfFile: made, encoding: .utf8)
    #expect(text.contains(#" width="40" height="20" viewBox="0 0 40 20""#), "\(text)")
    #expect(text.contains("rgb(100%,0%,0%)") || text.contains("rgb(100%, 0%, 0%)"), "\(text)")
    #expect(!text.contains("100%)"), "of the second page")
    let again = try await pictures.drawn([path])
    #expect(again.files == files)
  }

  @Test(.enabled(if: isReadHere, "pdftocairo or bwrap is missing: run Scripts/setup"))
  func aDamagedFileStaysAPlaceholder() async throws {
    let damaged = try folder.write(String(file.prefix(200)), to: "damaged.pdf")
    let other = try folder.write("no PDF", to: "other.pdf")
    let empty = try folder.write("", to: "empty.PDF")
    let (files, warnings) = try await pictures(in: try await .detect()).drawn([
      damaged, other, empty,
    ])
    #expect(files.isEmpty)
    #expect(
      told(warnings)
        == ["damaged.pdf", "other.pdf", "empty.PDF"].map {
          "\($0): warning: the picture is a placeholder: pdftocairo finds no page in it. "
            + "Export it anew, or add it as SVG."
        })
  }

  /// As a file would that has found a mistake in the reader and makes it run code.
  @Test(.enabled(if: isReadHere, "pdftocairo or bwrap is missing: run Scripts/setup"))
  func whatAFileMakesItsReaderDoReachesNothingOutside() async throws {
    let path = try folder.write("%PDF-1.4 its own", to: "logo.pdf")
    let secret = try folder.write("secret", to: "key")
    let (left, made) = (folder.file("left"), folder.file("picture.svg"))
    let sandbox = try await Sandbox.detect()
    var command = pictures(in: sandbox).command(
      "/bin/sh", from: path, to: made, in: folder.path)
    command.arguments = [
      "-c",
      """
      cat \(secret.quotedForShell) \(path.quotedForShell) /etc/shadow /etc/passwd >picture.svg 2>/dev/null
      echo caught >\(left.quotedForShell)
      echo caught >>\(secret.quotedForShell)
      echo caught >>\(path.quotedForShell)
      true
      """,
    ]
    let report = await sandbox.run(command)
    #expect(report.ending == .ok)
    let delivery = try #require(report.delivery)
    let read = String(decoding: delivery.read(at: 0, upTo: delivery.byteCount), as: UTF8.self)
    #expect(read == "%PDF-1.4 its own")
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "secret")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "%PDF-1.4 its own")
  }

  @Test func withoutTheProgramItIsSaidWhatToInstall() async throws {
    let path = try folder.write(file, to: "logo.pdf")
    let (files, warnings) = try await pictures(in: none) { nil }.drawn([path])
    #expect(files.isEmpty)
    #expect(
      told(warnings) == [
        "logo.pdf: warning: the picture is a placeholder: PDF files are read by pdftocairo, which is not "
          + "installed. Install it: sudo apt-get install poppler-utils."
      ])
  }

  /// The first is no file, the second nearly all hole, and the third has no end.
  @Test func whatCannotBeReadIsTold() async throws {
    let gone = folder.file("gone.pdf")
    let large = try folder.write("%PDF-1.4", to: "large.pdf")
    #expect(truncate(large, 1 << 40) == 0)
    let pipe = folder.file("pipe.pdf")
    #expect(mkfifo(pipe, 0o600) == 0)
    let (files, warnings) = try await pictures(in: none) { "/usr/bin/false" }.drawn([
      gone, large, pipe,
    ])
    #expect(files.isEmpty)
    #expect(warnings.map(\.severity) == [.warning, .warning, .warning])
    #expect(told(warnings).map { $0.prefix(5) } == ["gone.", "large", "pipe."])
    #expect(warnings[1].message.contains("it is larger than 32 MB"))
  }

  @Test func aProgramThatMakesNothingIsTold() async throws {
    let path = try folder.write(file, to: "logo.pdf")
    let program = try folder.write("#!/bin/sh\necho text > \"$7\"\n", to: "converter")
    #expect(chmod(program, 0o700) == 0)
    let (files, warnings) = try await pictures(in: none) { program }.drawn([path])
    #expect(files.isEmpty)
    #expect(
      told(warnings) == [
        "logo.pdf: warning: the picture is a placeholder: pdftocairo made no SVG of it. Add it as SVG."
      ])
  }

  // MARK: What is made of the answer

  private func picture(_ text: String) -> String? {
    PDFPage.picture(of: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// As two releases of cairo write it.
  @Test func aPointIsAPoint() {
    let rest = "viewBox=\"0 0 9 8.5\">\n<text width=\"3pt\">é</text></svg>"
    #expect(
      picture("<?xml version=\"1.0\"?>\n<svg xmlns=\"a\" width=\"9pt\" height=\"8.5pt\" \(rest)")
        == "<?xml version=\"1.0\"?>\n<svg xmlns=\"a\" width=\"9\" height=\"8.5\" \(rest)")
    let plain = "<svg width=\"9\" height=\"8.5\" \(rest)"
    #expect(picture(plain) == plain)
    #expect(picture("") == nil && picture("<svg width") == nil && picture("text") == nil)
    #expect(PDFPage.picture(of: [255, 254, 60]) == nil)
  }

  // MARK: What a clip is given of it

  private func module() throws -> SourceModule {
    let place = "m/A.xcassets/Logo.imageset/"
    try folder.write(file, to: place + "logo.pdf")
    try folder.write(file, to: "m/plan.pdf")
    try folder.write(
      """
      {"images": [{"filename": "logo.pdf", "idiom": "universal"}],
       "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
      """, to: place + "Contents.json")
    let code = """
      struct A: View { var body: some View { Text(["Logo", "plan"][0]) } }
      #Preview { A() }
      """
    let path = try folder.write(code, to: "m/A.swift")
    var module = SourceModule(files: [Excerpt(file: path, text: code)])
    module.resources = ModuleResources(in: folder.file("m"))
    return module
  }

  @Test func aClipIsGivenTheSVGInPlaceOfTheFile() throws {
    let clip = try #require(SnippetPlan(module: try module()).clips.first)
    let (logo, plan) = (
      folder.file("m/A.xcassets/Logo.imageset/logo.pdf"), folder.file("m/plan.pdf")
    )
    #expect(clip.pictures == [logo, plan] && clip.hasPDFs)
    #expect(clip.readable(drawn: [:]) == [])
    #expect(
      clip.readable(drawn: [logo: "/c/1.svg", plan: "/c/2.svg"]) == ["/c/1.svg", "/c/2.svg"])
    let assets = clip.assets(locale: nil, drawn: [logo: "/c/1.svg"])
    #expect(assets.drawn == [logo: "/c/1.svg"])
    let picture = assets.pictures["Logo"]?.first
    #expect(picture?.isTemplate == true && picture?.scale == 1)
  }

  @Test(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
  func whoCompilesAClipIsTold() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = DemoCompiler(
      toolchain: fixture.toolchain, sandbox: none,
      cache: CacheFolder(path: fixture.folder.path + "/cache"), limits: .patient,
      pdfConverter: { nil })
    let clip = try #require(SnippetPlan(module: try module()).clips.first)
    let demo = try await compiler.compile(clip)
    #expect(demo.drawn.isEmpty)
    #expect(
      demo.findings.map(\.file).map { ($0 as NSString).lastPathComponent } == [
        "logo.pdf", "plan.pdf",
      ])
  }
}
