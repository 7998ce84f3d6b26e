import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The system's pages for files and photos")
struct SystemPickerTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  @Test("They are sheets with a bar and nothing in them, and end with Cancel")
  func importing() {
    let log = Log()
    let phone = Phone { isShown in
      Color.green.fileImporter(
        isPresented: isShown, allowedContentTypes: [.pdf], allowsMultipleSelection: true
      ) { _ in
        log.add("done")
      } onCancellation: {
        log.add("cancelled")
      }
    }
    phone.show()
    #expect(phone.played.text.contains("Recents") && phone.played.text.contains("No Recents"))
    phone.played.tap("Cancel")
    phone.wait()
    #expect(!phone.isShown.value && log.text == "cancelled")
    #expect(!phone.played.text.contains("Recents"))
  }

  @Test("Saving says the name, moving its place, and neither comes without something to save")
  func saving() {
    let named = Phone {
      Color.green.fileExporter(
        isPresented: $0, document: Note(), contentType: .plainText, defaultFilename: "Letter"
      ) { _ in }
    }
    named.show()
    #expect(named.played.text.contains("Letter") && named.played.text.contains("Save"))
    let moved = Phone {
      Color.green.fileMover(isPresented: $0, file: URL(fileURLWithPath: "/a")) { _ in }
    }
    moved.show()
    #expect(moved.played.text.contains("Move"))
    let none = Phone {
      Color.green.fileExporter(
        isPresented: $0, document: Note?.none, contentType: .plainText
      ) { _ in }
    }
    none.show()
    #expect(!none.played.text.contains("Save"))
    #expect(Note.writableContentTypes == [.plainText])
  }

  @Test("Photos are chosen by a button or a condition") func photos() {
    let phone = Phone { _ in
      PhotosPicker(
        "Choose", selection: .constant([]), matching: .any(of: [.images, .not(.videos)]))
    }
    phone.played.tap("Choose")
    phone.wait()
    #expect(phone.played.text.contains("Photos") && phone.played.text.contains("Add"))
    phone.played.tap("Cancel")
    phone.wait()
    #expect(!phone.played.text.contains("Photos"))
    let films = Phone {
      Color.green.photosPicker(
        isPresented: $0, selection: .constant(PhotosPickerItem?.none), matching: .videos)
    }
    films.show()
    #expect(films.played.text.contains("No Photos") && !films.played.text.contains("Add"))
  }

  @Test("One photo is chosen by a tap, several with Add") func choosing() async throws {
    let one = Handle(PhotosPickerItem?.none)
    let phone = Phone { isShown in
      one.shows { _ in Color.green.photosPicker(isPresented: isShown, selection: one.bound) }
    }
    phone.show()
    phone.played.tap("IMG_0002")
    phone.wait()
    #expect(one.value?.itemIdentifier == "IMG_0002" && !phone.isShown.value)
    let several = Handle([PhotosPickerItem]())
    let other = Phone { isShown in
      several.shows { _ in
        Color.green.photosPicker(isPresented: isShown, selection: several.bound)
      }
    }
    other.show()
    other.played.tap("IMG_0003")
    other.played.tap("IMG_0001")
    other.played.tap("Add")
    other.wait()
    #expect(several.value.map(\.itemIdentifier) == ["IMG_0003", "IMG_0001"])
    #expect(try await several.value.first?.loadTransferable(type: Image.self) != nil)
    let data = try await several.value.first?.loadTransferable(type: Data.self)
    #expect(data.flatMap(UIImage.init(data:)) != nil && UIImage(data: Data()) == nil)
  }

  @Test("What is saved has an address with the ending of its kind") func saved() {
    let log = Log()
    let phone = Phone {
      Color.green.fileExporter(
        isPresented: $0, document: Note(), contentType: .plainText, defaultFilename: "Letter"
      ) { result in
        log.add((try? result.get().lastPathComponent) ?? "failed")
      }
    }
    phone.show()
    phone.played.tap("Save")
    phone.wait()
    #expect(!phone.isShown.value && log.text == "Letter.txt")
  }

  @Test("Each has its own title") func titles() {
    let played = PlayedView(size: Phone.size) { SystemPicker(kind: .move) {} }
    #expect(played.text.contains("Folder is Empty"))
  }
}
