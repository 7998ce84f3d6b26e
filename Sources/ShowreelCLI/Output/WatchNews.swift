import Movie

/// What a watch is about to do, as `--json` prints it.
struct WatchNews: Encodable {
  enum State: String, Encodable { case making, waiting }

  let state: State
  var inputs: [String]?
  var files: [String]?

  init(state: State, inputs: [String]? = nil, files: [String]? = nil) {
    self.state = state
    self.inputs = inputs?.map(PathText.written)
    self.files = files?.map(PathText.written)
  }
}
