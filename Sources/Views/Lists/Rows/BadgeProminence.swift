import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// How a row's badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  /// White on a red field.
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  /// A number at the end of a list's row, on a tab, or since iOS 26 on an item of a bar; nothing where it is 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  public func badge(_ label: Text?) -> some View {
    modifier(ListRowModifier { $0.badge = label ?? $0.badge })
  }

  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// How the badges of the rows inside look.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
      .modifier(ListRowModifier { $0.badgeProminence = prominence })
  }
}

/// A badge at the end of a row: grey text, or white on red.
struct RowBadge: View {
  let label: Text
  /// What the row itself says.
  let own: BadgeProminence?
  /// On the tint of a chosen row.
  var isMarked = false
  @Environment(\.badgeProminence) private var given

  var body: some View {
    let prominence = own ?? given
    if prominence == .increased {
      CountBadge(label: label)
    } else {
      label.foregroundStyle(
        isMarked
          ? Color.white : Color(prominence == .standard ? .secondaryLabel : .tertiaryLabel))
    }
  }
}

/// White text on a red capsule; lengths close to what is seen, not measured.
struct CountBadge: View {
  let label: Text

  /// Its height, and its width with one digit, in points.
  nonisolated static let least: CGFloat = 18

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: Self.least, minHeight: Self.least)
      .background(Color.red, in: Capsule())
      .fixedSize()
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
