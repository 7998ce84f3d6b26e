import ArgumentParser
import Presets

struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON schema of presets, by which editors complete and check them.",
    discussion: """
      A preset that new has written names it in its first line:

        showreel schema > preset.schema.json
      """)

  @MainActor
  func run() async throws {
    StandardStream.output.write(try PresetSchema.json())
  }
}
