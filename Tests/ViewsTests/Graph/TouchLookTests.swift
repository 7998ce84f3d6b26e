import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private final class PathCount: @unchecked Sendable { var count = 0 }

private struct CountedShape: Shape {
  let asked: PathCount

  func path(in rect: CGRect) -> Path {
    asked.count += 1
    return Path(rect)
  }
}

/// What is counted is what is asked of views, which no machine's speed changes.
@MainActor
@Suite("A look at all that can be touched")
struct TouchLookTests {
  @Test func aBoardIsNotGoneThroughForEachOfItsFields() {
    let (side, asked) = (20, PathCount())
    let played = PlayedView(size: CGSize(width: 400, height: 400)) {
      VStack(spacing: 0) {
        ForEach(0..<side, id: \.self) { _ in
          HStack(spacing: 0) {
            ForEach(0..<side, id: \.self) { _ in
              CountedShape(asked: asked).onTapGesture {}
            }
          }
        }
      }
    }
    let before = asked.count
    let targets = played.graph.tapTargets
    #expect(targets.count == side * side)
    #expect(targets.allSatisfy { $0.isReachable })
    #expect(asked.count - before <= 4 * side * side)
  }

  private struct Page: View {
    var body: some View {
      ZStack {
        VStack(spacing: 4) {
          HStack(spacing: 2) {
            Square().onTapGesture {}.offset(x: 25, y: 6)
            Square().rotationEffect(.degrees(30)).onTapGesture {}
            Square().onTapGesture {}.scaleEffect(1.8)
            Square().onTapGesture {}.scaleEffect(0)
            Square().onTapGesture {}.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
          }
          Rectangle().stroke(Color.red, lineWidth: 14).frame(width: 40, height: 20).onTapGesture {}
          Color.clear.frame(width: 40, height: 20).contentShape(Circle()).onTapGesture {}
          Square().mask { Circle().frame(width: 8, height: 8) }.onTapGesture {}
          Button("Button") {}.padding(6)
          ScrollView {
            VStack { ForEach(0..<12, id: \.self) { row in Button("Row \(row)") {} } }
          }
          .frame(width: 120, height: 50)
          HStack(spacing: 0) {
            Square().onTapGesture {}.allowsHitTesting(false)
            Square().onTapGesture {}.opacity(0)
            Square().onTapGesture {}.zIndex(1)
            Square().onTapGesture {}.offset(x: -10)
          }
        }
        Square().onTapGesture {}
      }
    }
  }

  @Test func whatIsFoundIsWhatIsFoundWithoutALook() {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) { Page() }
    let targets = played.graph.touchTargets
    #expect(targets.count > 20)
    #expect(targets.contains { $0.isReachable })
    #expect(!targets.allSatisfy { $0.isReachable })
    #expect(targets == played.graph.touchTargets(by: nil))
  }

  @Test func nothingIsKeptOfALook() {
    let isMoved = Handle(false)
    let played = PlayedView {
      isMoved.shows { isMoved in
        VStack(spacing: 0) {
          Square(color: .blue)
          Square().offset(x: isMoved ? 30 : 0).onTapGesture {}
        }
      }
    }
    #expect(played.graph.tapTargets.map(\.center) == [CGPoint(x: 50, y: 60)])
    #expect(played.graph.touchLook == nil)
    played.change { isMoved.value = true }
    #expect(played.graph.tapTargets.map(\.center) == [CGPoint(x: 80, y: 60)])
  }

  @Test func boundsAreUnknownWhereOneOfThemIs() {
    let one = CGRect(x: 1, y: 2, width: 3, height: 4)
    let other = CGRect(x: 10, y: 0, width: 1, height: 1)
    let both = CGRect(x: 1, y: 0, width: 10, height: 6)
    #expect(TouchLook.around([one, CGRect.null, other]) == both)
    #expect(TouchLook.around([]) == CGRect.null)
    #expect(TouchLook.around([one, nil]) == nil)
    #expect(TouchLook.around([one, CGRect(x: 1e7, y: 0, width: 1, height: 1)]) == nil)
    #expect(TouchLook.around([CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)]) == nil)
  }
}
