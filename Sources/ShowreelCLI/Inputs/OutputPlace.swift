import ArgumentParser
import Foundation
import Movie

/// Where a clip is written: what one `--output` said.
struct OutputPlace {
  /// Nil where nothing was said.
  let path: String?
  /// Several clips need a folder.
  let isForSeveral: Bool
  /// What a name made up ends in: `.mp4`, `/*.png`.
  private let ending: String
  /// Pictures are asked for of a name that says nothing.
  private let isForPictures: Bool

  /// - Parameter format: Asked for by its word; nil where nothing was said.
  /// - Throws: `ValidationError` where several clips would go to one file.
  init(_ path: String?, isForSeveral: Bool, format: OutputFormat? = nil, ending: String = ".mp4")
    throws
  {
    if isForSeveral, let path, path == StandardOutput.path {
      throw ValidationError(
        "One clip goes to standard output, and there are several. Name a folder: --output clips/")
    }
    if isForSeveral, let path, PicturePath.folder(of: path) != nil {
      throw ValidationError(
        "\(path) is the pictures of one clip, but there are several clips. "
          + "Name a folder, and the format: --output frames/ --format png")
    }
    if isForSeveral, let path, !path.hasSuffix("/"), !(path as NSString).pathExtension.isEmpty {
      throw Self.isOneFile(path)
    }
    if let path, let format,
      let own = OutputFormat.all.first(where: { $0.isAskedFor(by: path) }), own.word != format.word
    {
      throw ValidationError(
        "\(path) is \(own.name) by its name, and --format says \(format.word). "
          + "Leave --format out, or give it another name.")
    }
    self.path = path
    self.isForSeveral = isForSeveral
    self.ending = format?.ending ?? ending
    isForPictures = format?.isFolder == true
  }

  /// - Parameter views: What the clips show, where a view can be asked for by its name.
  static func isOneFile(_ path: String, among views: [String] = []) -> ValidationError {
    let folder = "Name a folder: --output \((path as NSString).deletingPathExtension)/"
    let names = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let choice = names.first.map { first in
      let option = "--view " + (first.contains(" ") ? "'\(first)'" : first)
      let more = names.count > mostViews ? ", …" : ""
      return ", or one view: \(option). There is "
        + names.prefix(mostViews).joined(separator: ", ") + more + "."
    }
    return ValidationError(
      "\(path) is one file, but there are several clips. " + folder + (choice ?? ""))
  }

  /// More views than these are not named.
  private static let mostViews = 12

  /// Makes the folder that clips go to, where it is not there yet.
  ///
  /// - Throws: `MovieError`.
  func prepare() throws {
    if let path, path.hasSuffix("/") || isForSeveral, let folder { try OutputFolders.make(folder) }
  }

  /// The path for the clip of a preset or a `.swift` file.
  func path(for name: String) -> String {
    guard let path else { return name + ending }
    if isForFolder { return (path.hasSuffix("/") ? path : path + "/") + name + ending }
    return isForPictures && PicturePath.folder(of: path) == nil ? path + PicturePath.ending : path
  }

  /// Where the clips of a page go, which have names of their own.
  var folder: String? {
    guard let path, file == nil, path != StandardOutput.path else { return nil }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The one file that everything goes to.
  var file: String? {
    guard let path, !isForFolder else { return nil }
    let isNamed =
      PicturePath.folder(of: path) != nil || path == StandardOutput.path
      || !(path as NSString).pathExtension.isEmpty
    return isNamed ? path : nil
  }

  /// A name that ends in `/`, and a folder that is there, take the clips as files, one or many.
  private var isForFolder: Bool {
    guard let path else { return false }
    return isForSeveral || path.hasSuffix("/") || OutputFolders.isOne(path)
  }
}
