import SwiftUI

private struct Letter: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = "Dear reader,\nthis is a new document."

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct DocumentGroupDemo: View {
  var body: some View {
    DocumentGroup(newDocument: Letter()) { file in
      TextEditor(text: file.$document.text).padding(.horizontal)
    }
  }
}
