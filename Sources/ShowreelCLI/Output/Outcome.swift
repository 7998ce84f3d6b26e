import ArgumentParser
import Snippets

/// What came of several inputs: one that fails does not stop the others, and the exit code tells.
@MainActor
final class Outcome {
  let console: Console
  private(set) var done = 0
  private(set) var failures: [Int32] = []

  init(console: Console) {
    self.console = console
  }

  func run(_ name: String, _ work: () throws -> Void) {
    do {
      try work()
      done += 1
    } catch {
      fail(error, of: name)
    }
  }

  /// Prepares what is done later, so that only what goes wrong counts.
  func expect(_ name: String, _ preparing: () throws -> Void) {
    do {
      try preparing()
    } catch {
      fail(error, of: name)
    }
  }

  /// - Parameter name: Of the clip, where the error does not say it itself.
  func fail(_ error: any Error, of name: String? = nil) {
    failures.append(ExitStatus.code(for: error))
    console.fail(error, of: name)
  }

  /// Something is not as it should be; whoever calls this says what.
  func fail(_ code: Int32) { failures.append(code) }

  func fail(_ diagnostics: [Diagnostic], code: Int32) {
    failures.append(code)
    for diagnostic in diagnostics { console.report(diagnostic) }
  }

  /// Does a command's work and ends the command with its exit code. What was typed wrong is the parser's to tell, with
  /// how the command is used.
  func finish(after work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let error as ValidationError {
      throw error
    } catch {
      fail(error)
    }
    try finish()
  }

  /// Ends the command with its exit code.
  func finish() throws {
    console.tellRepeated()
    if let code = Interruption.exitCode { throw ExitCode(code) }
    guard let first = failures.first else {
      if let code = console.codeOfWarnings() { throw ExitCode(code) }
      return
    }
    // One reason for all of them is the reason of the whole.
    let isOne = done == 0 && failures.allSatisfy { $0 == first }
    throw ExitCode(isOne ? first : ExitStatus.someFailed)
  }
}
