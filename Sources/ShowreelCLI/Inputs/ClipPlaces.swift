import ArgumentParser
import Movie
import Snippets

/// Where the clips of one run go: what all `--output` and `--poster` said.
struct ClipPlaces {
  let all: [OutputPlace]
  private let posterName: PosterName
  private let format: OutputFormat?

  /// What `--poster` said.
  enum PosterName: Equatable {
    case none
    case besideClip
    case file(String)
  }

  /// - Throws: `ValidationError` for what contradicts itself.
  init(
    _ paths: [String], isForSeveral: Bool, format: OutputFormat? = nil,
    poster: PosterName = .none
  ) throws {
    let named: [String?] = paths.isEmpty ? [nil] : paths
    all = try named.map { try OutputPlace($0, isForSeveral: isForSeveral, format: format) }
    posterName = poster
    self.format = format
    if case .file(let path) = poster, isForSeveral {
      throw ValidationError(
        "\(path) is one poster, but there are several clips. Leave its name out: --poster")
    }
    if poster == .besideClip, all[0].path == StandardOutput.path {
      throw ValidationError("Nothing lies beside a pipe. Name the poster: --poster clip.png")
    }
  }

  /// What names end in that are made up.
  var ending: String { format?.ending ?? ".mp4" }

  /// Makes the folders that clips go to, where they are not there yet.
  ///
  /// - Throws: `MovieError`.
  func prepare() throws {
    for place in all { try place.prepare() }
  }

  /// The paths for the clip of a preset or a `.swift` file.
  func paths(for name: String) -> [String] { all.map { $0.path(for: name) } }

  /// The poster of a clip that goes to these files.
  func poster(of paths: [String]) -> String? {
    switch posterName {
    case .none: nil
    case .file(let path): path
    case .besideClip: paths.first.map { PicturePath.withoutEnding($0) + ".png" }
    }
  }

  /// Where a page's clips go by the names that the page gives them; nil is where the page says.
  var folder: String? { all.compactMap(\.folder).first }

  /// Sends a page's clips on from the folder of the first place to all of them.
  ///
  /// - Throws: `ValidationError` where several clips would go to one file.
  func send(_ plan: inout SnippetPlan) throws {
    if let file = all.compactMap(\.file).first, plan.clips.count > 1 {
      throw OutputPlace.isOneFile(file, among: plan.clips.compactMap(\.root.askedName))
    }
    for index in plan.clips.indices where all.contains(where: { $0.path != nil }) {
      let names = plan.clips[index].outputs
      let outputs = all.flatMap { place in
        place.file.map { [$0] } ?? place.folder.map { folder in renamed(names, in: folder) } ?? []
      }
      plan.send(index, to: outputs.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    for index in plan.clips.indices {
      let clip = plan.clips[index]
      plan.addPoster(index, poster(of: clip.outputs) ?? (clip.isNamedByPage ? clip.poster : nil))
    }
  }

  /// The page's names in a folder; where a format is asked for, in that one.
  private func renamed(_ names: [String], in folder: String) -> [String] {
    names.map { name in
      let title = PicturePath.title(of: name)
      if let format { return folder + "/" + title + format.ending }
      let stem = PicturePath.withoutEnding(name)
      return folder + "/" + title + name.dropFirst(stem.count)
    }
  }
}
