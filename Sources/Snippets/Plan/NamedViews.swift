import Wording

/// Views that are asked for by their names, wherever in a module they are: all of them are looked for in one walk over its
/// files.
struct NamedViews {
  /// In the order in which they were asked for, each once.
  private let names: [String]
  private let asked: Set<String>
  /// The first of each name.
  private var found: [String: ModuleRoot] = [:]
  /// What is wrong with one where it is.
  private var lacks: [String: RootError] = [:]
  /// Names of all views that could have been asked for.
  private var all: [String] = []
  /// Names with names, where one is looked for that was meant.
  private static let mostCompared = 1 << 20

  init(_ names: [String]) {
    var asked: Set<String> = []
    self.names = names.filter { asked.insert($0).inserted }
    self.asked = asked
  }

  /// Whether none is asked for.
  var isEmpty: Bool { names.isEmpty }

  mutating func look(in source: SwiftSource, _ file: String) {
    let views = source.viewNames
    all += views
    // Thousands may be asked for, of thousands of files.
    for name in Set(views.flatMap(Self.answering)).intersection(asked) where found[name] == nil {
      do throws(RootError) {
        found[name] = ModuleRoot(file: file, view: try source.root(named: name), line: 1)
      } catch .noView {
      } catch {
        lacks[name] = error
      }
    }
  }

  /// A view within a type can be asked for without the type's name.
  private static func answering(to view: String) -> [String] {
    let parts = view.split(separator: ".")
    return [view] + parts.indices.dropFirst().map { parts[$0...].joined(separator: ".") }
  }

  /// - Throws: What is wrong with the view where it is, or that no file has it.
  func root(_ name: String) throws(RootError) -> RootView {
    if let place = found[name] { return place.view }
    if let lack = lacks[name] { throw lack }
    let missing = names.count - found.count - lacks.count
    let nearest = missing * all.count <= Self.mostCompared ? NearestWord.to(name, among: all) : nil
    throw .noView(name, nearest: nearest, all: all)
  }

  /// Where those are that were found.
  var places: [ModuleRoot] { names.compactMap { found[$0] } }
}
