import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Picker styles")
struct PickerStyleTests {
  private let choice = Handle(1)

  private func played<S: PickerStyle>(_ style: S) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852)) {
      choice.shows { _ in
        Picker("Size", selection: choice.bound) {
          ForEach(1..<4, id: \.self) { Text("Number \($0)") }
        }
        .pickerStyle(style)
      }
    }
  }

  @Test("A menu opens with all choices, and closes with one of them") func menu() {
    let played = played(.menu)
    played.tap("Size")
    played.advance(to: 1)
    #expect(played.text.contains("checkmark"))
    played.tap("Number 3")
    played.advance(to: 3)
    #expect(choice.value == 3)
    #expect(played.text.contains("Number 3") && !played.text.contains("Number 1"))
  }

  @Test("A wheel turns by rows of 32 points") func wheel() {
    let played = played(.wheel)
    let start = CGPoint(x: 196, y: 426)
    played.graph.touchDown(at: start)
    for step in 1...4 {
      played.advance(to: Double(step) * 0.1)
      played.graph.touchMoved(to: CGPoint(x: 196, y: 426 - 8 * CGFloat(step)))
    }
    played.advance(to: 1)
    played.graph.touchMoved(to: CGPoint(x: 196, y: 394))
    played.graph.touchUp(at: CGPoint(x: 196, y: 394))
    played.advance(to: 2)
    #expect(choice.value == 2)
  }

  @Test(
    "In a menu a palette stands in one row under the picker's label",
    arguments: [PaletteSelectionEffect.automatic, .custom, .symbolVariant(.fill)])
  func palette(_ effect: PaletteSelectionEffect) {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      choice.shows { _ in
        Menu("Colors") {
          Picker("Palette", selection: choice.bound) {
            ForEach(1..<4, id: \.self) { Label("Color \($0)", systemImage: "circle.fill") }
          }
          .pickerStyle(.palette)
          .paletteSelectionEffect(effect)
        }
      }
    }
    played.tap("Colors")
    played.advance(to: 1)
    #expect(played.text.contains("Palette"))
    let choices = played.graph.tapTargets.filter { $0.label.hasPrefix("Color ") }.map(\.frame)
    #expect(choices.count == 3 && Set(choices.map(\.minY)).count == 1)
    played.tap("Color 2")
    #expect(choice.value == 2)
  }

  @Test("The chosen one of a palette takes the form that its effect says") func variant() {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      choice.shows { _ in
        Menu("Colors") {
          Picker("Palette", selection: choice.bound) {
            ForEach(1..<3, id: \.self) { Label("Color \($0)", systemImage: "circle") }
          }
          .pickerStyle(.palette)
          .paletteSelectionEffect(.symbolVariant(.fill))
        }
      }
    }
    played.tap("Colors")
    played.advance(to: 1)
    #expect(played.text.contains("symbol circle.fill"))
  }

  @Test("A group of controls in the style of a menu opens one") func controlGroup() {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      ControlGroup("Actions") {
        Button("Cut") {}
        Button("Copy") {}
      }
      .controlGroupStyle(.menu)
    }
    #expect(!played.text.contains("Cut"))
    played.tap("Actions")
    played.advance(to: 1)
    #expect(played.text.contains("Cut") && played.text.contains("Copy"))
  }

  @Test("In a form the choices are rows of it, with a check") func inline() {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      choice.shows { _ in
        Form {
          Picker("Size", selection: choice.bound) {
            ForEach(1..<4, id: \.self) { Text("Number \($0)") }
          }
          .pickerStyle(.inline)
        }
      }
    }
    played.tap("Number 2")
    #expect(choice.value == 2)
    #expect(played.text.contains("checkmark"))
  }
}
