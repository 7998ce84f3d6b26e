import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite struct TargetEnvironmentTests {
  private struct Reading: ScrollTargetBehavior {
    let log: Log

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.add(context.layoutDirection == .rightToLeft ? "rtl" : "ltr")
    }
  }

  @Test("A behaviour knows the environment of its scroll view") func environment() {
    let log = Log()
    let played = PlayedView {
      ScrollView { Color.red.frame(height: 1000) }
        .scrollTargetBehavior(Reading(log: log))
        .environment(\.layoutDirection, .rightToLeft)
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 90))
    for step in 1...6 {
      played.advance(to: Double(step) / 60)
      played.graph.touchMoved(to: CGPoint(x: 50, y: 90 - 10 * step))
    }
    played.graph.touchUp(at: CGPoint(x: 50, y: 30))
    played.advance(to: 2)
    #expect(log.entries.contains("rtl"))
    #expect(!log.entries.contains("ltr"))
  }

  @Test("Two columns of older code are columns") @available(*, deprecated) func columns() {
    func text<S: NavigationViewStyle>(_ style: S) -> String {
      PlayedView(size: CGSize(width: 800, height: 600)) {
        NavigationView {
          Text("first")
          Text("second")
        }
        .navigationViewStyle(style)
      }.text
    }
    #expect(text(DoubleColumnNavigationViewStyle()) == text(ColumnNavigationViewStyle()))
  }
}
