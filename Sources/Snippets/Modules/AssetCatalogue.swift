import Foundation
import Views

/// The colours and pictures of an `.xcassets` folder.
///
/// It is a stranger's: a picture is a file of the set that names it, and nothing else.
struct AssetCatalogue {
  private(set) var assets = DemoAssets()
  private var reader = ResourceReader()
  /// Image sets whose files are all of kinds that nobody reads here, with the first of those.
  private var unreadSets: [(name: String, file: String)] = []

  /// Entries of its folders so far.
  private var looked = 0

  /// Folders in one another that are looked into, and entries of all that are looked at, at most. The way to a folder is
  /// gone for each entry.
  private static let deepest = 32
  private static let looks = 20_000

  /// What of it cannot be read.
  var problems: [Diagnostic] { reader.problems }

  static let pictureEndings = ImageFile.endings

  init(at folder: String) {
    assets.hasCatalogue = true
    read(folder, namespace: "", depth: 0)
    tellUnreadSets(of: folder)
  }

  private mutating func read(_ folder: String, namespace: String, depth: Int) {
    guard looked <= Self.looks else { return }
    guard depth <= Self.deepest else {
      return reader.note(
        folder, "it lies in more than \(Self.deepest) folders of its catalogue. Move it up.")
    }
    let names = reader.names(in: folder)
    looked += names.count
    guard looked <= Self.looks else {
      return reader.note(
        folder,
        "it and what comes before it in its catalogue are more than \(Self.looks) files and folders. "
          + "Split it.")
    }
    for file in names {
      let path = folder + "/" + file
      guard CodeFolder.isOne(path),
        SwiftFiles.real(path) == SwiftFiles.real(folder).map({ $0 + "/" + file })
      else { continue }
      let title = (file as NSString).deletingPathExtension
      let list = path + "/Contents.json"
      let isLink = SwiftFiles.real(list) != SwiftFiles.real(path).map { $0 + "/Contents.json" }
      let contents =
        isLink
        ? nil : reader.value(Contents.self, at: list, "a list as asset catalogues have them")
      switch (file as NSString).pathExtension {
      case "colorset": add(contents?.colors ?? [], as: namespace + title)
      case "imageset": add(contents, in: path, as: namespace + title)
      case "symbolset": addSymbol(contents?.symbols ?? [], in: path, as: namespace + title)
      default:
        let isNamed = contents?.properties?.providesNamespace == true
        read(
          path, namespace: isNamed ? "\(namespace)\(title)/" : namespace, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ entries: [Contents.Entry], as name: String) {
    // A phone's own is taken before what is for all.
    let usual = ["iphone", "universal", "ipad"].flatMap { idiom in
      entries.filter { $0.isUsual && ($0.idiom ?? "universal") == idiom }
    }
    let light = (usual.first { !$0.isDark } ?? usual.first)?.color.flatMap(Self.tone)
    let dark = usual.first(where: \.isDark)?.color.flatMap(Self.tone)
    if let light { assets.colors[name] = .init(light: light, dark: dark) }
  }

  private static func tone(_ tone: Contents.Tone) -> DemoAssets.Tone? {
    if let name = tone.reference, DemoAssets.Tone.system[name] != nil {
      return DemoAssets.Tone(space: name, red: 0, green: 0, blue: 0, opacity: 1)
    }
    guard let parts = tone.components?.mapValues(\.value) else { return nil }
    let white = parts["white"] ?? 0
    return DemoAssets.Tone(
      space: tone.space ?? "srgb", red: parts["red"] ?? white, green: parts["green"] ?? white,
      blue: parts["blue"] ?? white, opacity: parts["alpha"] ?? 1)
  }

  private mutating func add(_ contents: Contents?, in folder: String, as name: String) {
    let isTemplate = contents?.properties?.templateRenderingIntent == "template"
    let pictures = (contents?.images ?? []).filter(\.isUsual).compactMap {
      entry -> DemoAssets.Picture? in
      guard let path = Self.file(of: entry, in: folder, endings: Self.pictureEndings) else {
        return nil
      }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return .init(path: path, scale: scale, isDark: entry.isDark, isTemplate: isTemplate)
    }
    if !pictures.isEmpty {
      assets.pictures[name] = pictures
    } else if let file = contents?.images?.lazy.compactMap(\.filename).first(where: Self.isUnread) {
      unreadSets.append((name, file))
    }
  }

  private static func isUnread(_ file: String) -> Bool {
    !pictureEndings.contains((file as NSString).pathExtension.lowercased())
  }

  /// In one line: an app may have all of its pictures so.
  private mutating func tellUnreadSets(of folder: String) {
    guard let first = unreadSets.first else { return }
    let more = unreadSets.count > 1 ? ", nor \(unreadSets.count - 1) more" : ""
    reader.noteLack(
      folder,
      "the image '\(first.name)' is not shown\(more): '\(first.file)' is of a kind that is not read. "
        + "Add it as SVG, PDF, PNG, JPEG or WebP.")
  }

  private mutating func addSymbol(_ entries: [Contents.Entry], in folder: String, as name: String) {
    let files = entries.compactMap { Self.file(of: $0, in: folder, endings: ["svg"]) }
    if let path = files.first {
      assets.pictures[name] = [.init(path: path, isSymbol: true)]
    } else if let file = entries.lazy.compactMap(\.filename).first {
      reader.note(
        folder,
        "the symbol '\(name)' has no SVG file, and '\(file)' is not one that is there. "
          + "Export its template from SF Symbols into the set.")
    }
  }

  /// A file of a set, where it is one and no way out of it.
  private static func file(
    of entry: Contents.Entry, in folder: String, endings: [String]
  ) -> String? {
    guard let file = entry.filename, !file.contains("/"), !file.hasPrefix("."),
      endings.contains((file as NSString).pathExtension.lowercased()),
      let path = SwiftFiles.real(folder + "/" + file),
      path == SwiftFiles.real(folder).map({ $0 + "/" + file })
    else { return nil }
    return path
  }
}
