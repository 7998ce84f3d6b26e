import Foundation
import Geometry
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Stages")
struct StageTests {
  @Test("The screen clips are made for is an iPhone 15 Pro's") func defaultStage() {
    let stage = Clip { Color.red }.stage
    #expect(stage.size == CGSize(width: 393, height: 852))
    #expect(stage.safeArea == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(stage.scale == 2)
    #expect(stage.pixelWidth == 786 && stage.pixelHeight == 1704)
  }

  @Test("Devices are known by name, in any case, and have even sizes in pixels") func devices() {
    #expect(Stage.named("iPhone15Pro") == .iPhone15Pro)
    #expect(Stage.named("toaster") == nil)
    for (name, stage) in Stage.named {
      #expect(stage.pixelWidth % 2 == 0 && stage.pixelHeight % 2 == 0, "\(name)")
    }
  }

  @Test("A stage on its side keeps its sides free") func landscape() throws {
    let stage = Stage.iPhone15Pro.landscape
    #expect(stage.size == CGSize(width: 852, height: 393))
    #expect(stage.safeArea == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    let tablet = try #require(Stage.named("ipad13"))
    #expect(tablet.safeArea.top > 0 && tablet.landscape.safeArea == tablet.safeArea)
    #expect(Stage.named("iphonese")?.landscape.safeArea == EdgeInsets())
  }
}
