import Foundation
import Views

/// The pictures that a demo may show: those that its code names, in the repository of its page, or where
/// there is none, below its page's folder.
///
/// A stranger's page can name any file. So it names pictures of its own alone, and nothing that lies
/// beside the user, whose folder it was merely called from.
struct PagePictures {
  /// The page or Swift file, as the compiler is told.
  let file: String
  /// Where the user is.
  let user: String
  private let reach: PageReach
  /// Entries of folders looked at, at most, and pictures found.
  private static let looks = 20_000
  private static let most = 2_000

  init(file: String, user: String = FileManager.default.currentDirectoryPath) {
    self.file = file
    self.user = user
    reach = PageReach(page: file, others: [])
  }

  /// - Parameter patterns: Of all the code that the demo is made of.
  func named(by patterns: Set<PicturePattern>) -> [String] {
    var found: Set<String> = []
    var looks = 0
    let beginnings = beginnings
    for pattern in patterns where found.count < Self.most {
      if let name = pattern.written {
        guard beginnings?.mayBegin(name) ?? true else { continue }
        found.formUnion(picture(name).map { [$0] } ?? [])
      } else {
        found.formUnion(pictures(pattern, &looks))
      }
    }
    return found.sorted()
  }

  /// What is in the folders that names are looked for in; nil where nobody can say.
  private var beginnings: PathBeginnings? {
    let folder = (file as NSString).deletingLastPathComponent
    return PathBeginnings(
      in: ImageFile.folders(besideSource: folder, user: user), most: Self.looks)
  }

  /// What `Image(name)` finds, if it may.
  private func picture(_ name: String) -> String? {
    guard name.utf8.count <= PATH_MAX, !name.contains("\0") else { return nil }
    let folder = (file as NSString).deletingLastPathComponent
    return ImageFile.candidates(for: name, besideSource: folder, user: user).first(where: mayBeSeen)
  }

  /// What fits a name that is made up while the demo plays: in the page's own folder and below it.
  private func pictures(_ pattern: PicturePattern, _ looks: inout Int) -> [String] {
    var folders = [URL(filePath: file).standardizedFileURL.deletingLastPathComponent().path]
    let components = pattern.components
    for component in components.dropLast() where component.written != "." {
      if component.written == ".." || component.written == "" { return [] }
      folders = folders.flatMap { folder in
        names(in: folder, &looks).filter(component.fits).map { folder + "/" + $0 }
      }
    }
    guard let last = components.last else { return [] }
    return folders.flatMap { folder in
      names(in: folder, &looks).filter { name in
        last.fits(name) || last.fits((name as NSString).deletingPathExtension)
      }.map { folder + "/" + $0 }
    }.filter(mayBeSeen)
  }

  private func names(in folder: String, _ looks: inout Int) -> [String] {
    guard looks < Self.looks else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    looks += names.count
    return names.filter { !$0.hasPrefix(".") }
  }

  /// A regular file, called a picture and within reach, where its path really leads.
  private func mayBeSeen(_ path: String) -> Bool {
    guard let real = realpath(path, nil).map({ (String(cString: $0), free($0)).0 }) else {
      return false
    }
    var status = stat()
    return [path, real].allSatisfy {
      ImageFile.endings.contains(($0 as NSString).pathExtension.lowercased())
    } && stat(real, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && reach.contains(real)
  }
}

extension PlannedClip {
  /// The pictures that it may show.
  package var pictures: [String] {
    let others = page.candidates(for: SwiftSource(excerpt.text)).map(\.excerpt.text)
    let modules = [module].compactMap(\.self) + (module?.dependencies ?? []) + imports
    let isOfModule = module?.files.contains(excerpt) ?? false
    var words = PictureWords(in: (isOfModule ? [] : [excerpt.text]) + others)
    for module in modules { words.formUnion(PictureWords.of(module)) }
    // A name stands in one file, and what shows it in another, beside which the picture is.
    let files = [excerpt] + modules.flatMap(\.files)
    let places = Dictionary(files.map { ($0.file.folderAbove, $0.file) }) { $1 }
    let named = places.values.flatMap { PagePictures(file: $0).named(by: words.patterns) }
    let assets = assets(locale: nil).pictures
    if assets.isEmpty { return Set(named).sorted() }
    let ofCatalogues = assets.filter { name, pictures in
      let names = pictures.contains(where: \.isSymbol) ? Self.symbols(of: name) : [name]
      return names.contains { name in
        words.patterns.contains { $0.fits(name) }
          || words.members.contains(AssetName.identifier(of: name, without: "Image"))
      }
    }
    return Set(named + ofCatalogues.values.flatMap { $0.map(\.path) }).sorted()
  }

  /// The names that a symbol set may be asked for by: `bird.circle.fill` is also what a `bird` is in a tab.
  private static func symbols(of name: String) -> [String] {
    let parts = name.split(separator: ".")
    return [name] + parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
  }
}
