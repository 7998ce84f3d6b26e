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

  /// - Parameter isGlass: Where borders are of glass, they are capsules unless another is said.
  func shape(for size: ControlSize, isGlass: Bool = false) -> AnyShape {
    switch kind {
    case .automatic:
      (isGlass ? ButtonBorderShape.capsule : .roundedRectangle).shape(for: size)
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
  @Environment(\.isGlass) private var isGlass

  private var insets: CGSize {
    ButtonConstants.insets(for: size, isCircle: shape == .circle, isGlass: isGlass)
  }

  var body: some View {
    configuration.label
      .textStyle { if isGlass, size <= .small { $0.font = $0.font ?? .system(size: 15) } }
      // The icons of a list's rows have the tint; those on a field have the label's colour.
      .environment(\.isInList, false)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .padding(.horizontal, insets.width)
      .padding(.vertical, insets.height)
      .background { shape.shape(for: size, isGlass: isGlass).fill(field) }
      .fadedAsOne(configuration.isPressed ? ButtonConstants.plainPressedOpacity : 1)
  }
}

extension ButtonConstants {
  /// Beside and above the label (rule `bordered-button-size`).
  static func insets(for size: ControlSize, isCircle: Bool, isGlass: Bool = false) -> CGSize {
    let insets =
      switch size {
      // Five as captured from UIKit of iOS 26.
      case .mini, .small: CGSize(width: 10, height: isGlass ? 5 : 4)
      case .regular: CGSize(width: horizontalInset, height: verticalInset)
      case .large, .extraLarge: CGSize(width: 20, height: 15)
      }
    return isCircle ? CGSize(width: insets.height, height: insets.height) : insets
  }

  static func cornerRadius(for size: ControlSize) -> CGFloat {
    size >= .large ? 12 : cornerRadius
  }
}
