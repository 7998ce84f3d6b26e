/// Why a task of a plan cannot be done.
enum TaskError: Error, Equatable, CustomStringConvertible {
  /// What it was planned of is not what is there.
  case changed(input: String)
  /// The plan is another tool's.
  case otherTool

  var description: String {
    switch self {
    case .changed(let input):
      "\(input) is not what it was when the plan was made. Make the plan anew: showreel plan \(input)"
    case .otherTool:
      "The plan was made by another showreel, or on a machine with other libraries or fonts, which draws "
        + "other pixels. Use the same image on all machines, or make the plan anew on this one."
    }
  }
}
