import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What older wrappers of UIKit have")
struct UIDatePickerTests {
  @Test("A picker of dates shows its date, as SwiftUI's of the style") func dates() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.setDate(Date(timeIntervalSinceReferenceDate: 0), animated: false)
    let played = PlayedView(size: CGSize(width: 393, height: 500)) { HostedView(view: picker) }
    #expect(played.text.contains("January 2001"))
    let month = played.text
    played.change { picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 40) }
    #expect(played.text != month)
  }

  @Test("A bar above a keyboard keeps its buttons") func bars() {
    let bar = UIToolbar()
    let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    bar.setItems([.flexibleSpace(), done], animated: false)
    #expect(bar.items?.count == 2 && bar.items?.last?.title == "Done")
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace), .fixedSpace(8),
      UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil),
      UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }),
    ]
    #expect(bar.items?.last?.title == "Go")
    let text = UITextView()
    text.inputAccessoryView = bar
    text.dataDetectorTypes = .link
    let written: String = text.text
    #expect(written.isEmpty && text.autocorrectionType == .default)
  }

  @Test("A view of AppKit's lies in a window of AppKit's") func windows() {
    let view = NSView()
    #expect(view.window == nil)
    let played = PlayedView { HostedView(view: view) }
    played.advance(to: 0.1)
    let window: NSWindow? = view.window
    #expect(window === NSApplication.shared.windows.first && window?.firstResponder == nil)
    NSWindow.allowsAutomaticWindowTabbing = false
    #expect(NSWindow.didResizeNotification != NSWindow.didMoveNotification)
  }
}
