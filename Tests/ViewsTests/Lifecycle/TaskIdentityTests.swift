import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Tasks of views")
struct TaskIdentityTests {
  @Test("A task begins again when its value changes, and the one before is cancelled")
  func identity() {
    let log = Log()
    let page = Handle(1)
    let played = PlayedView {
      page.shows { number in
        Color.red.task(id: number) {
          do {
            try await Task.sleep(for: .seconds(1))
            log.add("\(number) done")
          } catch {
            log.add("\(number) cancelled")
          }
        }
      }
    }
    played.advance(to: 0.5)
    played.change { page.value = 2 }
    played.advance(to: 3)
    #expect(Set(log.entries) == ["1 cancelled", "2 done"])
  }

  @Test("An animation without a value animates every change, unless that is not to be")
  @available(*, deprecated) func always() {
    func width(disabled: Bool) -> CGFloat? {
      let width = Handle(20.0)
      let played = PlayedView {
        width.shows { Color.red.frame(width: $0, height: 10).animation(.linear(duration: 1)) }
      }
      var transaction = Transaction()
      transaction.disablesAnimations = disabled
      played.change { withTransaction(transaction) { width.value = 60 } }
      played.advance(to: 0.5)
      return played.frame(of: .red)?.width
    }
    #expect(width(disabled: false) == 40)
    #expect(width(disabled: true) == 60)
  }
}
