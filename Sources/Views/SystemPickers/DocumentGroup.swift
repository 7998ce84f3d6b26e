import Foundation
import Motion
import OpenCombine
@_spi(Engine) import ViewEngine

/// An app's window for one document.
///
///     @main struct NotesApp: App {
///       var body: some Scene {
///         DocumentGroup(newDocument: TextFile()) { file in TextEditor(text: file.$document.text) }
///       }
///     }
///
/// SwiftUI's is a scene; this one is a view, by which an app that is made of it is shown. The editor of a phone stands in
/// a navigation stack by itself, whose bar has the document's name and a menu to change it; a Mac's window has the name.
///
/// - Note: Approximated: a new document is open from the beginning, without the page of all of them before; nothing is
///   saved, and no document of another kind is there to view.
public struct DocumentGroup<Document, Content: View>: View {
  private let content: @MainActor () -> AnyView

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (_ file: FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = { AnyView(DocumentValue(first: newDocument(), editor: editor)) }
  }

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor:
      @escaping (_ file: ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    content = { AnyView(DocumentObject(first: newDocument(), editor: editor)) }
  }

  public var body: some View { content() }
}

/// What an editor is told of a document that is a value.
@MainActor
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// Where it is kept: nil of one that was never saved.
  public var fileURL: URL?
  public var isEditable: Bool
}

/// What an editor is told of a document that is an object.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// Where it is kept: nil of one that was never saved.
  public var fileURL: URL?
  public var isEditable: Bool
}

private struct DocumentValue<Document: FileDocument, Content: View>: View {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content

  init(first: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(initialValue: first)
    self.editor = editor
  }

  var body: some View {
    DocumentPage(
      content: editor(FileDocumentConfiguration(document: $document, isEditable: true)))
  }
}

private struct DocumentObject<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    first: @autoclosure @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: first())
    self.editor = editor
  }

  var body: some View {
    DocumentPage(
      content: editor(ReferenceFileDocumentConfiguration(document: document, isEditable: true)))
  }
}

/// The bar around an editor. A Mac's is its window's.
private struct DocumentPage<Content: View>: View {
  let content: Content
  @State private var name = "Untitled"
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      content.navigationTitle(name)
    } else {
      NavigationStack {
        content
          .navigationTitle($name)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Documents", systemImage: "chevron.backward") {}
            }
          }
      }
    }
  }
}
