import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Fields of UIKit")
struct UITextFieldTests {
  private let log = Log()
  private let field = UITextField()

  /// The field, with the focus.
  private func played() -> PlayedView {
    field.placeholder = "Name"
    let played = PlayedView(size: CGSize(width: 300, height: 100)) { HostedView(view: field) }
    played.tap("Name")
    return played
  }

  @Test("What is typed is the field's text, and is drawn") func typing() {
    let played = played()
    played.type("Ada")
    #expect(field.text == "Ada" && played.text.contains("\"Ada\""))
  }

  @Test("What stands before its text moves that, and what its placeholder says may have attributes")
  func besides() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let bare = PlayedView(size: CGSize(width: 300, height: 100)) { HostedView(view: field) }
    field.attributedPlaceholder = NSAttributedString(string: "City")
    #expect(field.placeholder == "City")
    field.leftViewMode = .always
    field.returnKeyType = .next
    #expect(UIReturnKeyType.next.submitLabel == .next && field.keyboardType == .default)
    let shown = PlayedView(size: CGSize(width: 300, height: 100)) { HostedView(view: field) }
    #expect(bare.frame(ofText: "City") == nil)
    #expect((shown.frame(ofText: "City")?.minX ?? 0) >= 30)
  }

  @Test("A secret is drawn as bullets") func secret() {
    field.isSecureTextEntry = true
    let played = played()
    played.type("Ada")
    #expect(field.text == "Ada")
    #expect(played.text.contains("\"•••\"") && !played.text.contains("Ada"))
  }

  @Test("Who listens hears that editing begins, of each key, of the return key and of the end")
  func events() {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEndOnExit, "exit"),
      (.editingDidEnd, "end"),
    ]
    for (event, name) in events { field.addAction(UIAction { _ in log.add(name) }, for: event) }
    let played = played()
    played.advance(to: 1)
    played.type("Hi")
    played.pressReturn()
    played.advance(to: 2)
    #expect(log.text == "begin changed changed exit end")
  }

  private final class Witness: UITextFieldDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.add("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.add("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      log.add(textField.text ?? "none")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.add("return")
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let old = (textField.text ?? "") as NSString
      return !old.replacingCharacters(in: range, with: string).contains("1")
    }
  }

  @Test("A delegate hears the same, and what it does not allow is not written") func delegate() {
    let witness = Witness(log)
    field.delegate = witness
    let played = played()
    played.advance(to: 1)
    played.type("a1b")
    #expect(field.text == "ab" && played.text.contains("\"ab\""))
    played.pressReturn()
    played.advance(to: 2)
    #expect(log.text == "begin a ab return end")
  }

  private final class Silent: UITextFieldDelegate {}

  @Test("A delegate need say nothing: then everything may be written") func silent() {
    let silent = Silent()
    field.delegate = silent
    let played = played()
    played.type("a1")
    played.pressReturn()
    played.advance(to: 1)
    #expect(field.text == "a1" && played.graph.part(FocusKeeper.self).holder == nil)
  }

  @Test("A field has UIKit's height, more with a round border, and no width of its own")
  func size() {
    #expect(field.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }
}
