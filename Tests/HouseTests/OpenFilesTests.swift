import TestSupport
import Testing

/// A descriptor is closed in one place of the program alone, `OwnedDescriptor`, which cannot do it twice.
@Suite("Open files")
struct OpenFilesTests {
  private static let owner = "Sources/Movie/Files/OwnedDescriptor.swift"

  @Test func onlyTheirOwnersCloseThem() throws {
    // The call of the C library has an argument; methods of that name have a receiver or none.
    let closes = #/(?m)(^|[^\w.])(Foundation\.|Glibc\.)?close\([^)]/#
    #expect(try Repository.text(Self.owner).contains(closes))
    for file in try Repository.files(in: "Sources") where file != Self.owner {
      let text = try Repository.text(file)
      #expect(!text.contains(closes), "\(file) closes a descriptor itself")
      #expect(!text.contains("closeOnDealloc: true"), "\(file)")
    }
  }
}
