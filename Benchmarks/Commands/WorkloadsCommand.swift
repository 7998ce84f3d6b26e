import ArgumentParser

struct WorkloadsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workloads",
    abstract: "Exports each workload, then gives its frames, ready-made, to the encoder alone.")

  @Option(help: "How often; what is printed is the middle one by its ratio of processor time.")
  var rounds = 3

  @Option(help: "A file of results to put these into.")
  var json: String?

  @Argument(help: "Only workloads with one of these words in their names.")
  var words: [String] = []

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds \(rounds): at least one round.") }
  }

  @MainActor func run() async throws {
    let chosen = Workload.all.filter { workload in
      words.isEmpty || words.contains { workload.name.contains($0) }
    }
    guard !chosen.isEmpty else {
      throw ValidationError(
        "No workload has a word of '\(words.joined(separator: " "))'. There are: "
          + Workload.all.map(\.name).joined(separator: "; ") + ".")
    }
    var results = try json.map(Results.init(reading:)) ?? Results()
    print("workload            frames drawn  CPU ms/frame  floor  ×     wall s  floor  ×  frames/s")
    for workload in chosen {
      let measured = try (0..<rounds).map { _ in try workload.measure() }
      let median = Measurement.median(of: measured)
      print(median.line(named: workload.name))
      print(median.stageLine)
      results.take(median.result(named: workload.name, rounds: rounds))
    }
    if let json { try results.write(to: json) }
  }
}
