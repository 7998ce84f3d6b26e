import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every way to ask for the system's pages for files and photos.
@MainActor
@Suite("Names of the pages for files and photos")
struct SystemPickerNameTests {
  private final class Draft: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { "draft" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private func shows<V: View>(_ word: String, _ view: @escaping (Binding<Bool>) -> V) -> Bool {
    let phone = Phone(view)
    phone.show()
    return phone.played.text.contains("\"\(word)\"")
  }

  @Test("Opening: of one file or of several") func opening() {
    #expect(
      shows("Recents") {
        Color.green.fileImporter(isPresented: $0, allowedContentTypes: [.pdf]) { _ in }
      })
    #expect(
      shows("Recents") {
        Color.green.fileImporter(
          isPresented: $0, allowedContentTypes: [.pdf], allowsMultipleSelection: true
        ) { _ in }
      })
  }

  @Test("Saving: of documents that are values, objects or items, under a name or none")
  func saving() {
    #expect(
      shows("Untitled") {
        Color.green.fileExporter(isPresented: $0, document: Draft(), contentType: .json) { _ in }
      })
    #expect(
      shows("Plan") {
        Color.green.fileExporter(isPresented: $0, document: Note(), defaultFilename: "Plan") { _ in
        }
      })
    #expect(
      shows("Word") {
        Color.green.fileExporter(isPresented: $0, item: "text", defaultFilename: "Word") { _ in }
      })
    #expect(
      !shows("Untitled") {
        Color.green.fileExporter(isPresented: $0, item: String?.none) { _ in }
      })
  }

  @Test("Moving: of one file or of several, and of none not at all") func moving() {
    let file = URL(fileURLWithPath: "/a")
    #expect(shows("Move") { Color.green.fileMover(isPresented: $0, files: [file]) { _ in } })
    #expect(!shows("Move") { Color.green.fileMover(isPresented: $0, files: []) { _ in } })
    #expect(
      !shows("Move") { Color.green.fileMover(isPresented: $0, file: nil) { _ in } })
  }

  @Test("Photos: by a button or a condition, one or several") func photos() {
    let one = Binding<PhotosPickerItem?>.constant(nil)
    let several = Binding<[PhotosPickerItem]>.constant([])
    #expect(shows("Photos") { Color.green.photosPicker(isPresented: $0, selection: one) })
    #expect(
      shows("Add") {
        Color.green.photosPicker(isPresented: $0, selection: several, maxSelectionCount: 3)
      })
    let name = String("Pick")
    let pickers: [(AnyView, String)] = [
      (AnyView(PhotosPicker("Pick", selection: one)), "Photos"),
      (AnyView(PhotosPicker("Pick", selection: several, matching: .images)), "Add"),
      (AnyView(PhotosPicker(name, selection: one)), "Photos"),
      (AnyView(PhotosPicker(selection: several) { Text("Pick") }), "Add"),
    ]
    for (picker, word) in pickers {
      let phone = Phone { _ in picker }
      phone.played.tap("Pick")
      phone.wait()
      #expect(phone.played.text.contains("\"\(word)\""))
    }
  }

  @Test("Filters and items are values; no photo can be loaded") func values() async throws {
    #expect(PHPickerFilter.any(of: [.images, .videos]) != .all(of: [.images, .videos]))
    #expect(PHPickerFilter.not(.images) == .not(.images))
    let item = PhotosPickerItem(itemIdentifier: "1")
    #expect(item.itemIdentifier == "1" && item.supportedContentTypes.isEmpty)
    #expect(try await item.loadTransferable(type: Data.self) == nil)
  }

  @Test("A document writes the kinds that it reads, and files know what they hold") func documents()
  {
    #expect(Note.writableContentTypes == [.plainText] && Draft.writableContentTypes == [.json])
    let file = FileWrapper(regularFileWithContents: Data([1]))
    #expect(file.isRegularFile && !file.isDirectory)
    let folder = FileWrapper(directoryWithFileWrappers: ["a": file])
    #expect(folder.isDirectory && !folder.isRegularFile)
  }

  @Test("What is said about the pages leaves them as they are") func accepted() {
    #expect(
      shows("Recents") {
        Color.green.fileImporter(isPresented: $0, allowedContentTypes: [.pdf]) { _ in }
          .fileDialogBrowserOptions([.includeHiddenFiles]).fileDialogConfirmationLabel("Take")
          .fileDialogConfirmationLabel(Text("Take")).fileDialogCustomizationID("id")
          .fileDialogDefaultDirectory(URL(fileURLWithPath: "/a"))
          .fileDialogImportsUnresolvedAliases(true).fileDialogMessage("Which?")
          .fileDialogMessage(Text("Which?")).fileExporterFilenameLabel("Name")
          .fileExporterFilenameLabel(Text("Name"))
      })
    let one = Binding<PhotosPickerItem?>.constant(nil)
    #expect(
      shows("Photos") {
        Color.green.photosPicker(isPresented: $0, selection: one).photosPickerStyle(.inline)
          .photosPickerAccessoryVisibility(.hidden)
      })
  }
}
