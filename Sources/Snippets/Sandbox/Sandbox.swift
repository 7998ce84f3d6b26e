import Foundation
import Subprocess

/// Runs commands that are not trusted: without network, with one writable folder, with limits.
///
///     let sandbox = await Sandbox.detect()
///     let report = await sandbox.run(SandboxedCommand("/bin/true", [], in: "/tmp/demo"))
///     report.ending   // .ok
package struct Sandbox: Hashable, Sendable {
  package enum Isolation: Hashable, Sendable {
    /// By bubblewrap, at this path.
    case bubblewrap(String)
    /// Time, memory and file limits alone.
    case limitsOnly(reason: String)
  }

  package var isolation: Isolation

  package var isIsolated: Bool { if case .bubblewrap = isolation { true } else { false } }

  package init(_ isolation: Isolation) { self.isolation = isolation }

  /// For `doctor`.
  package var summary: String {
    switch isolation {
    case .bubblewrap(let path):
      "demos run in \(path): no network, nothing writable but their own folder"
    case .limitsOnly(let reason):
      "demos run with limits on time and memory only: \(reason)"
    }
  }

  /// Bubblewrap, where it is installed and the machine lets it work.
  package static func detect(wanted: Bool = true) async -> Sandbox {
    guard wanted else { return Sandbox(.limitsOnly(reason: "--no-sandbox was given")) }
    guard let path = Executables.find("bwrap") else {
      return Sandbox(.limitsOnly(reason: "bwrap is not installed (apt install bubblewrap)"))
    }
    let sandbox = Sandbox(.bubblewrap(path))
    let folder = FileManager.default.temporaryDirectory.path
    let trial = await sandbox.run(
      SandboxedCommand("/bin/sh", ["-c", ":"], in: folder, limits: SandboxLimits(seconds: 30)))
    if trial.ending == .ok { return sandbox }
    let said = trial.errors.split(separator: "\n").last.map(String.init)
    return Sandbox(.limitsOnly(reason: "bwrap does not work here (\(said ?? "\(trial.ending)"))"))
  }

  /// - Parameter onOutput: Gets what the command writes to its output while it runs.
  package func run(
    _ command: SandboxedCommand, onOutput: (@Sendable (String) -> Void)? = nil
  ) async -> RunReport {
    let started = ContinuousClock.now
    var report = await attempt(command, onOutput: onOutput)
    report.seconds = (ContinuousClock.now - started) / .seconds(1)
    return report
  }

  private func attempt(
    _ command: SandboxedCommand, onOutput: (@Sendable (String) -> Void)?
  ) async -> RunReport {
    let line = commandLine(for: command)
    var options = PlatformOptions()
    options.processGroupID = 0
    let variables = environment(for: command).map { (Environment.Key(stringLiteral: $0), $1) }
    do {
      let result = try await Subprocess.run(
        .path(.init(line[0])), arguments: Arguments(Array(line.dropFirst())),
        environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
        workingDirectory: .init(command.folder), platformOptions: options,
        input: .none, output: .sequence, error: .sequence
      ) { execution in
        try await withThrowingTaskGroup(of: Part.self) { group in
          group.addTask {
            var output = SandboxOutput()
            for try await buffer in execution.standardOutput {
              let bytes = buffer.withUnsafeBytes { Array($0) }
              onOutput?(String(decoding: bytes, as: UTF8.self))
              output.append(bytes)
            }
            return .output(output.text)
          }
          group.addTask {
            var output = SandboxOutput()
            for try await buffer in execution.standardError {
              output.append(buffer.withUnsafeBytes { Array($0) })
            }
            return .errors(output.text)
          }
          group.addTask {
            await Self.watch(execution.processIdentifier.value, for: command.limits.seconds) {
              // Whatever has ended by itself meanwhile cannot be signalled any more.
              _ = try? execution.send(signal: .kill, toProcessGroup: true)
            }
          }
          var parts = Parts()
          while let part = try await group.next() {
            parts.add(part)
            // Both streams end with the last process that holds them.
            if parts.output != nil, parts.errors != nil { group.cancelAll() }
          }
          return parts
        }
      }
      return Self.report(of: result.terminationStatus, parts: result.closureResult, command, self)
    } catch {
      return RunReport(
        ending: .couldNotStart(executable: command.executable, reason: "\(error)"))
    }
  }

  /// Ends when it is cancelled, or, having killed the command, when its time is up.
  private static func watch(
    _ process: Int32, for seconds: Double, kill: () -> Void
  ) async -> Part {
    let deadline = ContinuousClock.now + .seconds(seconds)
    let memory = MemoryWatch(process)
    while !Task.isCancelled {
      if ContinuousClock.now >= deadline {
        kill()
        return .watch(timedOut: true, peak: memory.stop())
      }
      do { try await Task.sleep(for: .milliseconds(20)) } catch { break }
    }
    return .watch(timedOut: false, peak: memory.stop())
  }
}

// MARK: - What came of it

private enum Part: Sendable {
  case output(String)
  case errors(String)
  case watch(timedOut: Bool, peak: Int)
}

private struct Parts: Sendable {
  var output: String?
  var errors: String?
  var timedOut = false
  var peak = 0

  mutating func add(_ part: Part) {
    switch part {
    case .output(let text): output = text
    case .errors(let text): errors = text
    case .watch(let timedOut, let peak): (self.timedOut, self.peak) = (timedOut, peak)
    }
  }
}

extension Sandbox {
  private static func report(
    of status: TerminationStatus, parts: Parts, _ command: SandboxedCommand, _ sandbox: Sandbox
  ) -> RunReport {
    let errors = parts.errors ?? ""
    var signal: Int32?
    var ending = RunEnding.ok
    switch status {
    case .signaled(let number): signal = number
    // A shell and bubblewrap pass a signal on as an exit code above 128.
    case .exited(let code) where (129...159).contains(code): signal = code - 128
    case .exited(let code): ending = code == 0 ? .ok : .exited(code: code)
    }
    if let signal {
      let limit = command.limits.memory
      ending =
        isShortOfMemory(errors) || parts.peak > limit / 4
        ? .outOfMemory(limit: limit)
        : .crashed(signal: signal, lastLines: telling(errors))
    }
    if parts.timedOut { ending = .timedOut(seconds: command.limits.seconds) }
    return RunReport(ending: ending, output: parts.output ?? "", errors: errors)
  }

  private static func isShortOfMemory(_ errors: String) -> Bool {
    let texts = [
      "failed to allocate", "unable to allocate memory", "Cannot allocate memory",
      "std::bad_alloc", "out of memory",
    ]
    return texts.contains { errors.contains($0) }
  }

  /// The runtime's own words where it said why it stopped, else the last lines.
  private static func telling(_ errors: String) -> [String] {
    let lines = errors.split(separator: "\n").map(String.init).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) { return [fatal] }
    return lines.suffix(3)
  }
}
