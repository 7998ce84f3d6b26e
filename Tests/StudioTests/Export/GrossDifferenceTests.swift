import Compositing
import ExactFrames
import Foundation
import Studio
import Testing
import Views

/// What is seen to be wrong between two renderers, and what is not.
@MainActor
struct GrossDifferenceTests {
  private static let tools = DrawingTools()

  /// An alert's two buttons on a phone, a pixel a point: small in the picture, as in a look's canvas.
  private func clip(_ word: String, _ color: Color = .red) -> Clip {
    Clip("alert", stage: Stage(size: CGSize(width: 393, height: 852), scale: 1)) {
      VStack(spacing: 20) {
        Text("Delete photo?").font(.headline)
        Text("Cancel").foregroundStyle(.blue)
        Text(word).foregroundStyle(color)
        Rectangle().fill(.orange).frame(width: 90, height: 60).rotationEffect(.degrees(20))
      }
    }
  }

  private func difference(
    _ first: Clip, _ second: Clip, on renderer: RendererChoice = .auto
  ) throws -> GrossDifference {
    GrossDifference(
      try Self.tools.draw(first, atFrame: 0),
      try Self.tools.draw(second, atFrame: 0, on: renderer))
  }

  @Test func renderersShowTheSame() throws {
    let delete = clip("Delete")
    #expect(try !difference(delete, delete, on: .software).isGross)
  }

  @Test func aWordThatIsMissingOrOfAnotherColorIsSeen() throws {
    #expect(try difference(clip("Delete"), clip("Delete", .clear), on: .software).isGross)
    #expect(try difference(clip("Delete"), clip("Delete all 24 of them"), on: .software).isGross)
    #expect(try difference(clip("Delete"), clip("Delete", .blue), on: .software).isGross)
  }

  /// A line along the picture's edge that moves by a pixel is seen in one picture and not in the other.
  @Test func whatIsJustOutsideOnePictureIsNotMissing() throws {
    func edge(_ x: CGFloat) -> Clip {
      Clip("edge", stage: Stage(size: CGSize(width: 120, height: 200), scale: 1)) {
        Rectangle().fill(.black).frame(width: 1).frame(maxWidth: .infinity, alignment: .leading)
          .offset(x: x)
      }
    }
    #expect(try difference(edge(0), edge(-1)).squares == 0)
    #expect(try difference(edge(4), edge(-1)).isGross)
  }
}
