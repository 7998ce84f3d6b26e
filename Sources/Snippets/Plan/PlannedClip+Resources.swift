import Views

extension PlannedClip {
  /// What the packages of its code have beside their code; its own module's win.
  package func assets(locale: String?) -> DemoAssets {
    var assets = modules.reduce(into: DemoAssets()) {
      $0.add($1.resources.assets(locale: locale, device: device))
    }
    assets.files = bundle
    return assets
  }

  /// What lies beside its code and cannot be read.
  var resourceProblems: [Diagnostic] { modules.flatMap(\.resources.problems) }

  /// All that have something beside their code, its own last.
  private var modules: [SourceModule] {
    imports + (module?.dependencies ?? []) + [module].compactMap { $0 }
  }

  /// Files that its code may open through `Bundle.module`. A page has none: what it imports is a package's, and
  /// what it opens would be a stranger's word.
  private var bundle: [String: String] {
    guard let module else { return [:] }
    return (module.dependencies + [module]).reduce(into: [:]) { files, part in
      files.merge(part.resources.bundle) { $1 }
    }
  }

  /// Files that its process may read, beside what plays it.
  package var readable: [String] { pictures + Set(bundle.values).sorted() }
}
