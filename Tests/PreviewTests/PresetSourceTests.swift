import Foundation
import Studio
import TestSupport
import Testing

@testable import ShowreelCLI

/// A preset in the preview, with steps that the command line says.
@MainActor struct PresetSourceTests {
  private let folder = Result { try TemporaryFolder() }
  private static let preset = """
    view: Circle().fill(.red)
    transition: .opacity
    canvas: { size: 64x48, scale: 1 }
    timeline:
      - tap "Toggle" at 0.1
      - tap "Toggle" at 0.7
      - wait 0.3

    """

  private func file() throws -> PresetInput {
    PresetInput(path: try folder.get().write(Self.preset, to: "Demo.yaml"))
  }

  private func direction(_ taps: String...) throws -> Direction {
    var direction = Direction()
    direction.steps = try ScriptOptions.steps(taps).commands
    return direction
  }

  private func times(_ source: PresetSource) async throws -> [Double] {
    try await source.load(Direction()).plan.events.map(\.time)
  }

  @Test func stepsTakeThePlaceOfThePresetsAsInExport() async throws {
    let (file, direction) = (try file(), try direction("Toggle@0.2"))
    let exported = try file.clip(directed: direction).plan().events.map(\.time)
    #expect(exported == [0.2])
    #expect(try await times(PresetSource(file, directed: direction)) == exported)
    #expect(try await times(PresetSource(file, directed: Direction())) == [0.1, 0.7])
  }

  @Test func aRecordingTakesThePlaceOfBothUntilItIsUndone() async throws {
    let file = try file()
    let source = PresetSource(file, directed: try direction("Toggle@0.2"))
    let written = try source.write(["tap \"Toggle\" at 0.4", "wait 0.3"])
    #expect(try await times(source) == [0.4])
    // What export makes of the file that the recording is in.
    #expect(try file.clip(directed: Direction()).plan().events.map(\.time) == [0.4])
    try source.takeBack(written)
    #expect(try await times(source) == [0.2])
    #expect(try file.text == Self.preset)
  }

  @Test func aScriptThatCannotBeWrittenLeavesTheSteps() async throws {
    let file = try file()
    let source = PresetSource(file, directed: try direction("Toggle@0.2"))
    try FileManager.default.removeItem(atPath: file.path)
    #expect(throws: (any Error).self) { try source.write(["tap \"Toggle\" at 0.4"]) }
    try folder.get().write(Self.preset, to: "Demo.yaml")
    #expect(try await times(source) == [0.2])
  }
}
