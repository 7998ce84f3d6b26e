import Motion
import ViewEngine

/// A view to show for a file, by the name of its type.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  /// Which platform they are for; nil where the file's target says it.
  static var platform: PreviewPlatform? { get }
}

/// The size of a preview. A clip's is its stage's.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// A device to preview on. A clip's is its stage's.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  private let name: String

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "upsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// - Note: Accepted: no effect in a clip; the clip's stage says which screen it is played on.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// - Note: Accepted: no effect in a clip; the clip's stage says how its screen is turned.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// - Note: Accepted: the stage decides how large a clip is.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// - Note: Accepted: nothing shows a preview's name.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
