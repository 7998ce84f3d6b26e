import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Shapes that follow what they stand in")
struct ContainerShapeTests {
  private func text<V: View>(@ViewBuilder _ view: @escaping () -> V) -> String {
    PlayedView { view() }.text
  }

  @Test("A relative shape is the container's, drawn in as far as it is inside") func relative() {
    #expect(
      text {
        ContainerRelativeShape().fill(.red).padding(10).containerShape(.rect(cornerRadius: 30))
      } == text { RoundedRectangle(cornerRadius: 20).fill(.red).padding(10) })
    #expect(
      text { Color.red.clipShape(.containerRelative).padding(10).containerShape(Circle()) }
        == text { Color.red.clipShape(Circle()).padding(10) })
    #expect(
      text {
        AnyShape(.containerRelative).stroke(.red, lineWidth: 2).containerShape(
          .rect(cornerRadius: 30))
      } == text { RoundedRectangle(cornerRadius: 30).stroke(.red, lineWidth: 2) })
  }

  @Test("The nearest container counts, and with none it is a rectangle") func nearest() {
    #expect(
      text {
        ContainerRelativeShape().fill(.red).containerShape(.rect(cornerRadius: 8)).containerShape(
          Circle())
      } == text { RoundedRectangle(cornerRadius: 8).fill(.red) })
    #expect(text { ContainerRelativeShape().fill(.red) } == text { Rectangle().fill(.red) })
    #expect(
      text { ContainerRelativeShape().inset(by: 5).fill(.red) }
        == text { Rectangle().inset(by: 5).fill(.red) })
  }

  @Test("Corners of a concentric rectangle keep the centers of the container's") func concentric() {
    #expect(
      text {
        ConcentricRectangle().fill(.red).padding(8).containerShape(.rect(cornerRadius: 20))
      } == text { UnevenRoundedRectangle(cornerRadii: .init(all: 12)).fill(.red).padding(8) })
    // Only one of its corners is near one of the container's.
    #expect(
      text {
        ConcentricRectangle().fill(.red).frame(width: 40, height: 40).padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .containerShape(.rect(cornerRadius: 20))
      }
        == text {
          UnevenRoundedRectangle(topLeadingRadius: 12).fill(.red).frame(width: 40, height: 40)
            .padding(8).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        })
  }

  @Test("Corners can be fixed, have a least radius, and be alike") func corners() {
    let stands = CGRect(x: 0, y: 0, width: 40, height: 40)
    func path(_ shape: some Shape) -> Path { shape.path(in: stands) }
    func expected(_ radii: RectangleCornerRadii) -> Path {
      Path(roundedRect: stands, cornerRadii: radii, style: .continuous)
    }
    #expect(path(.rect(corners: .fixed(9))) == expected(.init(all: 9)))
    #expect(path(.rect(corners: .concentric(minimum: 6))) == expected(.init(all: 6)))
    #expect(path(.rect(corners: .concentric)) == expected(.init()))
    #expect(
      path(.rect(uniformTopCorners: 4, uniformBottomCorners: 7.5))
        == expected(.init(topLeading: 4, bottomLeading: 7.5, bottomTrailing: 7.5, topTrailing: 4)))
    let mixed = ConcentricRectangle(
      topLeadingCorner: 3, topTrailingCorner: .fixed(5), bottomLeadingCorner: 0,
      bottomTrailingCorner: 1)
    #expect(
      path(mixed)
        == expected(.init(topLeading: 3, bottomLeading: 0, bottomTrailing: 1, topTrailing: 5)))
    #expect(
      path(
        .rect(
          topLeadingCorner: 3, topTrailingCorner: 3, bottomLeadingCorner: 3,
          bottomTrailingCorner: 3)) == expected(.init(all: 3)))
    let container = ContainerOutline(
      shape: RoundedRectangle(cornerRadius: 20), rect: stands.insetBy(dx: -8, dy: -20))
    ContainerOutline.$current.withValue(container) {
      #expect(path(ConcentricRectangle()) == expected(.init()))
    }
    let near = ContainerOutline(
      shape: UnevenRoundedRectangle(topLeadingRadius: 20), rect: stands.insetBy(dx: -8, dy: -8))
    ContainerOutline.$current.withValue(near) {
      #expect(path(ConcentricRectangle()) == expected(.init(topLeading: 12)))
      #expect(path(.rect(corners: .concentric, isUniform: true)) == expected(.init(all: 12)))
    }
    #expect(Edge.Corner.allCases.count == 4)
  }
}
