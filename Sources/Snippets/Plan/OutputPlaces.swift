import Foundation
import Movie

/// Finds the file for every clip of a page, each once.
struct OutputPlaces {
  enum Obstacle: Error, Hashable {
    /// The number of the block that has the name.
    case taken(block: Int)
    /// It is in none of these folders.
    case outside([String])
    /// It is in this folder, in which the repository keeps itself.
    case ofRepository(String)
    /// It is opened as another name than it is read as.
    case unreadable
  }

  private let page: String
  private let options: SnippetOptions
  private let site: DocumentationSite?
  /// By where a path really leads: one file has many names.
  private var owners: [String: Int] = [:]
  /// The number behind the last name that was made of each place.
  private var numbers: [String: Int] = [:]
  /// Looked for once: a page may name a hundred thousand videos.
  private let reach: PageReach
  private let servedFolder: String
  /// The resources of the DocC catalogue that the page is in.
  private let catalogue: String?

  /// - Parameter page: The page's path.
  init(page: String, options: SnippetOptions) {
    self.page = page
    self.options = options
    site = DocumentationSite(above: page.ancestors + Self.aboveWhereWeStand(page))
    servedFolder = Self.servedFolder(of: page)
    catalogue = DocumentationCatalogue(around: page)?.resources
    reach = PageReach(page: page, others: [servedFolder] + [catalogue].compactMap { $0 })
  }

  private var pageFolder: String { page.folderAbove }

  /// `..`, `../..`, up to the repository's own folder, so that a site is found from anywhere in it; nothing
  /// where there is none.
  private static func aboveWhereWeStand(_ page: String) -> [String] {
    guard !page.hasPrefix("/") else { return [] }
    var folders: [String] = []
    while folders.count < mostSteps {
      let folder = folders.last ?? "."
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folders }
      folders.append(folders.isEmpty ? ".." : folder + "/..")
    }
    return []
  }

  private static let mostSteps = 40

  /// Where the page's own reference leads, or under the folder asked for by its file name.
  mutating func place(_ video: VideoReference, for block: Int) -> Result<String, Obstacle> {
    let path = path(for: video)
    let real = PageReach.real(path)
    if let owner = owners[real] { return .failure(.taken(block: owner)) }
    guard video.hasPlainName else { return .failure(.unreadable) }
    if options.folder == nil, let keeper = reach.keeper(of: path) {
      return .failure(.ofRepository(keeper))
    }
    guard options.folder != nil || reach.contains(path) else {
      return .failure(.outside(reach.roots))
    }
    owners[real] = block
    return .success(path)
  }

  /// Whether what a page shows is an SVG that is no clip, as most of them are: one that is there, or that lies
  /// where no clip may.
  func isDrawing(_ video: VideoReference) -> Bool {
    guard (video.path as NSString).pathExtension.lowercased() == "svg" else { return false }
    let path = ownPlace(of: video)
    guard reach.contains(path) else { return true }
    return FileManager.default.fileExists(atPath: path) && !ClipMark.isOn(path)
  }

  /// The PNG picture that a video of the catalogue names as its poster; nil where it is none, or not there.
  func poster(of video: VideoReference) -> String? {
    guard options.folder == nil, let name = video.poster, let catalogue else { return nil }
    let ending = (name as NSString).pathExtension.lowercased()
    guard ending.isEmpty || ending == "png" else { return nil }
    let path = Self.joined(catalogue, ending.isEmpty ? name + ".png" : name)
    return video.hasPlainName && reach.contains(path) ? path : nil
  }

  /// A name made of the heading above the block, or of the page's name and the block's number; of a tutorial's
  /// step, the name of its file.
  mutating func place(_ block: PageBlock) -> String {
    let title = ((page as NSString).lastPathComponent as NSString).deletingPathExtension
    var name = block.headings.last?.fileName ?? "\(title)-\(block.number)"
    var folder = options.folder ?? pageFolder
    if block.excerpt.file != page {
      name = (block.excerpt.file.lastPart as NSString).deletingPathExtension
      folder =
        options.folder ?? catalogue.flatMap { reach.contains($0 + "/clip") ? $0 : nil }
        ?? pageFolder
    }
    while true {
      let number = numbers[folder + "/" + name, default: 0] + 1
      numbers[folder + "/" + name] = number
      let file = name + (number > 1 ? "-\(number)" : "") + options.ending
      let path = Self.joined(folder, file)
      let real = PageReach.real(path)
      if owners[real] == nil {
        owners[real] = block.number
        return path
      }
    }
  }

  private func path(for video: VideoReference) -> String {
    if let folder = options.folder {
      return Self.joined(folder, (video.path as NSString).lastPathComponent)
    }
    return ownPlace(of: video)
  }

  /// Where the page's reader looks for it.
  private func ownPlace(of video: VideoReference) -> String {
    if video.isResource, let catalogue = catalogue { return Self.joined(catalogue, video.path) }
    if video.path.hasPrefix("/") { return siteFolder + video.path }
    let folder = video.isHTML ? site?.folderOfHTML(of: page) : nil
    return Self.joined(folder ?? pageFolder, video.path)
  }

  /// Where the page's site serves `/` from.
  private var siteFolder: String { site?.folder ?? servedFolder }

  /// Of a site that says nothing of itself a folder `public` or `static`, and the page's own where there is
  /// neither. Where there is no repository to stay in, clips may be written there, too; what a site's own files
  /// say widens nothing.
  private static func servedFolder(of page: String) -> String {
    for folder in page.ancestors {
      for name in ["public", "static"] {
        var isFolder: ObjCBool = false
        let path = joined(folder, name)
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          return path
        }
      }
    }
    return page.folderAbove.isEmpty ? "." : page.folderAbove
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return folder.isEmpty || folder == "."
      ? path : (folder as NSString).appendingPathComponent(path)
  }
}
