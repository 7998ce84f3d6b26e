import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands beside the content of a list's row in a collection.
///
/// - Note: Approximated: those that are shown while a list is edited are not there, for collections are not in a clip.
@MainActor @preconcurrency
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// How one looks; each kind has its own name for it.
  public struct Options {
    public var tintColor: UIColor?
    public var isHidden: Bool?

    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias LabelOptions = Options

  /// On which side a view of an app's own stands.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement

    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  let isLeading: Bool
  let isShown: Bool
  let view: AnyView

  private init(
    _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false, _ view: some View
  ) {
    self.isLeading = isLeading
    isShown = displayed != .whenEditing && options.isHidden != true
    self.view = AnyView(view)
  }

  private static func symbol(_ name: String, _ color: UIColor) -> some View {
    Image(systemName: name).font(.system(size: 14, weight: .semibold))
      .foregroundStyle(color.color)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      displayed, options, symbol("chevron.right", options.tintColor ?? .tertiaryLabel))
  }

  /// - Note: Approximated: it does not turn, for what it would unfold is there.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(displayed, options, symbol("chevron.down", options.tintColor ?? .tintColor))
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(displayed, options, symbol("checkmark", options.tintColor ?? .tintColor))
  }

  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let picture = Image(systemName: "info.circle").font(.system(size: 20))
      .foregroundStyle((options.tintColor ?? .tintColor).color)
    guard let actionHandler else { return UICellAccessory(displayed, options, picture) }
    return UICellAccessory(
      displayed, options,
      Button(action: actionHandler) { picture }.buttonStyle(.plain)
        .accessibilityLabel("More Info"))
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      displayed, options,
      Text(verbatim: text).foregroundStyle((options.tintColor ?? .secondaryLabel).color))
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let shown = configuration.customView.shown.fixedSize()
    return switch configuration.placement {
    case .leading(let displayed): UICellAccessory(displayed, Options(), isLeading: true, shown)
    case .trailing(let displayed): UICellAccessory(displayed, Options(), shown)
    }
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      displayed, Options(), isLeading: true, symbol("minus.circle.fill", .systemRed))
  }

  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed, Options(), symbol("line.3.horizontal", .tertiaryLabel))
  }

  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(displayed, Options(), isLeading: true, symbol("circle", .tertiaryLabel))
  }
}
