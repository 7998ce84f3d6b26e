import Foundation
import Geometry
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("A document's window")
struct DocumentGroupTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "First"

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Sketch: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var strokes = 1

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { strokes }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test("A new document is open, under its name, and its editor changes it") func value() {
    let played = PlayedView(size: CGSize(width: 390, height: 500)) {
      DocumentGroup(newDocument: Note()) { file in
        Button(file.document.text) { file.document.text = "Second" }
      }
    }
    #expect(played.text.contains("Untitled"))
    played.tap("First")
    #expect(played.text.contains("Second"))
  }

  @Test("So it is of a document that is an object") func object() {
    let played = PlayedView(size: CGSize(width: 390, height: 500)) {
      DocumentGroup(newDocument: { Sketch() }) { file in
        Stepper("Strokes: \(file.document.strokes)", value: file.$document.strokes)
        Button("Draw") { file.document.strokes += 1 }
      }
    }
    #expect(played.text.contains("Strokes: 1"))
    played.tap("Draw")
    #expect(played.text.contains("Strokes: 2"))
  }

  @Test("New windows are not opened") func newDocument() async throws {
    struct Opener: View {
      @Environment(\.newDocument) private var newDocument
      var body: some View { Button("New") { newDocument(Note()) } }
    }
    let played = PlayedView { Opener() }
    let before = played.text
    played.tap("New")
    // It is no longer pressed then.
    played.advance(to: 1)
    #expect(played.text == before)
    try await EnvironmentValues().openDocument(at: URL(filePath: "/a"))
  }
}
