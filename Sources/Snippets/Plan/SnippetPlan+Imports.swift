extension SnippetPlan {
  /// The modules of its package that code imports. One that cannot be read is told once: the compiler would
  /// only say that there is none.
  ///
  /// - Parameter names: Of all modules that the code imports.
  /// - Returns: Nil where one cannot be read.
  mutating func imports(
    of names: Set<String>, in file: String, from packages: ImportableModules
  ) -> [SourceModule]? {
    do throws(CodeFolderError) {
      return try packages.imported(as: names)
    } catch {
      let failures = error.problems.map { Diagnostic(file: file, line: 0, message: $0) }
      self.failures += failures.filter { !self.failures.contains($0) }
      return nil
    }
  }
}
