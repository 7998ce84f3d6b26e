import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What goes only when it is drawn far is drawn that far.
@MainActor
@Suite("How far an automatic script drags")
struct AutomaticThrowTests {
  private let plan = AutomaticPlan(width: 200, height: 300)

  @Test("A drag that has to be long is long, though what it moves goes back") func longDrag() throws
  {
    struct Ball: View {
      @GestureState private var place = CGPoint(x: 60, y: 60)
      var body: some View {
        Circle().frame(width: 60, height: 60).position(place)
          .gesture(
            DragGesture(minimumDistance: 180)
              .updating($place) { value, place, _ in place = value.location })
      }
    }
    let touches = try plan { Ball() }.touches
    #expect(touches.map(\.kind).contains(.drag))
  }

  @Test("A sheet that can be higher is drawn up before it is thrown off") func higherSheet() throws
  {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
          Text("Sheet").presentationDetents([.medium, .large])
        }
      }
    }
    let plan = try plan { Page() }
    #expect(plan.touches.first?.kind == .tap)
    #expect(plan.touches.dropFirst().allSatisfy { $0.kind == .drag })
    let ways = plan.touches.dropFirst().map { touch in
      (touch.waypoints.last?.point.y ?? 0) - (touch.waypoints.first?.point.y ?? 0)
    }
    // It may stop halfway on its way down.
    #expect(ways.count >= 2 && ways[0] < -20 && ways.dropFirst().allSatisfy { $0 > 20 }, "\(ways)")
  }

  @Test("A sheet without a button is thrown off by its top") func sheet() throws {
    struct Sheet: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
      }
    }
    let plan = try plan { Sheet() }
    #expect(plan.touches.map(\.kind) == [.tap, .drag])
    let drag = try #require(plan.touches.last)
    #expect(drag.waypoints[0].point.y < 100)
    #expect((drag.waypoints.last?.point.y ?? 0) > 200)
  }

  @Test("A card that goes only when it has left more than half of the screen is thrown that far")
  func card() throws {
    struct Card: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 300, height: 200).offset(x: x)
          .gesture(
            DragGesture().onChanged { x = $0.translation.width }.onEnded { drag in
              withAnimation { x = abs(drag.translation.width) > 393 / 2 ? 600 : 0 }
            })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("card", stage: stage, frameRate: 10, script: .automatic) { Card() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.x - way[0].point.x > 393 / 2)
  }

  @Test("Pages of one's own that go on only when they are drawn half of the screen to the left are")
  func ownPages() throws {
    struct Pager: View {
      @State private var page = 0
      @State private var way: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 393)
          Color.blue.frame(width: 393)
        }
        .frame(width: 393, height: 600, alignment: .leading)
        .offset(x: CGFloat(page) * -393 + way)
        .gesture(
          DragGesture().onChanged { way = $0.translation.width }.onEnded { drag in
            withAnimation {
              if drag.translation.width < -393 / 2 { page = 1 }
              way = 0
            }
          })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("pager", stage: stage, frameRate: 10, script: .automatic) { Pager() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.x - way[0].point.x < -393 / 2)
  }

  @Test("A card is thrown as far beside what never stands still") func cardBesideEndless() throws {
    struct Card: View {
      @State private var offset = CGSize.zero
      @State private var isTurned = false
      var body: some View {
        VStack {
          Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(isTurned ? 360 : 0))
            .onAppear {
              withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
                isTurned = true
              }
            }
          Color.red.frame(width: 300, height: 200).offset(offset)
            .gesture(
              DragGesture().onChanged { offset = $0.translation }.onEnded { drag in
                withAnimation(.easeOut(duration: 0.2)) {
                  offset =
                    abs(drag.translation.width) > 180 ? CGSize(width: 600, height: 0) : .zero
                }
              })
        }
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("card", stage: stage, frameRate: 10, script: .automatic) { Card() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(abs(way[way.count - 1].point.x - way[0].point.x) > 180)
  }

  @Test("A handle that lags behind its finger is drawn to its track's end") func track() throws {
    struct Track: View {
      @State private var x: CGFloat = 0
      var body: some View {
        ZStack {
          Color.gray
          Circle().frame(width: 50, height: 50)
            .position(x: min(max(x + 30, 30), 270), y: 30)
            .gesture(
              DragGesture().onChanged { x = $0.location.x - 30 }
                .onEnded { _ in x = x > 270 ? 270 : 0 })
        }
        .frame(width: 300, height: 60)
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 600), scale: 1)
    let plan = try Clip("track", stage: stage, frameRate: 10, script: .automatic) { Track() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.x - way[0].point.x > 270)
  }

  @Test("What goes only when it is drawn a third of the screen down is drawn that far")
  func drawnDown() throws {
    struct Photo: View {
      @State private var y: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 300, height: 200).offset(y: y)
          .gesture(
            DragGesture().onChanged { y = max(0, $0.translation.height) }.onEnded { drag in
              withAnimation { y = drag.translation.height > 250 ? 900 : 0 }
            })
      }
    }
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    let plan = try Clip("photo", stage: stage, frameRate: 10, script: .automatic) { Photo() }
      .plan(measuring: FontBook())
    let way = try #require(plan.touches.first).waypoints
    #expect(way[way.count - 1].point.y - way[0].point.y > 250)
  }
}
