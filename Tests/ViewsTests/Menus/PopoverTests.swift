import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Popover")
struct PopoverTests {
  private func played(_ adaptation: PresentationAdaptation?) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852)) { Anchored(adaptation: adaptation) }
  }

  @Test("On a phone a popover is a sheet") func sheet() {
    let played = played(nil)
    played.tap("Show")
    played.advance(to: 1)
    #expect(played.graph.part(Presentations.self).shown.map(\.style) == [.sheet])
    #expect(played.graph.part(Overlays.self).shown.isEmpty)
    #expect(played.text.contains("Inside"))
  }

  @Test("With presentationCompactAdaptation(.popover) it is a bubble above its view")
  func bubble() throws {
    let played = played(.popover)
    let label = try #require(played.graph.tapTargets.first { $0.label == "Show" }?.frame)
    played.tap("Show")
    played.advance(to: 1)
    #expect(played.graph.part(Presentations.self).shown.isEmpty)
    let inside = try #require(played.graph.tapTargets.first { $0.label == "Inside" }?.frame)
    #expect(inside.maxY + PopoverConstants.arrow.height + PopoverConstants.slack == label.minY)
    #expect(inside.midX == label.midX)
    played.tap("Show")
    played.advance(to: 3)
    #expect(!played.text.contains("Inside"))
  }

  @Test("A bubble is made of what its content says, its arrow too") func background() throws {
    struct Coloured: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown) {
            Button("Inside") {}.presentationCompactAdaptation(.popover)
              .presentationBackground(.yellow)
          }
      }
    }
    let played = PlayedView(size: CGSize(width: 393, height: 852)) { Coloured() }
    played.tap("Show")
    played.advance(to: 1)
    let inside = try #require(played.graph.tapTargets.first { $0.label == "Inside" }?.frame)
    let ground = try #require(played.frame(of: .yellow))
    #expect(ground.contains(inside) && ground.height > inside.height)
  }

  @Test("What ignores the safe area fills the bubble and its arrow, as a form's ground does")
  func ground() throws {
    struct Grounded: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown) {
            Text("Inside").frame(width: 100, height: 50)
              .background { Color.yellow.ignoresSafeArea() }
              .presentationCompactAdaptation(.popover)
          }
      }
    }
    let played = PlayedView(size: CGSize(width: 393, height: 852)) { Grounded() }
    played.tap("Show")
    played.advance(to: 1)
    let ground = try #require(played.frame(of: .yellow))
    let bubble = 50 + 2 * PopoverConstants.slack + PopoverConstants.arrow.height
    #expect(ground.width == 100 && ground.height == bubble)
  }
}

private struct Anchored: View {
  let adaptation: PresentationAdaptation?
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: .top) {
        if let adaptation {
          Button("Inside") {}.presentationCompactAdaptation(adaptation)
        } else {
          Button("Inside") {}
        }
      }
  }
}
