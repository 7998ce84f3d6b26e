import ArgumentParser
import Compositing
import Foundation
import Movie
import Raster

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks what drawing, encoding and compiling need, and says what to install.")

  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    let checks = await HealthCheck.all()
    if printing.json {
      for check in checks { printing.console.writeJSON(.health, check) }
    } else {
      for check in checks {
        printing.console.write("\(check.isGood ? "✓" : "✗") \(check.subject): \(check.finding)")
        if let advice = check.advice { printing.console.write("    \(advice)") }
      }
    }
    let code = HealthCheck.exitCode(for: checks)
    if code != 0 { throw ExitCode(code) }
  }
}
