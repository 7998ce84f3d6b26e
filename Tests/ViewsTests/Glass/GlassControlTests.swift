import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Sizes of controls as captured from UIKit of iOS 26.
@MainActor
@Suite("Controls of iOS 26")
struct GlassControlTests {
  /// The same in all palettes.
  private static let mark = Color(red: 1, green: 0, blue: 0)

  private func played<V: View>(
    _ system: SystemVersion = .v26, @ViewBuilder _ view: () -> V
  ) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 400), system: system, view)
  }

  private func size<V: View>(_ system: SystemVersion = .v26, of view: V) -> CGSize? {
    played(system) { view.background(Self.mark) }.frame(of: Self.mark)?.size
  }

  @Test("A switch is 63 by 28, with a knob of 37 by 24 that begins at 2 and at 24")
  func switches() {
    let view = Toggle("", isOn: .constant(true)).labelsHidden()
    #expect(size(of: view) == CGSize(width: 63, height: 28))
    #expect(size(.v18, of: view) == CGSize(width: 51, height: 31))
    for isOn in [false, true] {
      let played = played {
        Toggle("", isOn: .constant(isOn)).labelsHidden().background(Self.mark)
      }
      let frame = played.frame(of: Self.mark) ?? .zero
      let knob = played.frame(of: .white) ?? .zero
      #expect(knob.size == CGSize(width: 37, height: 24))
      #expect(knob.minX - frame.minX == (isOn ? 24 : 2) && knob.minY - frame.minY == 2)
    }
  }

  /// ω is 9.240 on the way on and 15.708 on the way off.
  @Test("A switch's track takes its colour by springs of its own")
  func track() {
    let isOn = Handle(false)
    let played = played { isOn.shows { _ in Toggle("", isOn: isOn.bound).labelsHidden() } }
    func alpha(after change: Bool) -> Double {
      let start = played.graph.time
      played.change { isOn.value = change }
      played.advance(to: start + 0.1)
      let alpha = played.graph.displayList().firstAlpha ?? 0
      played.advance(to: start + 2)
      return alpha
    }
    func way(_ frequency: Double) -> Double {
      1 - (1 + frequency * 0.1) * exp(-frequency * 0.1)
    }
    #expect(abs(alpha(after: true) - (0.16 + 0.84 * way(9.240))) < 0.01)
    #expect(abs(alpha(after: false) - (1 - 0.84 * way(15.708))) < 0.01)
  }

  @Test("A slider is filled to the middle of its knob, and at its ends all or not at all")
  func sliders() {
    let metrics = SliderMetrics.glass
    #expect(metrics.offset(of: 0.5, in: 200) == 82)
    #expect(metrics.filled(0.5, of: 200) == 100.5)
    #expect(metrics.filled(0, of: 200) == 0 && metrics.filled(1, of: 200) == 200)
    #expect(size(of: Slider(value: .constant(0.5)))?.height == 34)
    #expect(size(.v18, of: Slider(value: .constant(0.5)))?.height == 31)
  }

  @Test("Segments end on whole points, and the last has what is left over")
  func segments() {
    let metrics = SegmentMetrics.glass
    let widths = (0..<3).map { metrics.segment($0, of: 3, in: 280).width }
    #expect(widths == [93, 93, 94])
    let picker = Picker("", selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    .pickerStyle(.segmented)
    #expect(size(of: picker)?.height == 32)
    #expect(size(.v18, of: picker)?.height == 31)
  }

  @Test("A stepper is 94 by 32")
  func steppers() {
    let view = Stepper("", value: .constant(1)).labelsHidden()
    #expect(size(of: view) == CGSize(width: 94, height: 32))
  }

  @Test("Borders of buttons are capsules, in three heights")
  func buttons() {
    func insets(_ size: ControlSize) -> CGSize {
      ButtonConstants.insets(for: size, isCircle: false, isGlass: true)
    }
    #expect(insets(.small) == CGSize(width: 10, height: 5))
    #expect(insets(.regular) == CGSize(width: 12, height: 7))
    #expect(insets(.large) == CGSize(width: 20, height: 15))
    let rect = CGRect(x: 0, y: 0, width: 90, height: 34)
    let glass = ButtonBorderShape.automatic.shape(for: .regular, isGlass: true)
    let before = ButtonBorderShape.automatic.shape(for: .regular)
    // Near the corner of a capsule is nothing.
    #expect(!glass.path(in: rect).contains(CGPoint(x: 4, y: 4)))
    #expect(before.path(in: rect).contains(CGPoint(x: 4, y: 4)))
  }

  @Test("The fields of dates are capsules")
  func dates() {
    func cornerIsFilled(_ system: SystemVersion) -> Bool? {
      let played = played(system) {
        DatePicker(
          "", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
        )
        .labelsHidden()
      }
      let field = played.graph.displayList().shapes.first?.leaf.path
      return field.map {
        $0.contains(CGPoint(x: $0.boundingRect.minX + 4, y: $0.boundingRect.minY + 4))
      }
    }
    #expect(cornerIsFilled(.v26) == false)
    #expect(cornerIsFilled(.v18) == true)
  }

  @Test("A Mac's controls stay as they are")
  func mac() {
    #expect(SliderMetrics.of(.mac, isGlass: false).height == 22)
    #expect(SegmentMetrics.of(.mac, isGlass: false).height == 24)
  }
}

extension DisplayList {
  /// The alpha of the shape furthest back.
  fileprivate var firstAlpha: Double? {
    guard case .color(let color) = shapes.first?.leaf.paint else { return nil }
    return Double(color.alpha)
  }
}
