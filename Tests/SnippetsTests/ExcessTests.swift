import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Limits hold for all that a command starts, and nothing of it stays.
@Suite(
  .enabled(
    if: AttackProgram.compiler != nil && Executables.find("bwrap") != nil,
    "there is no C compiler, or no bwrap"),
  // A hundred sandboxes at a time wait for the kernel, which makes and takes away one network at a time.
  .serialized)
struct ExcessTests {
  private func run(
    _ words: [String], limits: SandboxLimits, as user: AttackUser
  ) async throws -> (ending: RunEnding, leftovers: Leftovers) {
    let program = try await AttackProgram.shared.value
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o777)
    let leftovers = Leftovers()
    let command = SandboxedCommand(
      program.path, words.map { $0.replacing("FOLDER", with: folder.path) }, in: folder.path,
      environment: leftovers.variable, readable: [program.folder.path], limits: limits)
    let walls = Sandbox.Isolation.bubblewrap(Executables.find("bwrap") ?? "")
    let report = try await user.run(command, in: Sandbox(walls, groups: ResourceGroupPlace.find()))
    withExtendedLifetime(folder) {}
    return (report.ending, leftovers)
  }

  @Test(arguments: Excess.all, AttackUser.present)
  func tooMuchIsEndedWithAllThatItStarted(_ excess: Excess, _ user: AttackUser) async throws {
    let (ending, leftovers) = try await run(excess.words, limits: excess.limits, as: user)
    #expect(excess.endings(for: user).contains(ending), "\(ending)")
    #expect(try await leftovers.areGone())
  }

  @Test(arguments: Excess.all, AttackUser.present)
  func whatIsNotTooMuchIsLetThrough(_ excess: Excess, _ user: AttackUser) async throws {
    guard let fine = excess.fine else { return }
    let (ending, leftovers) = try await run(fine.words, limits: fine.limits, as: user)
    #expect(ending == .ok)
    #expect(try await leftovers.areGone())
  }

  /// It has no parent and no terminal, and nobody waits for it.
  @Test(arguments: AttackUser.present)
  func aDaemonGoesWithItsCommand(_ user: AttackUser) async throws {
    let (ending, leftovers) = try await run(["daemon"], limits: .patient, as: user)
    #expect(ending == .ok)
    #expect(try await leftovers.areGone())
  }

  /// It would stay whoever started it, so whoever runs the tests does.
  @Test func aDaemonStaysWhereProcessesAreNotItsOwn() async throws {
    let program = try await AttackProgram.shared.value
    let folder = try TemporaryFolder()
    let leftovers = Leftovers()
    let command = SandboxedCommand(
      program.path, ["daemon"], in: folder.path, readable: [program.folder.path],
      limits: .patient)
    let files = try SandboxFiles(filter: SystemCallFilter.program())
    let walls = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))
    let line = Measure.ownProcesses.removed(from: walls.commandLine(for: command, files))
    let report = await SandboxTests.plain.run(
      SandboxedCommand(
        line[0], Array(line.dropFirst()), in: folder.path, environment: leftovers.variable,
        limits: .patient))
    withExtendedLifetime((files, folder)) {}
    defer { leftovers.end() }
    #expect(report.ending == .ok)
    #expect(!leftovers.processes.isEmpty)
  }
}
