import Foundation
import Motion
import ViewEngine

/// Opens a window for a new document.
///
/// - Note: Accepted: no effect in a clip, which has one window.
public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}

  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: () -> D) {}
}

/// Opens a document's window.
///
/// - Note: Accepted: no effect in a clip, which has one window.
public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  /// - Note: Accepted: no effect in a clip, which has one window.
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  /// - Note: Accepted: no effect in a clip, which has one window.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
}
