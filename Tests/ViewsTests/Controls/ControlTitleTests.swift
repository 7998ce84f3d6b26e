import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Titles of controls")
struct ControlTitleTests {
  private let log = Log()

  @Test("A button with a symbol looks like one whose label is a title with an icon") func symbol() {
    let title = "Save"
    let labelled = PlayedView {
      Button(action: {}, label: { Label("Save", systemImage: "star") })
    }
    let played = PlayedView { Button("Save", systemImage: "star") { log.add("key") } }
    let string = PlayedView { Button(title, systemImage: "star") { log.add("string") } }
    #expect(played.text == labelled.text)
    #expect(string.text == labelled.text)
    played.tap("Save")
    string.tap("Save")
    #expect(log.text == "key string")
  }

  @Test("A button with a symbol takes a role") func role() {
    let played = PlayedView {
      Button("Delete", systemImage: "trash", role: .destructive) { log.add("delete") }
    }
    #expect(played.text.contains(Color.red.resolve(in: EnvironmentValues()).rgba.hex))
    played.tap("Delete")
    #expect(log.text == "delete")
  }

  @Test("A toggle with a symbol shows it and is called by its title") func toggle() {
    let isOn = Handle(false)
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      isOn.shows { _ in Toggle("Sound", systemImage: "bell", isOn: isOn.bound) }
    }
    #expect(played.text.contains("bell"))
    played.tap("Sound")
    #expect(isOn.value)
  }

  @Test("What a keyboard would do changes nothing") func keyboard() {
    let plain = PlayedView { TextField("Name", text: .constant("")) }
    let played = PlayedView {
      TextField("Name", text: .constant(""))
        .onSubmit { log.add("text") }
        .onSubmit(of: .search) { log.add("search") }
        .submitLabel(.done)
        .submitScope()
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
        .textSelection(.enabled)
        .keyboardShortcut(.defaultAction)
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .keyboardShortcut(.return)
    }
    #expect(played.text == plain.text)
    #expect(log.text == "")
  }

  @Test("What is not looked up is a title as well, of a value and of a menu") func strings() {
    let title = String("Pages")
    let value = PlayedView(size: CGSize(width: 300, height: 60)) {
      LabeledContent(title, value: 474, format: .number)
    }
    #expect(value.text.contains("Pages") && value.text.contains("474"))
    let menu = PlayedView(size: CGSize(width: 300, height: 300)) {
      Form {
        Picker(title, systemImage: "star", selection: .constant(1)) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("First")
        }
      }
    }
    #expect(menu.text.contains("Pages") && menu.text.contains("First"))
  }
}
