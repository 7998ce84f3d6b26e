import Presets

extension ErrorWords {
  static func text(_ error: PresetError) -> String {
    error.problems.map(text).joined(separator: "\n")
  }

  private static func text(_ problem: PresetProblem) -> String {
    problem.place + message(of: problem)
  }

  /// Without its place.
  static func message(of problem: PresetProblem) -> String {
    guard case .choice = problem.reason else { return problem.message }
    return problem.message + " ('showreel list --presets-vocabulary' shows all)."
  }

  static func text(_ error: PresetLibraryError) -> String {
    switch error {
    case .unknown: error.description + " Run 'showreel list' to see them all."
    case .noFolder: error.description
    }
  }
}
