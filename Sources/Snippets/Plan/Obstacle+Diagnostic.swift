import Movie

extension OutputPlaces.Obstacle {
  /// What is wrong with the place that a page names for a clip.
  func diagnostic(of video: VideoReference, on page: MarkdownPage) -> Diagnostic {
    let path = PathText.shown(video.path)
    return Diagnostic(
      file: page.file, line: video.line, message: path + " " + reason(on: page), remedy: remedy)
  }

  /// Follows the name.
  private func reason(on page: MarkdownPage) -> String {
    switch self {
    case .outside(let roots):
      "is not below \(roots.joined(separator: " or ")), where the page's clips go"
    case .ofRepository(let folder):
      "leads into \(folder), in which the repository keeps itself, and no clip goes there. "
        + "Name another place."
    case .unreadable:
      "holds characters that no clip's name may: ends of lines or of names, or what stands for bytes. "
        + "Give it another name."
    case .taken(let block):
      "is the clip of the block in line \(page.blocks[block - 1].fenceLine) already. "
        + "Give this one a name of its own."
    }
  }

  private var remedy: Remedy? {
    if case .outside = self { .otherPlace } else { nil }
  }
}
