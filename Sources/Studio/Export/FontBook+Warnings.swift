import Raster

extension FontBook {
  /// What makes the clip look other than it should, but for what the views tell of themselves.
  var warnings: [ClipWarning] {
    problems.compactMap { problem in
      switch problem {
      case .symbol(.unknownSymbol), .image(.missingFile): nil
      default: .other(problem.description)
      }
    }
  }
}
