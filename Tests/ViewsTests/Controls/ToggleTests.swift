import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Toggle")
struct ToggleTests {
  private let isOn = Handle(false)

  /// Rule: `switch-size`.
  @Test("A tap by the label flips the switch, whose knob slides by itself") func tap() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      isOn.shows { _ in Toggle("Sound", isOn: isOn.bound) }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Sound"])
    // The switch is at the trailing edge.
    #expect(played.graph.tapTargets[0].frame == CGRect(x: 149, y: 34.5, width: 51, height: 31))
    #expect(played.frame(of: .white)?.minX == 151)
    played.tap("Sound")
    #expect(isOn.value)
    played.advance(to: 0.1)
    let x = played.frame(of: .white)?.minX ?? 0
    #expect(x > 151 && x < 171)
    played.advance(to: 2)
    #expect(played.frame(of: .white)?.minX == 171)
    #expect(played.frame(of: .green) != nil)
  }

  @Test("A switch whose label is a picture is called as that is") func picture() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      VStack {
        Toggle(isOn: .constant(false)) { Image(systemName: "wifi") }
        Toggle("", isOn: .constant(false))
      }
    }
    #expect(played.graph.tapTargets.map(\.name) == ["wifi", "capsule"])
  }

  @Test("A switch whose label has a subtitle is a control that is called by its title")
  func titleAlone() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      Toggle(isOn: .constant(false)) {
        Label {
          Text("Wi-Fi")
        } icon: {
          Color.blue.frame(width: 20, height: 20)
        }
        Text("At home")
      }
    }
    #expect(played.graph.tapTargets.map(\.controlName) == ["Wi-Fi"])
  }

  /// Its own motion is the knob's; where it stands is a matter of what is around it.
  @Test("A switch that moves its own row stays in it") func row() throws {
    let played = PlayedView(size: CGSize(width: 200, height: 300)) {
      isOn.shows { isOn in
        VStack(spacing: 0) {
          Color.red.frame(height: isOn ? 200 : 100)
          Toggle("Sound", isOn: self.isOn.bound.animation(.linear(duration: 1)))
          Spacer()
        }
      }
    }
    played.tap("Sound")
    for time in [0.1, 0.3, 0.6] {
      played.advance(to: time)
      let (edge, knob) = (
        try #require(played.frame(of: .red)).maxY, try #require(played.frame(of: .white)).midY
      )
      #expect(abs(knob - edge - 15.5) < 0.6, "after \(time) s")
    }
  }

  @Test("What follows a label's first view stands below it, smaller") func subtitle() throws {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      Toggle(isOn: .constant(true)) {
        Text("One")
        Text("two")
      }
    }
    let lines = played.text.split(separator: "\n").filter { $0.contains("text ") }
    #expect(lines.count == 2)
    // Two lines of 20 with a gap of 2, in the middle of 100.
    #expect(lines.first?.hasSuffix(" at 0,29") == true, "\(lines)")
    #expect(lines.last?.contains(" 15/400 ") == true, "\(lines)")
    #expect(lines.last?.hasSuffix(" at 0,51") == true, "\(lines)")
  }

  @Test("A checkbox stands before its label, which is tapped with it") func checkbox() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      isOn.shows { _ in Toggle("Sound", isOn: isOn.bound).toggleStyle(.checkbox) }
    }
    #expect(!played.text.contains("symbol checkmark"))
    played.tap("Sound")
    #expect(isOn.value)
    played.advance(to: 1)
    #expect(played.text.contains("symbol checkmark"))
    // A box of 14, a gap of 6 and five letters of 10 points, in the middle of 200.
    #expect(played.frame(of: .blue)?.minX == 65)
  }

  /// Rule: `switch-size`.
  @Test("A pressed knob is longer") func pressed() {
    let played = PlayedView { Toggle("a", isOn: isOn.bound).labelsHidden() }
    played.graph.touchDown(at: middle)
    played.advance(to: 1)
    #expect(played.frame(of: .white)?.width == 33)
    #expect(played.graph.tapTargets.map(\.label) == ["a"])
  }

  /// Rule: `switch-size`.
  @Test("A tint colours the track") func tint() {
    let played = PlayedView { Toggle("a", isOn: .constant(true)).tint(.red) }
    #expect(played.frame(of: .red)?.size == CGSize(width: 51, height: 31))
  }

  @Test("A style of one's own gets the label and the binding") func customStyle() {
    struct Checkbox: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Square(color: configuration.isOn ? .green : .red)
        }
        .onTapGesture { configuration.isOn.toggle() }
      }
    }
    let played = PlayedView {
      isOn.shows { _ in Toggle("ab", isOn: isOn.bound).toggleStyle(Checkbox()) }
    }
    played.tap("ab")
    #expect(isOn.value)
    #expect(played.frame(of: .green) != nil)
  }

  @Test("A disabled toggle cannot be tapped") func disabled() {
    let played = PlayedView { Toggle("a", isOn: isOn.bound).disabled(true) }
    #expect(played.graph.tapTargets.isEmpty)
  }
}
