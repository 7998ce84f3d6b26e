import Foundation
import Movie
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
  /// Where the kernel counts what commands use; nil where the watch and limits of each process do alone.
  package var groups: ResourceGroupPlace?

  package var isIsolated: Bool { if case .bubblewrap = isolation { true } else { false } }

  package init(_ isolation: Isolation, groups: ResourceGroupPlace? = nil) {
    self.isolation = isolation
    self.groups = groups
  }

  /// For `doctor`.
  package var summary: String {
    switch isolation {
    case .bubblewrap(let path):
      "demos run in \(path): they see no file, process or network but their own; their memory and "
        + (groups.map { "processes are limited by the kernel, in \($0.path)" }
          ?? "processes are limited by a watch, because no cgroup can be made here")
    case .limitsOnly(let reason):
      "demos run with limits on time and memory only: \(reason)"
    }
  }

  /// Bubblewrap, where it is installed and holds what tries to get out of it.
  ///
  /// - Parameters:
  ///   - wanted: False takes the user's word that what runs is harmless.
  ///   - started: Where the kernel lists what a thread has started.
  /// - Throws: ``SandboxError`` where there are no walls, or some that do not hold.
  package static func detect(
    wanted: Bool = true, started: String = "/proc/thread-self/children"
  ) async throws(SandboxError) -> Sandbox {
    guard wanted else { return Sandbox(.limitsOnly(reason: "walls are not wanted")) }
    guard let path = Executables.find("bwrap") else {
      throw .noWalls(reason: "bwrap is not installed (apt install bubblewrap)")
    }
    // A kernel built without it would have the watch see nobody, and so hold nobody.
    guard KernelFile.read(started) != nil else {
      throw .noWalls(
        reason:
          "this kernel does not list the processes that a demo starts, so nothing could limit what they "
          + "take (\(started) is not there: CONFIG_PROC_CHILDREN)")
    }
    let groups = ResourceGroupPlace.find()
    groups?.sweep()
    let sandbox = Sandbox(.bubblewrap(path), groups: groups)
    do {
      try await EscapeTrial.check(sandbox)
      return sandbox
    } catch {
      // Some can be made and not be entered.
      if groups == nil { throw error }
      try await EscapeTrial.check(Sandbox(.bubblewrap(path)))
      return Sandbox(.bubblewrap(path))
    }
  }

  /// - Parameter onOutput: Gets what the command writes to its output while it runs.
  package func run(
    _ command: SandboxedCommand, onOutput: (@Sendable (String) -> Void)? = nil
  ) async -> RunReport {
    do {
      return await run(command, with: try files(), onOutput: onOutput)
    } catch {
      return RunReport(ending: Self.ending(of: command, after: error))
    }
  }

  /// Of a command that was not started.
  private static func ending(of command: SandboxedCommand, after error: any Error) -> RunEnding {
    DiskSpace.isMissed(by: error)
      ? .noSpace(folder: RunFolder.temporary)
      : .couldNotStart(executable: command.executable, reason: "\(error)")
  }

  /// What a command gets on descriptors of its own.
  ///
  /// - Parameter isTalk: Whether it is talked with while it runs.
  func files(isTalk: Bool = false) throws -> SandboxFiles {
    try SandboxFiles(filter: isIsolated ? Self.filter.get() : nil, isTalk: isTalk)
  }

  /// - Parameter starting: What the command line becomes, for tests in which somebody else starts it.
  func run(
    _ command: SandboxedCommand, with files: SandboxFiles,
    onOutput: (@Sendable (String) -> Void)? = nil,
    starting: @Sendable ([String]) -> [String] = { $0 }
  ) async -> RunReport {
    let started = ContinuousClock.now
    var report = await attempt(command, files, onOutput: onOutput, starting)
    report.seconds = (ContinuousClock.now - started) / .seconds(1)
    return report
  }

  private func attempt(
    _ command: SandboxedCommand, _ files: SandboxFiles, onOutput: (@Sendable (String) -> Void)?,
    _ starting: @Sendable ([String]) -> [String]
  ) async -> RunReport {
    _ = CrashHandlers.areLeftOut
    var options = PlatformOptions()
    options.processGroupID = 0
    let variables = environment(for: command).map { (Environment.Key(stringLiteral: $0), $1) }
    // Subprocess kills what it has started when its task is cancelled, and of bubblewrap only the first
    // process, which may just have started another. So its task is another, and only the watch ends it.
    let waiting = WaitingCancellation()
    do {
      let around = try Confinement(files, in: groups, limits: command.limits)
      let line = around.words + starting(commandLine(for: command, files))
      // Before what else this program does: until its turn comes, nobody watches what has just been started.
      let run = Task(priority: .high) { [options] in
        do {
          let result = try await Subprocess.run(
            .path(.init(line[0])), arguments: Arguments(Array(line.dropFirst())),
            environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
            workingDirectory: .init(command.folder), platformOptions: options,
            input: .fileDescriptor(
              .init(rawValue: around.lifeline.reading), closeAfterSpawningProcess: true),
            output: .sequence, error: .sequence
          ) { execution in
            let watch = TreeWatch(execution.processIdentifier.value, limits: command.limits)
            waiting.set(watch)
            async let errors = Self.text(of: execution.standardError, watch)
            let output = await Self.text(of: execution.standardOutput, watch, onOutput)
            let told = await errors
            await watch.waitUntilEnded()
            return Written(output: output, errors: told, watched: watch.stop())
          }
          var written = result.closureResult
          written.refused = await around.end(hasStarted: true)
          return (result.terminationStatus, written)
        } catch {
          _ = await around.end(hasStarted: false)
          throw error
        }
      }
      let (status, written) = try await withTaskCancellationHandler {
        try await run.value
      } onCancel: {
        waiting.cancel()
      }
      var report = Self.report(of: status, written, command)
      if report.ending == .ok { report.delivery = around.files.contents() }
      return report
    } catch {
      return RunReport(
        ending: Task.isCancelled ? .cancelled : Self.ending(of: command, after: error))
    }
  }

  /// Made once: it is the same for every command.
  private static let filter = Result { () throws(SandboxError) in try SystemCallFilter.program() }

  /// The end of what a command writes to a stream, when the last process that holds it has let go.
  private static func text(
    of stream: SubprocessOutputSequence, _ watch: TreeWatch,
    _ onOutput: (@Sendable (String) -> Void)? = nil
  ) async -> String {
    var output = SandboxOutput()
    do {
      for try await buffer in stream {
        let bytes = buffer.withUnsafeBytes { Array($0) }
        watch.note(output: bytes.count)
        onOutput?(String(decoding: bytes, as: UTF8.self))
        output.append(bytes)
      }
    } catch {
      // A stream that breaks off has ended: what came of the command is told by its ending.
    }
    return output.text
  }
}
