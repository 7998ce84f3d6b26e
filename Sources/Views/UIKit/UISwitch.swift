import Foundation
import Geometry
import ViewEngine

/// A switch of UIKit, drawn as SwiftUI's.
@MainActor @preconcurrency
public final class UISwitch: UIControl {
  public var isOn = false { didSet { changed() } }
  public var onTintColor: UIColor? { didSet { changed() } }

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

/// A slider of UIKit, drawn as SwiftUI's.
@MainActor @preconcurrency
public final class UISlider: UIControl {
  public var value: Float = 0 { didSet { changed() } }
  public var minimumValue: Float = 0 { didSet { changed() } }
  public var maximumValue: Float = 1 { didSet { changed() } }
  public var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// - Note: Accepted: the rest of the track is grey.
  public var maximumTrackTintColor: UIColor?
  /// - Note: Accepted: a thumb is white.
  public var thumbTintColor: UIColor?
  public var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func setValue(_ value: Float, animated: Bool) { self.value = value }

  public override var intrinsicContentSize: CGSize {
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
        .disabled(!isEnabled))
  }
}
