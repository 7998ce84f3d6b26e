import Foundation

/// Names for the clips of a module: a preview's own, else its file's; a provider's without `_Previews`; a view's.
///
/// A name that several have is put behind their files' names, and where that is not enough, numbered.
struct ClipNames {
  private(set) var all: [String] = []

  /// - Parameter root: Nil where the file's name is the clip's.
  init(_ views: [(root: RootView?, file: String)]) {
    let names = views.map { view in
      let title = Self.title(of: view.file)
      let name = view.root.map { Self.name(of: $0, in: title) } ?? title
      // A provider may be called `Previews` and no more.
      return name.isEmpty ? title : name
    }
    let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    var taken: Set<String> = []
    // The last that was tried, behind each: thousands of previews may have no name of their own.
    var numbers: [String: Int] = [:]
    for (name, view) in zip(names, views) {
      let title = Self.title(of: view.file)
      let isShared = counts[name.lowercased(), default: 0] > 1 && name != title
      let base = isShared ? "\(title)-\(name)" : name
      var own = base
      while !taken.insert(own.lowercased()).inserted {
        let number = numbers[base, default: 1] + 1
        numbers[base] = number
        own = "\(base)-\(number)"
      }
      all.append(own)
    }
  }

  private static func title(of file: String) -> String {
    ((file as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func name(of root: RootView, in title: String) -> String {
    switch root {
    case .preview(let macro): macro.name.flatMap { fileName(of: $0) } ?? title
    case .provider(let name):
      String(name.split(separator: ".").last ?? name[...]).replacing(#/_?Previews?$/#, with: "")
    case .app(let name), .view(let name), .live(let name, _), .guessed(let name, _):
      name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  /// Its letters, digits and signs that a file's name can have everywhere, with `-` for the rest.
  private static func fileName(of name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .map { $0.trimmingPrefix { $0 == "." } }.filter { !$0.isEmpty }
    let joined = words.joined(separator: "-")
    return joined.isEmpty ? nil : String(joined.prefix(100))
  }
}
