import Foundation
import Motion
import ViewEngine

/// The system's pages for files. They show no files; what is opened or moved ends with Cancel, and what follows a choice
/// of that never runs. What is saved is not written, and ends with the address that it would have.
extension View {
  /// Shows the page that opens a file while a condition holds.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    systemPicker(.open, isPresented: isPresented, onCancellation: {})
  }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    systemPicker(.open, isPresented: isPresented, onCancellation: {})
  }

  /// - Parameter onCancellation: Runs when Cancel is tapped.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    systemPicker(.open, isPresented: isPresented, onCancellation: onCancellation)
  }

  /// Shows the page that saves a document while a condition holds.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document != nil, defaultFilename, contentType, onCompletion)
  }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(isPresented, document != nil, defaultFilename, contentType, onCompletion)
  }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, document != nil, defaultFilename, contentTypes.first, onCompletion,
      onCancellation)
  }

  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, item != nil, defaultFilename, contentTypes.first, onCompletion, onCancellation)
  }

  /// Shows the page that moves a file while a condition holds.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    moving(isPresented, file != nil)
  }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, !files.isEmpty)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ isThere: Bool, _ name: String?, _ type: UTType?,
    _ onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    systemPicker(
      .save(name: name ?? "Untitled"), isPresented: isPresented.and(isThere),
      onCancellation: onCancellation
    ) { names in
      let folder = URL(fileURLWithPath: "/private/var/mobile/Documents", isDirectory: true)
      var address = folder.appendingPathComponent(names.first ?? "")
      if address.pathExtension.isEmpty, let ending = type?.preferredFilenameExtension {
        address.appendPathExtension(ending)
      }
      onCompletion(.success(address))
    }
  }

  private func moving(_ isPresented: Binding<Bool>, _ isThere: Bool) -> some View {
    systemPicker(.move, isPresented: isPresented.and(isThere), onCancellation: {})
  }
}

extension Binding where Value == Bool {
  /// False where something else does not hold.
  fileprivate func and(_ other: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && other }, set: { wrappedValue = $0 })
  }
}
