/// A task of a plan as `--json` prints it: as it is planned, or what has become of it.
struct TaskLine: Encodable {
  /// What a part is.
  enum State: String, Encodable {
    /// To be made.
    case planned
    case made
    /// From an earlier run.
    case there
    /// From the cache.
    case cached
    case failed
  }

  struct Part: Encodable {
    let name: String
    let state: State
    let leftOut: [String]?
  }

  let task: Int
  /// Of one core, as estimated.
  let seconds: Double
  let parts: [Part]

  /// - Parameter states: Of the parts of which something has become.
  init(_ number: Int, of plan: TaskPlan, _ states: [TaskPlan.Part: State] = [:]) {
    task = number
    seconds = plan.tasks[number].seconds
    parts = plan.parts(of: number).map { part in
      let leftOut = plan.clips[part.clip].leftOut.map(\.name)
      return Part(
        name: plan.name(of: part), state: states[part] ?? .planned,
        leftOut: leftOut.isEmpty ? nil : leftOut)
    }
  }
}
