/// The files of one module, ready for the compiler.
struct ModuleSources {
  /// What code calls it; nil where nothing needs to.
  let name: String?
  let files: [DemoSource]
  /// For the compiler, beside its files.
  var words: [String] = []
  /// Of its catalogues' colours.
  var colors: [String] = []

  /// Of each file for the compiler; of a module of several, one more, by which they go by the clip.
  var texts: [String] {
    // What imports it needs a module also where nothing of it compiles.
    if files.isEmpty { return ["\n"] }
    let own = files.map(\.text)
    guard files.contains(where: \.isOfModule) else { return own }
    let code = own.joined()
    // Once for all of them: it is looked for in the code of each.
    let takesTasks = ClipThreadSource.takesTasks(of: code)
    let others =
      AssetNameSource.colors(named: colors, beside: code) + bundle
      + (files.contains(where: \.usesStores) ? StoreModule.declaration : "")
    return files.map { $0.text(takingTasks: takesTasks) }
      + [ClipTimeSource.ofModule(beside: code, and: others) + others]
  }

  /// As SwiftPM makes it for a target with resources; pictures and colours are found without it.
  private var bundle: String {
    name == nil ? "" : "\nextension Bundle { static var module: Bundle { .main } }\n"
  }
}
