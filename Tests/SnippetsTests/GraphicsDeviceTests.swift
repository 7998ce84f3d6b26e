import TestSupport
import Testing

@testable import Snippets

/// Which of a graphics card's devices a demo gets.
@Suite struct GraphicsDeviceTests {
  @Test func onlyWhatDrawsIsPassedIn() throws {
    let folder = try TemporaryFolder()
    let names = [
      "dri/by-path/pci", "dri/card0", "dri/card1", "dri/controlD64", "dri/renderD129",
      "dri/renderD128", "nvidia0", "nvidiactl", "nvidia-modeset", "null", "sda",
    ]
    for name in names { _ = try folder.write("", to: name) }
    #expect(
      SandboxWalls.cards(in: folder.path)
        == ["dri/renderD128", "dri/renderD129", "nvidia0", "nvidiactl", "nvidia-modeset"]
        .map { folder.path + "/" + $0 })
    #expect(SandboxWalls.cards(in: folder.path + "/none").isEmpty)
  }

  @Test func theyAreAllOfAMachinesThatAreBound() {
    let words = SandboxWalls.options(for: SandboxedCommand("/bin/true", [], in: "/tmp/a"))
    let bound = words.indices.filter {
      words[$0] == "--dev-bind" && words[$0 + 2].hasPrefix("/dev/")
    }.map { words[$0 + 1] }
    #expect(bound == ["/dev/null", "/dev/null"] + SandboxWalls.cards(in: "/dev"))
  }
}
