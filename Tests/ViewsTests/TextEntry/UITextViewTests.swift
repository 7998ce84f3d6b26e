import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Text views of UIKit")
struct UITextViewTests {
  private let view = UITextView()

  private func played() -> PlayedView { PlayedView { HostedView(view: view) } }

  private final class Witness: UITextViewDelegate {
    let log = Log()
    func textViewDidChange(_ textView: UITextView) { log.add(textView.text ?? "none") }
  }

  @Test("What is typed is the view's text, its delegate is told, and return begins a line")
  func typing() {
    let witness = Witness()
    view.delegate = witness
    view.text = "A"
    let played = played()
    played.tap(at: CGPoint(x: 20, y: 15))
    played.type("da")
    #expect(witness.log.entries == ["Ad", "Ada"] && played.text.contains("\"Ada\""))
    played.pressReturn()
    #expect(view.text == "Ada\n")
  }

  @Test("One that cannot be edited takes nothing") func readOnly() {
    view.text = "A"
    view.isEditable = false
    let played = played()
    played.tap(at: CGPoint(x: 20, y: 15))
    played.type("da")
    #expect(view.text == "A")
  }

  @Test("Its text begins 8 points below its edge and 5 beside it, or as far as is said")
  func insets() {
    view.text = "Word"
    view.isEditable = false
    let played = played()
    #expect(played.frame(ofText: "Word")?.origin == CGPoint(x: 5, y: 8))
    played.change {
      view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    }
    #expect(played.frame(ofText: "Word")?.origin == CGPoint(x: 35, y: 20))
  }

  @Test("A text with attributes is drawn in them") func attributes() {
    let played = played()
    played.change {
      view.attributedText = NSAttributedString(
        string: "Red",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 9),
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ])
    }
    #expect(played.text.contains("\"Red\" 9/700 #FF0000FF"))
  }
}
