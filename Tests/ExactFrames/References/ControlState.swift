import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// A control as it looks at one moment: in which colours, and whether a finger is on it.
@MainActor
package struct ControlState {
  package let name: String
  let size: CGSize
  /// Seconds after which it is looked at.
  let time: Double
  private let isPressed: Bool
  private let view: AnyView

  init<V: View>(
    _ name: String, size: CGSize = CGSize(width: 120, height: 44), pressed: Bool = false,
    at time: Double = 0, @ViewBuilder _ view: () -> V
  ) {
    self.name = name
    self.size = size
    self.time = time
    isPressed = pressed
    self.view = AnyView(view())
  }

  package func list(_ scheme: ColorScheme, measuring: any TextMeasuring) -> DisplayList {
    let graph = ViewGraph(
      view, canvas: GraphCanvas(size: size, colorScheme: scheme), measuring: measuring)
    if isPressed, let target = graph.tapTargets.first { graph.touchDown(at: target.center) }
    if time > 0 { graph.advance(to: time) }
    return graph.displayList()
  }
}

extension ControlState {
  package static var buttons: [ControlState] {
    func states<S: ButtonStyle>(_ name: String, _ style: S) -> [ControlState] {
      [false, true].map { pressed in
        ControlState("\(name) \(pressed ? "pressed" : "normal")", pressed: pressed) {
          Button("Button") {}.buttonStyle(style)
        }
      }
    }
    return states("plain", .plain) + states("borderless", .borderless)
      + states("bordered", .bordered) + states("borderedProminent", .borderedProminent)
      + [
        ControlState("bordered tinted") { Button("Button") {}.buttonStyle(.bordered).tint(.pink) },
        ControlState("destructive") { Button("Button", role: .destructive) {} },
        ControlState("disabled") { Button("Button") {}.disabled(true) },
        ControlState("custom pressed", pressed: true) {
          Button("Button") {}.buttonStyle(Shrinking())
        },
      ]
  }

  /// A style of an author's own, which sees whether it is pressed.
  private struct Shrinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
    }
  }

  package static var values: [ControlState] {
    [
      ControlState("toggle off") { Toggle("Wi-Fi", isOn: .constant(false)) },
      ControlState("toggle on") { Toggle("Wi-Fi", isOn: .constant(true)) },
      ControlState("slider 0") { Slider(value: .constant(0)) },
      ControlState("slider 0.3") { Slider(value: .constant(0.3)) },
      ControlState("slider 1") { Slider(value: .constant(1)) },
      ControlState("stepper", size: CGSize(width: 180, height: 44)) {
        Stepper("Count", value: .constant(1), in: 0...2)
      },
      ControlState("stepper at its end", size: CGSize(width: 180, height: 44)) {
        Stepper("Count", value: .constant(2), in: 0...2)
      },
      ControlState("segmented", size: CGSize(width: 180, height: 44)) {
        Picker("Fruit", selection: .constant(1)) {
          Text("Apple").tag(0)
          Text("Pear").tag(1)
        }.pickerStyle(.segmented)
      },
      ControlState("bar") { ProgressView(value: 0.6) },
      ControlState("bar with label", size: CGSize(width: 120, height: 60)) {
        ProgressView("Loading", value: 0.25)
      },
      ControlState("spinner") { ProgressView() },
      ControlState("spinner later", at: 0.5) { ProgressView() },
    ]
  }

  package static var rows: [ControlState] {
    [
      ControlState("label") { Label("Star", systemImage: "star") },
      ControlState("icon only") { Label("Star", systemImage: "star").labelStyle(.iconOnly) },
      ControlState("divider") {
        VStack {
          Text("a")
          Divider()
        }
      },
      ControlState("list", size: CGSize(width: 200, height: 140)) {
        List {
          Text("One")
          Label("Two", systemImage: "star")
        }
      },
      ControlState("plain list", size: CGSize(width: 200, height: 100)) {
        List {
          Text("One")
          Text("Two")
        }.listStyle(.plain)
      },
      ControlState("form", size: CGSize(width: 200, height: 224)) {
        Form {
          Section("Sound") {
            Toggle("Loud", isOn: .constant(true))
            Slider(value: .constant(0.5))
          }
          Button("Reset") {}
        }
      },
    ]
  }
}
