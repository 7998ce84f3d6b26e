import Foundation
import Testing

@testable import Drawing

/// Lists that another process sends name no files but those that may be read.
struct SoundnessTests {
  private func list(symbol name: String) -> DisplayList {
    let symbol = SymbolLeaf(
      name: name, font: FontDescription(size: 17), paints: [.color(.black)],
      size: CGSize(width: 20, height: 20))
    return DisplayList([.leaf(.symbol(symbol), at: .zero)])
  }

  @Test func aPackagesOwnSymbolIsAFile() {
    let own = list(symbol: "/a/bird.svg")
    #expect(own.unsoundness { $0 == "/a/bird.svg" } == nil)
    #expect(own.unsoundness { _ in false } == "it shows '/a/bird.svg'")
    #expect(list(symbol: "bird").unsoundness { _ in false } == nil)
  }
}
