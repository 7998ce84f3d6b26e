import TestSupport
import Foundation

@testable import Snippets

extension Attack {
  /// What came of it. Not named for an ending: an attack that is killed for trying was held.
  enum Outcome: Hashable, Sendable { case gotThrough, held, untried }

  /// - Parameters:
  ///   - removed: Measures that are out.
  ///   - walls: False runs it with none at all.
  func outcome(
    as user: AttackUser, without removed: [Measure] = [], walls: Bool = true
  ) async throws -> Outcome {
    let report = try await report(as: user, without: removed, walls: walls)
    return switch report.ending {
    case .ok: .gotThrough
    case .exited(1) where report.output.hasSuffix("held\n"): .held
    // Killed by the filter.
    case .crashed(SIGSYS, _): .held
    case .exited(2) where report.output.hasSuffix("could not be tried\n"): .untried
    default: throw Broken(reason: "\(report.ending): \(report.output) \(report.errors)")
    }
  }

  /// What it said, and how it ended.
  func report(
    as user: AttackUser, without removed: [Measure] = [], walls: Bool = true
  ) async throws -> RunReport {
    let program = try await AttackProgram.shared.value
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o777)
    let target = try AttackTargets.shared.get().argument(for: aim, as: user)
    defer { AttackTargets.remove(target, of: aim) }
    let command = SandboxedCommand(
      program.path, [name, target], in: folder.path,
      readable: [program.folder.path, try AttackTargets.shared.get().readable],
      limits: .patient)
    let files = try SandboxFiles(filter: SystemCallFilter.program())
    user.open(files)
    let sandbox = Sandbox(
      walls ? .bubblewrap(Executables.find("bwrap") ?? "") : .limitsOnly(reason: "a test"))
    var line = sandbox.commandLine(for: command, files)
    // The root first: it takes out others with it.
    for measure in Measure.allCases where removed.contains(measure) {
      line = measure.removed(from: line)
    }
    line = user.words + user.reachable(line)
    let report = await SandboxTests.plain.run(
      SandboxedCommand(line[0], Array(line.dropFirst()), in: folder.path, limits: command.limits))
    // Their folders go with them.
    withExtendedLifetime((files, folder)) {}
    return report
  }

  /// Neither held nor through: the test is at fault.
  struct Broken: Error { var reason: String }
}
