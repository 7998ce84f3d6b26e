import Movie

extension PlannedClip {
  /// Paths of what the clip is made of beside its own file: its module's other files and what lies there, the
  /// folders that more of them may come to, other modules, pictures.
  package var filesAround: [String] {
    [excerpt.file] + ([module].compactMap { $0 } + imports).flatMap(\.watched) + pictures
      + settings.pictures
  }
}

extension SourceModule {
  fileprivate var watched: [String] {
    let code = files.map(\.file)
    let folders = Set(code.map(\.folderAbove)).subtracting([""]).sorted()
    return code + folders + resources.files + dependencies.flatMap(\.watched)
  }
}
