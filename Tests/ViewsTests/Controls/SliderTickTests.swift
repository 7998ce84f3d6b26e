import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The marks of sliders")
struct SliderTickTests {
  private func played(
    _ system: SystemVersion = .v26, device: DeviceIdiom = .phone, width: CGFloat = 137,
    @ViewBuilder _ view: () -> some View
  ) -> PlayedView {
    PlayedView(
      size: CGSize(width: width, height: 100), system: system, device: device, view)
  }

  /// The middles of the marks.
  private func marks(
    _ played: PlayedView, _ system: SystemVersion = .v26, device: DeviceIdiom = .phone
  ) -> [CGFloat] {
    var environment = EnvironmentValues()
    environment.system = system
    environment.idiom = device
    let ink = Color(Color(.tertiaryLabel).resolve(in: environment))
    return played.frames(of: ink).filter { $0.width < 4 && $0.height < 6 }.map(\.midX)
  }

  @Test("Steps have marks since iOS 26, where the knob would stand") func steps() {
    let slider = Slider(value: .constant(0.0), in: 0...10, step: 5)
    // A knob of 37 goes over 100.
    #expect(marks(played { slider }) == [18.5, 68.5, 118.5])
    #expect(marks(played(.v18) { slider }, .v18).isEmpty)
    let smooth = Slider(value: .constant(0.0), in: 0...10)
    #expect(marks(played { smooth }).isEmpty)
  }

  @Test("A Mac's have had them from the beginning") func mac() {
    let played = played(.v18, device: .mac, width: 200) {
      Slider(value: .constant(0.0), in: 0...4, step: 1)
    }
    #expect(marks(played, .v18, device: .mac).count == 5)
  }

  @Test("Marks that would be a line are not drawn, and no steps have none") func many() {
    #expect(marks(played { Slider(value: .constant(0.0), in: 0...100, step: 1) }).isEmpty)
    #expect(marks(played { Slider(value: .constant(0.0), in: 0...1, step: 0) }).isEmpty)
    #expect(marks(played { Slider(value: .constant(0.0), in: 0...1e9, step: 1e-9) }).isEmpty)
  }

  @Test("Marks of one's own stand at their values, those outside are left out") func own() {
    let value = Handle(0.0)
    let played = played {
      value.shows { _ in
        Slider(value: value.bound, in: 0...100) {
          Text("Level")
        } ticks: {
          SliderTick(0)
          SliderTick(200)
          SliderTickContentForEach([25.0, 50], id: \.self) { SliderTick($0) { Text("here") } }
          if value.value < 1 { SliderTick(75) }
        }
      }
    }
    #expect(marks(played) == [18.5, 43.5, 68.5, 93.5])
  }

  @Test("Steps may have marks at some alone, between labels") func some() {
    let played = played(width: 400) {
      Slider(
        value: .constant(2.0), in: 0...4, step: 1, label: { Text("Level") },
        currentValueLabel: { Text("two") }, minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("4") },
        tick: { $0.truncatingRemainder(dividingBy: 2) == 0 ? SliderTick($0) : nil })
    }
    #expect(marks(played).count == 3)
    #expect(played.text.contains("\"4\"") && !played.text.contains("\"two\""))
  }

  @Test("What is written below marks stands in their middles, below the track") func labels() {
    func slider(_ system: SystemVersion) -> PlayedView {
      played(system) {
        Slider(value: .constant(0.0), in: 0...100) {
          Text("Level")
        } ticks: {
          SliderTick(0) { Text("a") }
          SliderTick(50) { Text("b") }
          SliderTick(100) { Text("c") }
        }
      }
    }
    let labelled = slider(.v26)
    #expect(["a", "b", "c"].map { labelled.frame(ofText: $0)?.midX } == [18.5, 68.5, 118.5])
    #expect(marks(labelled) == [18.5, 68.5, 118.5])
    // 34 points of slider, 2 free and 20 of text, in the middle of 100.
    #expect(labelled.frame(ofText: "b")?.minY == 58)
    #expect(slider(.v18).frame(ofText: "b") == nil)
  }
}
