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
    case .tooSmall(_, _, _, let limit):
      error.problem + " Use a --width of \(limit) or more, or another --codec."
    case .tooManyBytes(_, let bytes, _, let reason):
      switch reason {
      case .worstQuality:
        error.problem
          + " Allow --max-bytes \(bytes), or use a smaller --width, a lower --fps or a shorter "
          + "--duration."
      case .noQuality:
        error.problem
          + " Allow --max-bytes \(bytes), use a smaller --width, a lower --fps or a shorter "
          + "--duration, or take .mp4, .webm or .webp."
      }
    default: error.description
    }
  }
}
