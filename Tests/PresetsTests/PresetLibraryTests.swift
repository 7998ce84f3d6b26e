import Foundation
import TestSupport
import Testing

@testable import Presets

struct PresetLibraryTests {
  /// A folder with two presets in a `Presets` folder; removed at the end.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("a/b"), withIntermediateDirectories: true)
    for name in ["One.yaml", "Two.yaml", ".Hidden.yaml", "README.md"] {
      try folder.write("view: Circle()", to: "Presets/" + name)
    }
    try body(folder.path)
  }

  @Test func takesTheFolderThatIsNamed() throws {
    try inFolder { folder in
      let library = try PresetLibrary(folder: folder + "/Presets", environment: [:])
      #expect(library.names == ["One", "Two"])
      #expect(try library.path(of: "Two") == folder + "/Presets/Two.yaml")
    }
  }

  @Test func takesTheFolderOfTheEnvironment() throws {
    try inFolder { folder in
      let library = try PresetLibrary(environment: ["SHOWREEL_PRESETS": folder + "/Presets"])
      #expect(library.names == ["One", "Two"])
    }
  }

  @Test func looksInTheCurrentFolderAndAroundTheExecutable() throws {
    try inFolder { folder in
      let here = try PresetLibrary(environment: [:], currentFolder: folder, executable: nil)
      #expect(here.names == ["One", "Two"])
      let around = try PresetLibrary(
        environment: [:], currentFolder: "/nowhere", executable: folder + "/a/b/showreel")
      #expect(around.names == ["One", "Two"])
    }
  }

  @Test func looksWhereAnInstallationHasThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "usr/bin/showreel")
    try folder.write("view: Circle()", to: "usr/share/showreel/Presets/Three.yaml")
    // Another of the machine's own.
    try folder.write("view: Circle()", to: "usr/Presets/Four.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "usr/bin/showreel")
    for name in ["usr/bin/showreel", "link"] {
      let library = try PresetLibrary(
        environment: [:], currentFolder: "/nowhere", executable: folder.file(name))
      #expect(library.names == ["Three"])
    }
  }

  @Test func saysWhereItLooked() {
    #expect(throws: PresetLibraryError.noFolder(named: "/nowhere", searched: [])) {
      try PresetLibrary(folder: "/nowhere", environment: [:])
    }
    #expect(
      "\(PresetLibraryError.noFolder(named: "/nowhere", searched: []))"
        == "There is no folder '/nowhere' to take presets from. "
        + "Name another, or unset SHOWREEL_PRESETS.")
    #expect(
      "\(PresetLibraryError.noFolder(named: nil, searched: ["/here/Presets"]))"
        == "No presets were found in /here/Presets or beside the program. "
        + "Set SHOWREEL_PRESETS to the folder that they are in.")
  }

  @Test func namesTheNearestPreset() throws {
    try inFolder { folder in
      let library = try PresetLibrary(folder: folder + "/Presets", environment: [:])
      do throws(PresetLibraryError) {
        _ = try library.path(of: "Twoo")
        Issue.record("found")
      } catch {
        #expect(
          error.description == "There is no preset named 'Twoo' in \(folder)/Presets. "
            + "Did you mean 'Two'?")
      }
      do throws(PresetLibraryError) {
        _ = try library.path(of: "Elephants")
        Issue.record("found")
      } catch {
        #expect(error.description.contains("It has 2 others."))
      }
    }
  }

  @Test @MainActor func tellsTheProblemsOfAllFilesAtOnce() throws {
    try inFolder { folder in
      for name in ["One", "Two"] {
        let path = "\(folder)/Presets/\(name).yaml"
        try Data("veiw: Circle()".utf8).write(to: URL(fileURLWithPath: path))
      }
      let library = try PresetLibrary(folder: folder + "/Presets", environment: [:])
      do throws(PresetError) {
        _ = try library.presets()
        Issue.record("no problems")
      } catch {
        #expect(Set(error.problems.map(\.path)).count == 2)
      }
    }
  }
}
