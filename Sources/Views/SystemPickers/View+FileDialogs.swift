import Foundation
import Motion
import ViewEngine

/// What somebody can do with a page for choosing files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// How the page for choosing photos is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

// How the system's pages for files and photos look, which have nothing in them here.
extension View {
  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for files is empty.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// - Note: Accepted: the page for photos always comes from below.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose page for photos is empty.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
    -> some View
  {
    self
  }
}
