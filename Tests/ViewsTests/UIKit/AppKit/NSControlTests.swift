import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Controls of AppKit")
struct NSControlTests {
  @Test("A button does what it is for, unless it is disabled") func button() {
    var presses = 0
    let action = Selector("add", _calling: { presses += 1 })
    let button = NSButton(title: "Add", target: nil, action: action)
    button.bezelStyle = .rounded
    button.setAccessibilityLabel("Add one")
    let played = PlayedView { HostedView(view: button) }
    #expect(played.text.contains("\"Add\""))
    button.performClick(nil)
    #expect(presses == 1 && button.state == .off && button.accessibilityLabel == "Add one")
    played.change { button.isEnabled = false }
    button.performClick(nil)
    #expect(presses == 1)
  }

  @Test("A box is ticked, and a triangle opens") func states() {
    let box = NSButton(checkboxWithTitle: "Wrap lines", target: nil, action: nil)
    box.performClick(nil)
    #expect(box.state == .on)
    let triangle = NSButton(title: "", target: nil, action: nil)
    triangle.bezelStyle = .disclosure
    triangle.setButtonType(.pushOnPushOff)
    let played = PlayedView { HostedView(view: triangle) }
    let closed = played.text
    played.change { triangle.performClick(nil) }
    #expect(played.text != closed && triangle.state == .on)
  }

  @Test("A text is as it is, and a field says what to write into it") func texts() {
    let label = NSTextField(labelWithString: "3 of 12")
    label.textColor = .secondaryLabelColor
    #expect(PlayedView { HostedView(view: label) }.text.contains("\"3 of 12\""))
    #expect(
      !label.isEditable && NSTextField(wrappingLabelWithString: "a").maximumNumberOfLines == 0)
    let field = NSSearchField()
    field.placeholderString = "Find"
    #expect(PlayedView { HostedView(view: field) }.text.contains("Find"))
    field.integerValue = 12
    #expect(field.stringValue == "12" && field.doubleValue == 12)
    let secret = NSSecureTextField(string: "abc")
    #expect(!PlayedView { HostedView(view: secret) }.text.contains("abc"))
  }
}
