import Foundation
import Geometry
import ViewEngine

/// A switch of UIKit, drawn as SwiftUI's. Of its appearance the colour while it is on is heeded.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open override class func appearance() -> UISwitch {
    UIAppearances.proxy(UISwitch.self) { UISwitch() }
  }

  public var isOn = false { didSet { changed() } }
  public var onTintColor: UIColor? {
    didSet {
      changed()
      guard UIAppearances.asked(of: UISwitch.self) === self else { return }
      ControlColors.current?.switchTint = onTintColor?.color
    }
  }
  /// - Note: Accepted: a knob is white.
  public var thumbTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var ownContent: AnyView? {
    let isOn = Binding(get: { self.isOn }) {
      self.isOn = $0
      self.sendActions(for: .valueChanged)
    }
    return AnyView(
      Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).tint(onTintColor?.color)
        .disabled(!isEnabled))
  }
}

/// A slider of UIKit, drawn as SwiftUI's. Of its appearance its three colours are heeded.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open override class func appearance() -> UISlider {
    UIAppearances.proxy(UISlider.self) { UISlider() }
  }

  public var value: Float = 0 { didSet { changed() } }
  public var minimumValue: Float = 0 { didSet { changed() } }
  public var maximumValue: Float = 1 { didSet { changed() } }
  public var minimumTrackTintColor: UIColor? { didSet { colored() } }
  public var maximumTrackTintColor: UIColor? { didSet { colored() } }
  public var thumbTintColor: UIColor? { didSet { colored() } }
  public var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// - Note: Accepted: no effect in a clip, whose sliders have knobs of their own.
  public func setThumbImage(_ image: UIImage?, for state: State) {}

  private var colors: SliderColors {
    SliderColors(
      thumb: thumbTintColor?.color, fill: minimumTrackTintColor?.color,
      track: maximumTrackTintColor?.color)
  }

  private func colored() {
    changed()
    guard UIAppearances.asked(of: UISlider.self) === self, let colors = ControlColors.current else {
      return
    }
    colors.sliderFill = minimumTrackTintColor?.color
    colors.sliderTrack = maximumTrackTintColor?.color
    colors.sliderThumb = thumbTintColor?.color
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  override var ownContent: AnyView? {
    let value = Binding(get: { Double(self.value) }) {
      self.value = Float($0)
      self.sendActions(for: .valueChanged)
    }
    let range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    return AnyView(
      Slider(value: value, in: range).tint((minimumTrackTintColor ?? tintColor)?.color)
        .environment(\.sliderColors, colors)
        .disabled(!isEnabled))
  }
}
