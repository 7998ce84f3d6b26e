import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// At which places an automatic script taps, and what it leaves to itself.
@MainActor
@Suite("Where an automatic script taps")
struct AutomaticSpotTests {
  private let plan = AutomaticPlan(width: 200, height: 300)

  @Test("What goes by the place of a tap is tapped at two") func places() throws {
    struct Halves: View {
      @State private var place = CGPoint.zero
      var body: some View {
        Circle().fill(place.y > 50 ? .blue : .red).frame(width: 100, height: 100)
          .gesture(SpatialTapGesture().onEnded { place = $0.location })
      }
    }
    let points = try plan { Halves() }.touches.compactMap(\.waypoints.first?.point)
    #expect(points.map { $0.y > 150 } == [true, false], "\(points)")
    #expect(points.allSatisfy { abs($0.x - 100) < 40 })
  }

  @Test("What changes by itself is left to itself, where no tap changes it") func alone() throws {
    struct Loading: View {
      let isUsed: Bool
      @State private var isLoaded = false
      @State private var isOn = false
      var body: some View {
        VStack {
          Color.red.frame(width: isOn ? 40 : 20, height: 20)
          Text(isLoaded ? "Here" : "Soon")
          Button("Follow") { if isUsed { withAnimation { isOn.toggle() } } }
        }
        .task {
          try? await Task.sleep(for: .seconds(2))
          withAnimation { isLoaded = true }
        }
      }
    }
    let plan = try plan { Loading(isUsed: false) }
    #expect(plan.events.isEmpty, "\(plan.events.map(\.name))")
    #expect(plan.duration > 2)
    #expect(try self.plan { Loading(isUsed: true) }.events.first?.name == "tap 'Follow'")
  }
}
