import Foundation
import Geometry
import Motion
import ViewEngine

/// The outline of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, roundedRectangle(radius: CGFloat?), capsule, circle
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  func shape(for size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic: ButtonBorderShape.roundedRectangle.shape(for: size)
    case .roundedRectangle(let radius):
      AnyShape(
        RoundedRectangle(
          cornerRadius: radius ?? ButtonConstants.cornerRadius(for: size), style: .continuous))
    case .capsule: AnyShape(Capsule(style: .circular))
    case .circle: AnyShape(Circle())
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// A label on a field in the shape of the place.
struct BorderedButtonBody<Field: ShapeStyle>: View {
  let configuration: ButtonStyleConfiguration
  let field: Field
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlSize) private var size
  @Environment(\.buttonSizing) private var sizing

  private var isCircle: Bool { shape == .circle }

  var body: some View {
    configuration.label
      // The icons of a list's rows have the tint; those on a field have the label's colour.
      .environment(\.isInList, false)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.horizontal, ButtonConstants.insets(for: size, isCircle: isCircle).width)
      .padding(.vertical, ButtonConstants.insets(for: size, isCircle: isCircle).height)
      .background { shape.shape(for: size).fill(field) }
      .fadedAsOne(configuration.isPressed ? ButtonConstants.plainPressedOpacity : 1)
  }
}

extension ButtonConstants {
  /// Beside and above the label (rule `bordered-button-size`).
  static func insets(for size: ControlSize, isCircle: Bool) -> CGSize {
    let insets =
      switch size {
      case .mini, .small: CGSize(width: 10, height: 4)
      case .regular: CGSize(width: horizontalInset, height: verticalInset)
      case .large, .extraLarge: CGSize(width: 20, height: 15)
      }
    return isCircle ? CGSize(width: insets.height, height: insets.height) : insets
  }

  static func cornerRadius(for size: ControlSize) -> CGFloat {
    size >= .large ? 12 : cornerRadius
  }
}
