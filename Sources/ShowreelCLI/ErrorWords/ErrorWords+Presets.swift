import Presets

extension ErrorWords {
  static func text(_ error: PresetError) -> String {
    error.problems.map(text).joined(separator: "\n")
  }

  private static func text(_ problem: PresetProblem) -> String {
    guard case .choice = problem.reason else { return problem.description }
    return problem.description + " ('showreel list --presets-vocabulary' shows all)."
  }

  static func text(_ error: PresetLibraryError) -> String {
    switch error {
    case .unknown: error.description + " Run 'showreel list' to see them all."
    case .noFolder: error.description
    }
  }
}
