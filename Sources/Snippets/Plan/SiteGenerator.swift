import Foundation
import Movie

/// A generator of documentation sites, as far as it decides where on the disk what a page names lies.
struct SiteGenerator {
  /// Files and folders of which one lies in the site's own folder.
  let marks: [String]
  /// Where `/` leads to, from there.
  let folder: String
  /// Whether `guide.md` is seen as `guide/`, so that the addresses of its HTML count from there. Those of
  /// Markdown count from the page's file.
  var pagesAreFolders = false

  static let all = [vitePress, docusaurus, mkDocs, sphinx]

  private static let vitePress = SiteGenerator(marks: [".vitepress"], folder: "public")
  private static let docusaurus = SiteGenerator(
    marks: ["js", "ts", "mjs", "cjs", "mts"].map { "docusaurus.config.\($0)" }, folder: "static")
  private static let mkDocs = SiteGenerator(
    marks: ["mkdocs.yml", "mkdocs.yaml"], folder: "docs", pagesAreFolders: true)
  private static let sphinx = SiteGenerator(marks: ["conf.py"], folder: ".")
}

/// The site that a page is a page of.
struct DocumentationSite {
  /// Where `/` leads to.
  let folder: String
  private let pagesAreFolders: Bool

  /// - Parameter folders: That of the page, and those above it as far as its path names them.
  init?(above folders: [String]) {
    for root in folders {
      for generator in SiteGenerator.all {
        let marks = generator.marks.map { Self.joined(root, $0) }
        guard let mark = marks.first(where: FileManager.default.fileExists) else { continue }
        let settings = generator.pagesAreFolders ? MkDocsSettings(path: mark) : nil
        folder = Self.joined(root, settings?.docsFolder ?? generator.folder)
        pagesAreFolders = settings?.pagesAreFolders ?? generator.pagesAreFolders
        return
      }
    }
    return nil
  }

  /// The folder that addresses in the HTML of a page count from, where that is not the page's own.
  func folderOfHTML(of page: String) -> String? {
    let path = page.prefix { $0 != "#" } as NSString
    let name = (path.lastPathComponent as NSString).deletingPathExtension
    let isFolderItself = ["index", "readme"].contains(name.lowercased())
    return pagesAreFolders && !isFolderItself ? path.deletingPathExtension : nil
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    if path == "." { return folder.isEmpty ? "." : folder }
    return folder.isEmpty || folder == "."
      ? path : (folder as NSString).appendingPathComponent(path)
  }
}

/// The two settings of MkDocs that move clips.
private struct MkDocsSettings {
  private(set) var docsFolder: String?
  private(set) var pagesAreFolders: Bool?

  /// A file that cannot be read says nothing. Of its YAML, which may have tags that only Python knows, the
  /// lines of these two keys are all that is looked at. It is a stranger's: no folder that it names leads out
  /// of the site.
  init(path: String) {
    let text = Self.text(at: path) ?? ""
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].prefix { $0 != "#" }.trimmingCharacters(
        in: .whitespaces.union(CharacterSet(charactersIn: "\"'")))
      switch parts[0] {
      case "docs_dir" where !value.isEmpty && Self.staysInside(value): docsFolder = value
      case "use_directory_urls": pagesAreFolders = value.lowercased() != "false"
      default: break
      }
    }
  }

  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// The beginning of what is a file: a pipe would never end, nor would a device.
  private static func text(at path: String) -> String? {
    guard let file = OwnedDescriptor(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)) else {
      return nil
    }
    var status = stat()
    guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let bytes = try? FileHandle(fileDescriptor: file.number).read(upToCount: longest)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let longest = 256 << 10
}
