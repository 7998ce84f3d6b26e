import ArgumentParser
import Foundation
import Movie
import Presets
import Studio

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the presets, or what else there is to choose from.")

  @Flag(help: "List the SwiftUI API that is supported.")
  var api = false

  @Flag(help: "List the devices.")
  var devices = false

  @Flag(help: "List the formats that clips can be written in, and the codecs of each.")
  var formats = false

  @Flag(help: "List the words that presets are written with.")
  var presetsVocabulary = false

  @OptionGroup var printing: OutputOptions

  @MainActor
  func run() async throws {
    let console = printing.console
    if presetsVocabulary {
      if console.isJSON {
        console.writeJSON(.vocabulary, ["text": Vocabulary.listing])
      } else {
        console.write(Vocabulary.listing)
      }
    } else if api {
      for name in SupportedAPI.all {
        if console.isJSON { console.writeJSON(.name, name) } else { console.write(name.line) }
      }
    } else if devices {
      for (name, stage) in Stage.named {
        if console.isJSON {
          console.writeJSON(.device, ListedDevice(name: name, stage: stage))
          continue
        }
        console.write("\(name)  \(Int(stage.size.width)) × \(Int(stage.size.height)) pt")
      }
    } else if formats {
      for format in OutputFormat.all {
        let line = ListedFormat(format)
        if console.isJSON { console.writeJSON(.format, line) } else { console.write(line.text) }
      }
    } else {
      try listPresets(console)
    }
  }

  private struct ListedDevice: Encodable {
    let name: String
    let width: Double
    let height: Double

    init(name: String, stage: Stage) {
      self.name = name
      width = stage.size.width
      height = stage.size.height
    }
  }

  @MainActor
  private func listPresets(_ console: Console) throws {
    do {
      let presets = try PresetLibrary().presets()
      let width = presets.map(\.name.count).max() ?? 0
      for preset in presets {
        if console.isJSON {
          console.writeJSON(
            .preset, ["name": preset.name, "title": preset.title, "about": preset.about])
        } else {
          console.write(
            preset.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + preset.about)
        }
      }
    } catch {
      console.fail(error)
      throw ExitCode(ExitStatus.code(for: error))
    }
  }
}
