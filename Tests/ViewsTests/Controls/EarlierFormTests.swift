import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Controls as older code writes them, and titles that are strings.
@MainActor
@Suite("Other forms of controls")
struct EarlierFormTests {
  private struct Alarm: Identifiable {
    let id = 1
    var isOn = true
    var sound = "Bell"
  }

  private let title = "Volume"
  private let log = Log()

  @Test("Who is told stands before the label") @available(*, deprecated) func editing() {
    let value = Binding.constant(0.5)
    let now = PlayedView { Slider(value: value, in: 0...1, label: { Text("Volume") }) }
    let early = PlayedView {
      Slider(value: value, in: 0...1, onEditingChanged: { _ in }, label: { Text("Volume") })
    }
    #expect(early.text == now.text)
    let stepped = PlayedView {
      Slider(
        value: value, in: 0...1, step: 0.5, onEditingChanged: { _ in }, label: { Text("Volume") })
    }
    #expect(
      stepped.text
        == PlayedView { Slider(value: value, in: 0...1, step: 0.5, label: { Text("Volume") }) }.text
    )
  }

  @Test("A stepper says what it does before how it is called") @available(*, deprecated)
  func steppers() {
    let count = Handle(1)
    let now = PlayedView { Stepper("Count", onIncrement: {}, onDecrement: {}) }
    let early = PlayedView { Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") } }
    #expect(early.text == now.text)
    let bound = PlayedView {
      Stepper(value: count.bound, in: 0...3, onEditingChanged: { _ in }, label: { Text("Count") })
    }
    #expect(bound.text == PlayedView { Stepper("Count", value: count.bound, in: 0...3) }.text)
    let free = PlayedView {
      Stepper(value: count.bound, step: 2, onEditingChanged: { _ in }, label: { Text("Count") })
    }
    #expect(free.text == PlayedView { Stepper("Count", value: count.bound, step: 2) }.text)
    let written = PlayedView {
      VStack {
        Stepper(title, value: .constant(0.5), step: 0.1, format: .percent)
        Stepper(title, value: .constant(0.5), in: 0...1, step: 0.1, format: .percent)
      }
    }
    #expect(written.text.contains("Volume"))
  }

  @Test("One toggle or picker is for all that is bound") func sources() {
    let alarms = Handle([Alarm(), Alarm()])
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      alarms.shows { _ in
        VStack {
          Toggle(title, sources: alarms.bound, isOn: \.isOn)
          Toggle(title + "2", systemImage: "bell", sources: alarms.bound, isOn: \.isOn)
          Toggle(title + "3", sources: Array(alarms.bound), isOn: \.isOn)
          Toggle(title + "4", systemImage: "bell", sources: Array(alarms.bound), isOn: \.isOn)
          Picker("Sound", sources: alarms.bound, selection: \.sound) { Text("Bell").tag("Bell") }
          Picker(title, sources: alarms.bound, selection: \.sound) { Text("Bell").tag("Bell") }
          Picker(title, sources: Array(alarms.bound), selection: \.sound) {
            Text("Bell").tag("Bell")
          }
        }
      }
    }
    played.tap("Volume")
    #expect(alarms.value.allSatisfy { !$0.isOn })
    #expect(played.text.contains("Bell"))
  }

  @Test("A picture of a catalogue stands beside a title") func pictures() {
    let picture = ImageResource(name: "none", bundle: .main)
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      VStack {
        Toggle("Sound", image: picture, isOn: .constant(true))
        Toggle(title, image: picture, isOn: .constant(true))
        Menu("More", image: picture) { Text("a") }
        Menu(title, image: picture) { Text("a") }
        Menu("Menu", image: picture, content: { Text("a") }, primaryAction: { log.add("menu") })
        Menu(title, image: picture, content: { Text("a") }, primaryAction: {})
        Picker("Kind", image: picture, selection: .constant(1)) { Text("One").tag(1) }
        Picker(title, image: picture, selection: .constant(1)) { Text("One").tag(1) }
        ControlGroup(title, systemImage: "star") { Button("b") {} }
      }
    }
    #expect(played.text.contains("Sound"))
    #expect(played.text.contains("More"))
    played.tap("Menu")
    #expect(log.text == "menu")
  }

  @Test("A colour of Core Graphics is chosen as one of SwiftUI is") func colors() {
    let color = Binding.constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let plain = PlayedView {
      ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0, blue: 0)))
    }
    #expect(PlayedView { ColorPicker("Paint", selection: color) }.text == plain.text)
    let paint = "Paint"
    #expect(PlayedView { ColorPicker(paint, selection: color) }.text == plain.text)
    #expect(PlayedView { ColorPicker(selection: color) { Text("Paint") } }.text == plain.text)
  }

  @Test("Several things are shared under a title of one's own") func sharing() {
    let pages = [URL(filePath: "/a"), URL(filePath: "/b")]
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      VStack {
        ShareLink(title, items: pages)
        ShareLink(title + "2", items: ["a", "b"])
        ShareLink(title + "3", items: [1, 2]) { SharePreview("\($0)") }
        ShareLink(Text("Numbers"), items: [1, 2]) { SharePreview("\($0)") }
      }
    }
    for text in ["Volume", "Volume2", "Volume3", "Numbers"] {
      #expect(played.text.contains(text))
    }
  }

  @Test("Days are chosen within bounds under a title of one's own") func days() {
    let days = Binding.constant(Set<DateComponents>())
    let start = Date(timeIntervalSince1970: 0)
    let from = PlayedView(size: CGSize(width: 390, height: 400)) {
      MultiDatePicker(title, selection: days, in: start...)
    }
    let typed = PlayedView(size: CGSize(width: 390, height: 400)) {
      MultiDatePicker("Volume", selection: days, in: start...)
    }
    #expect(from.text == typed.text)
    let to = PlayedView(size: CGSize(width: 390, height: 400)) {
      MultiDatePicker(title, selection: days, in: ..<start)
    }
    let typedTo = PlayedView(size: CGSize(width: 390, height: 400)) {
      MultiDatePicker("Volume", selection: days, in: ..<start)
    }
    #expect(to.text == typedTo.text)
  }

  @Test("A secret is committed under a title of one's own") func secret() {
    let typed = PlayedView { SecureField("Volume", text: .constant(""), onCommit: {}) }
    #expect(PlayedView { SecureField(title, text: .constant(""), onCommit: {}) }.text == typed.text)
  }
}
