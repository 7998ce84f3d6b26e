import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What SwiftUI code uses of UIKit.
@MainActor
@Suite("UIKit")
struct UIKitTests {
  @Test("The screen is the clip's, in a body as in what a view is made with") func screen() {
    struct Wide: View {
      let width = UIScreen.main.bounds.width

      var body: some View {
        Color.red.frame(width: width / 2, height: UIScreen.main.bounds.height / 4)
      }
    }
    let played = PlayedView(size: CGSize(width: 120, height: 200)) { Wide() }
    #expect(played.frame(of: .red)?.size == CGSize(width: 60, height: 50))
    played.change {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 120, height: 200))
      #expect(UIScreen.main.scale == 2)
      #expect(UIScreen.main.nativeBounds.size == CGSize(width: 240, height: 400))
    }
  }

  @Test("A colour literal is a UIColor") func colorLiteral() {
    let color = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25))
    #expect(color == Color(red: 0, green: 0.5, blue: 1, opacity: 0.25))
  }

  @Test("What a hand would feel shows nowhere") func feedback() {
    let played = PlayedView {
      Button("Go") {
        let impact = UIImpactFeedbackGenerator(style: .light)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      }
    }
    let before = played.text
    played.tap("Go")
    played.advance(to: 2)
    #expect(played.text == before)
  }
}
