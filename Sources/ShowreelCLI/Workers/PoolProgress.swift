import Studio

/// Says how far several clips are that are made at once: one line on a terminal for all of them,
/// elsewhere what each would say by itself.
@MainActor
final class PoolProgress {
  private let names: [String]
  private let console: Console
  private var reporters: [Int: ProgressReporter] = [:]
  /// Of those that are being made, from 0 to 1.
  private var shares: [Int: Double] = [:]
  private var done = 0
  private var lastShown: ContinuousClock.Instant?

  init(names: [String], console: Console) {
    self.names = names
    self.console = console
  }

  func report(_ progress: ExportProgress, of number: Int) {
    guard console.hasProgressLine else {
      let reporter =
        reporters[number] ?? ProgressReporter(name: names[number], console: console)
      reporters[number] = reporter
      return reporter.report(progress)
    }
    shares[number] = Double(progress.framesDone) / Double(max(1, progress.frameCount))
    let now = ContinuousClock.now
    if let lastShown, now - lastShown < .milliseconds(100) { return }
    lastShown = now
    console.overwrite(line)
  }

  func finish(_ number: Int) {
    reporters[number] = nil
    shares[number] = nil
    done += 1
    end()
  }

  /// Leaves the terminal's line for what comes next.
  func end() {
    if console.hasProgressLine { console.overwrite("") }
  }

  private var line: String {
    let share = (Double(done) + shares.values.reduce(0, +)) / Double(max(1, names.count))
    let running = shares.keys.sorted().map { names[$0] }
    return "\(done)/\(names.count) clips  \(ProgressReporter.bar(share))  "
      + running.joined(separator: ", ")
  }
}
