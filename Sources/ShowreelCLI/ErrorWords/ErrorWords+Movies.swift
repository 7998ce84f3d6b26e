import Movie

extension ErrorWords {
  static func text(_ error: MovieError) -> String {
    switch error {
    case .emptySize: error.problem + " Use --size 640x480, say."
    case .oddSize(let width, let height, _):
      error.problem + " Use --size \(width + width % 2)x\(height + height % 2)."
    case .tooLarge: error.problem + " Use a smaller --size or --scale."
    case .tooManyFrames(_, _, let fastest):
      error.problem + " Use --fps \(fastest), or a movie: .mp4 or .webm."
    default: error.description
    }
  }
}
