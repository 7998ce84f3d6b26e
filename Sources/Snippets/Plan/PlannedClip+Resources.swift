import Views

extension PlannedClip {
  /// What the packages of its code have beside their code; its own module's win.
  ///
  /// - Parameter drawn: SVG files by the paths of the PDF files that they are shown for.
  package func assets(locale: String?, drawn: [String: String] = [:]) -> DemoAssets {
    var assets = modules.reduce(into: DemoAssets()) {
      $0.add($1.resources.assets(locale: locale, device: device))
    }
    assets.files = bundle
    assets.drawn = drawn
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
  ///
  /// - Parameter drawn: SVG files by the paths of the PDF files that they are shown for. Those without one stay outside.
  package func readable(drawn: [String: String]) -> [String] {
    shownPictures(drawn: drawn) + Set(bundle.values).sorted()
  }

  /// The files of its pictures, as they are shown.
  ///
  /// - Parameter drawn: As of ``readable(drawn:)``.
  package func shownPictures(drawn: [String: String]) -> [String] {
    pictures.compactMap { PDFConverter.takes($0) ? drawn[$0] : $0 }
  }

  /// Whether its modules have pictures that depend on what reads PDF files.
  var hasPDFs: Bool { modules.contains { $0.resources.files.contains(where: PDFConverter.takes) } }
}
