import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Depth, from the front")
struct DepthTests {
  @Test("Glass is behind the content unless it is never wanted") func glass() {
    let plain = PlayedView { Text("x") }.text
    #expect(PlayedView { Text("x").glassBackgroundEffect(displayMode: .never) }.text == plain)
    let pane = PlayedView { Text("x").glassBackgroundEffect() }.text
    let round = PlayedView { Text("x").glassBackgroundEffect(in: Circle()) }.text
    #expect(pane != plain)
    #expect(round != pane)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("An ornament lies beside the view, on the side that it is anchored to") func ornaments() {
    let below = PlayedView {
      Color.red.ornament(attachmentAnchor: .scene(.bottom), contentAlignment: .top) {
        Color.blue.frame(width: 40, height: 20)
      }
    }
    #expect(below.frame(of: .blue) == rect(30, 80, 40, 20))
    #expect(below.frame(of: .red) == rect(0, 0, 100, 68))
    let beside = PlayedView {
      Color.red.ornament(attachmentAnchor: .scene(.leading)) {
        Color.blue.frame(width: 20, height: 40)
      }
    }
    #expect(beside.frame(of: .blue) == rect(0, 30, 20, 40))
    let hidden = PlayedView {
      Color.red.ornament(visibility: .hidden, attachmentAnchor: .parent(.top)) { Color.blue }
    }
    #expect(hidden.frame(of: .blue) == nil && hidden.frame(of: .red) == rect(0, 0, 100, 100))
    let within = PlayedView {
      Color.red.ornament(attachmentAnchor: .parent(.center)) {
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(within.frame(of: .blue) == rect(40, 40, 20, 20))
  }

  @Test("What a headset has around its window changes nothing of it") func surroundings() {
    let plain = PlayedView { Text("x") }.text
    let played = PlayedView {
      Text("x").volumeBaseplateVisibility(.hidden).upperLimbVisibility(.hidden)
        .preferredSurroundingsEffect(.systemDark).frame(minDepth: 10)
    }
    #expect(played.text == plain)
  }

  @Test("A turn about an axis in space is one about three numbers") func turns() {
    let axis = PlayedView { Square().rotation3DEffect(.degrees(30), axis: .y) }.text
    #expect(
      axis == PlayedView { Square().rotation3DEffect(.degrees(30), axis: (0, 1, 0)) }.text)
  }

  @Test("A space around the window is not opened, and says so") func spaces() async {
    let values = EnvironmentValues()
    #expect(await values.openImmersiveSpace(id: "space") == .error)
    await values.dismissImmersiveSpace()
  }

  @Test("What is nearer or deeper looks the same") func depth() {
    let plain = PlayedView { Text("x") }.text
    #expect(
      PlayedView { Text("x").offset(z: 20).frame(depth: 10, alignment: .front) }.text == plain)
  }
}
