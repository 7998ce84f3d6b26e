import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Where a demo is magnified and turned by itself.
@MainActor
@Suite("Two fingers of an automatic script")
struct AutomaticFingersTests {
  private let plan = AutomaticPlan(width: 200, height: 300)

  @Test("Two fingers magnify first and turn then") func twoFingers() throws {
    struct Photo: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale).rotationEffect(angle)
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
      }
    }
    #expect(Set(try plan { Photo() }.touches.map(\.kind)) == [.pinch, .rotate])
    struct Both: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale).rotationEffect(angle)
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      }
    }
    let kinds = try plan { Both() }.touches.map(\.kind)
    #expect(kinds.first == .pinch && kinds.last == .rotate && Set(kinds) == [.pinch, .rotate])
  }

  @Test("Two fingers come together where nothing comes of their going apart") func together() throws
  {
    struct Photos: View {
      @State private var isNarrow = false
      var body: some View {
        Color.red.frame(width: isNarrow ? 80 : 200, height: 200)
          .gesture(MagnifyGesture().onChanged { if $0.magnification < 0.9 { isNarrow = true } })
      }
    }
    #expect(try plan { Photos() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("Two fingers go farther apart where a gesture begins late") func farther() throws {
    struct Photo: View {
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        Color.red.frame(width: 100, height: 100).scaleEffect(scale)
          .gesture(
            MagnificationGesture(minimumScaleDelta: 1)
              .updating($scale) { value, scale, _ in scale = value })
      }
    }
    #expect(try plan { Photo() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("Two fingers stand on what is small") func smallThing() throws {
    struct Label: View {
      @State private var scale = 1.0
      var body: some View {
        Color.red.frame(width: 100, height: 50).scaleEffect(scale)
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      }
    }
    #expect(try plan { Label() }.touches.map(\.kind).contains(.pinch))
  }

  @Test("What is dragged elsewhere is shown after what two fingers do") func fingersAndDrag() throws
  {
    struct Table: View {
      @State private var scale = 1.0
      @State private var place = CGSize.zero
      var body: some View {
        VStack(spacing: 40) {
          Color.red.frame(width: 90, height: 90).scaleEffect(scale)
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          Color.blue.frame(width: 40, height: 40).offset(place)
            .gesture(DragGesture().onChanged { place = $0.translation })
        }
      }
    }
    let kinds = try plan { Table() }.touches.map(\.kind)
    #expect(kinds.first == .pinch && kinds.last == .drag)
  }
}
