import Wording

/// Views that are asked for by their names, wherever in a module they are: all of them are looked for in one walk over its
/// files.
struct NamedViews {
  /// In the order in which they were asked for, each once.
  private let names: [String]
  /// The first of each name.
  private var found: [String: ModuleRoot] = [:]
  /// What is wrong with one where it is.
  private var lacks: [String: RootError] = [:]
  /// Names of all views that could have been asked for.
  private var all: [String] = []

  init(_ names: [String]) {
    var asked: Set<String> = []
    self.names = names.filter { asked.insert($0).inserted }
  }

  /// Whether none is asked for.
  var isEmpty: Bool { names.isEmpty }

  mutating func look(in source: SwiftSource, _ file: String) {
    all += source.viewNames
    for name in names where found[name] == nil {
      do throws(RootError) {
        found[name] = ModuleRoot(file: file, view: try source.root(named: name), line: 1)
      } catch .noView {
      } catch {
        lacks[name] = error
      }
    }
  }

  /// - Throws: What is wrong with the view where it is, or that no file has it.
  func root(_ name: String) throws(RootError) -> RootView {
    if let place = found[name] { return place.view }
    if let lack = lacks[name] { throw lack }
    throw .noView(name, nearest: NearestWord.to(name, among: all), all: all)
  }

  /// Where those are that were found.
  var places: [ModuleRoot] { names.compactMap { found[$0] } }
}
