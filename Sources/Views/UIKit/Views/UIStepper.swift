import Foundation
import Geometry
import ViewEngine

/// A stepper of UIKit, drawn as SwiftUI's.
@MainActor @preconcurrency
public final class UIStepper: UIControl {
  public override class func appearance() -> UIStepper {
    UIAppearances.proxy(UIStepper.self) { UIStepper() }
  }

  public var value = 0.0 { didSet { changed() } }
  public var minimumValue = 0.0 { didSet { changed() } }
  public var maximumValue = 100.0 { didSet { changed() } }
  public var stepValue = 1.0 { didSet { changed() } }
  /// Whether a step beyond one end leads to the other.
  public var wraps = false { didSet { changed() } }
  /// - Note: Accepted: a half that is held steps as a SwiftUI stepper's does.
  public var autorepeat = true
  /// - Note: Accepted: each step is told.
  public var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  override var ownContent: AnyView? {
    AnyView(
      Stepper("", onIncrement: step(by: stepValue), onDecrement: step(by: -stepValue))
        .labelsHidden().disabled(!isEnabled))
  }

  /// Nil where there is nothing beyond.
  private func step(by difference: Double) -> (() -> Void)? {
    let range = minimumValue...max(minimumValue, maximumValue)
    let next = value + difference
    guard wraps || range.contains(next) else {
      let end = min(max(next, range.lowerBound), range.upperBound)
      return end == value ? nil : { self.go(to: end) }
    }
    let wrapped =
      range.contains(next) ? next : difference > 0 ? range.lowerBound : range.upperBound
    return { self.go(to: wrapped) }
  }

  private func go(to value: Double) {
    self.value = value
    sendActions(for: .valueChanged)
  }
}
