import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Bounds of a space")
struct SpaceBoundsTests {
  @Test("A view knows the bounds of what is around it in its own coordinates") func bounds() {
    let log = Log()
    _ = PlayedView {
      ZStack {
        GeometryReader { proxy in
          Color.red.onAppear {
            log.add(
              "\(proxy.bounds(of: .named("box")).map { "\($0.minX) \($0.minY) \($0.width)" } ?? "")"
            )
            log.add("\(proxy.bounds(of: .named("other")) == nil)")
          }
        }
        .frame(width: 20, height: 10)
      }
      .frame(width: 60, height: 40)
      .coordinateSpace(.named("box"))
    }
    #expect(log.text == "-20.0 -15.0 60.0 true")
  }

  @Test("Those of a scroll view are what it shows within its margins") func margins() {
    let log = Log()
    _ = PlayedView {
      ScrollView(.horizontal) {
        GeometryReader { proxy in
          Color.red.onAppear {
            log.add(proxy.bounds(of: .scrollView).map { "\($0.minX) \($0.width)" } ?? "none")
            log.add("\(proxy.frame(in: .scrollView).minX)")
          }
        }
        .frame(width: 20, height: 10)
      }
      .safeAreaPadding(.horizontal, 30)
    }
    #expect(log.text == "0.0 40.0 0.0")
  }
}
