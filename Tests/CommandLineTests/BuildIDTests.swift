import Foundation
import TestSupport
import Testing

@testable import ShowreelCLI

/// A build's name is that of all of its copies.
struct BuildIDTests {
  @Test func aProgramHasOneAndItsCopyTheSame() throws {
    let program = try #require(BuiltProgram.showreel)
    let folder = try TemporaryFolder()
    let name = try #require(BuildID.of(program.path))
    #expect(name.wholeMatch(of: #/[0-9a-f]{1,2}(\.[0-9a-f]{1,2})+/#) != nil, "\(name)")
    let copy = folder.file("copy")
    try FileManager.default.copyItem(atPath: program.resolvingSymlinksInPath().path, toPath: copy)
    #expect(BuildID.of(copy) == name)
    #expect(BuildID.of("/proc/self/exe") != name)
  }

  @Test(arguments: ["", "\u{7F}ELF", "text"]) func whatIsNoProgramHasNone(_ text: String) throws {
    let folder = try TemporaryFolder()
    #expect(BuildID.of(try folder.write(text, to: "file")) == nil)
    #expect(BuildID.of(folder.file("none")) == nil)
  }
}
