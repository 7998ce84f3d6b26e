import Studio

extension ErrorWords {
  static func text(_ error: ClipError) -> String {
    switch error {
    case .neverSettles: error.problem + " Give the clip a length: --duration 4."
    case .noFrames: error.problem + " Use a longer --duration."
    case .tooLong:
      error.problem + " Give it a --duration of up to \(Int(ClipLimits.duration))."
    case .tooLarge: error.problem + " Use a smaller --size or --scale."
    case .frameRangeOutside(_, _, let frameCount):
      error.problem + " Use --frames 0-\(frameCount - 1) or less."
    case .nothingToTap, .nothingToTouch, .outOfReach, .neverInView, .past, .nothingToTurn,
      .nothingHears,
      .nothingToTypeInto,
      .nothingToShow,
      .nothingBeside, .nothingShown, .notShapesAlone, .tooManyShapes, .cancelled:
      error.description
    }
  }

  static func of(_ warning: ClipWarning) -> String {
    switch warning {
    case .nothingMoves:
      warning.problem + " Say what to do with --tap or with a comment: "
        + "'// showreel: drag 100,200 by 80,0; wait until settled'."
    case .nothingComes:
      warning.problem + " Say what else to do with --tap or with a comment: "
        + "'// showreel: tap \"Next\" at 1; wait until settled'."
    case .stillMoves: warning.problem + " Say how long with --duration, or what to do with --tap."
    case .oneColor: warning.description
    case .endsBefore: warning.problem + " Use a longer --duration."
    case .plainLook: warning.problem + " Give it a look: --look documentation."
    case .besideScreen, .other: warning.description
    }
  }
}
