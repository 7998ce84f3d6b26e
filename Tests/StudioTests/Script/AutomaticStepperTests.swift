import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The automatic script of steppers")
struct AutomaticStepperTests {
  private let play = AutomaticPlan(width: 300, height: 300)

  private struct Amounts: View {
    @State private var values = [1, 1, 1]
    let count: Int

    var body: some View {
      VStack(spacing: 20) {
        ForEach(0..<count, id: \.self) { index in
          Stepper("Amount \(values[index])", value: $values[index], in: 1...5)
        }
      }
    }
  }

  @Test("Of several steppers each is used, and none is stepped back first")
  func steppers() throws {
    let plan = try play { Amounts(count: 3) }
    #expect(plan.events.prefix(3).map(\.name) == Array(repeating: "tap 'Increment'", count: 3))
    #expect(Set(plan.touches.prefix(3).compactMap(\.waypoints.first?.point.y)).count == 3)
  }

  @Test("One stepper is used by itself") func single() throws {
    #expect(try play { Amounts(count: 1) }.events.first?.name == "tap 'Increment'")
  }
}
