import Foundation
import ViewEngine

/// AppKit's panel to choose where something is saved.
///
/// - Note: Accepted: presents nothing in a clip, and answers that nothing was chosen.
@MainActor @preconcurrency
open class NSSavePanel: NSWindow {
  public var allowedContentTypes: [UTType] = []
  public var allowsOtherFileTypes = false
  public var canCreateDirectories = true
  public var canSelectHiddenExtension = false
  public var directoryURL: URL?
  public var isExtensionHidden = false
  public var message: String?
  public var nameFieldLabel: String?
  public var nameFieldStringValue = ""
  public var prompt: String?
  public var showsHiddenFiles = false
  public var showsTagField = false
  public var treatsFilePackagesAsDirectories = false
  /// Nil: nothing was chosen.
  public var url: URL? { nil }

  public func runModal() -> NSApplication.ModalResponse { .cancel }

  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(.cancel)
  }

  public func begin() async -> NSApplication.ModalResponse { .cancel }

  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    handler(.cancel)
  }

  public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    .cancel
  }

  public func cancel(_ sender: Any?) {}
  public func ok(_ sender: Any?) {}
}

/// AppKit's panel to choose what is opened.
///
/// - Note: Accepted: presents nothing in a clip, and answers that nothing was chosen.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  public var allowsMultipleSelection = false
  public var canChooseDirectories = false
  public var canChooseFiles = true
  public var canDownloadUbiquitousContents = true
  public var canResolveUbiquitousConflicts = true
  public var isAccessoryViewDisclosed = false
  public var resolvesAliases = true
  /// Empty: nothing was chosen.
  public var urls: [URL] { [] }
}

extension NSApplication {
  /// How a modal panel was left.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}
