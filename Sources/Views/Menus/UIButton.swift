import Foundation
import Geometry
import Motion
import ViewEngine

/// A button of UIKit.
///
/// - Note: Approximated: drawn as SwiftUI's button of the style that its configuration comes nearest to.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark
    case contactAdd, close
  }

  /// How a button looks.
  public struct Configuration {
    enum Style { case plain, gray, tinted, filled }

    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }

    let style: Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 4
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func bordered() -> Configuration { gray() }
    public static func borderedProminent() -> Configuration { filled() }
  }

  public var configuration: Configuration? { didSet { changed() } }
  /// Around its title, where it has no configuration.
  public var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  public let buttonType: ButtonType
  private var titles: [State: String] = [:] { didSet { changed() } }
  private var colors: [State: UIColor] = [:] { didSet { changed() } }
  private var images: [State: UIImage] = [:] { didSet { changed() } }
  /// Opens with a tap where it is what the button is for, and with a long press elsewhere.
  public var menu: UIMenu? { didSet { changed() } }
  /// Whether a button with a menu is called as what is chosen there, and one without is selected and not by turns.
  public var changesSelectionAsPrimaryAction = false { didSet { changed() } }
  /// What the title's font is set with.
  public private(set) lazy var titleLabel: UILabel? = ButtonLabel(of: self)

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(type: .system)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { titles[.normal] = action.title }
    if let image = action.image { images[.normal] = image }
    addAction(action, for: .touchUpInside)
  }

  public func setTitle(_ title: String?, for state: State) { titles[state] = title }
  public func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  public func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  public var currentTitle: String? {
    chosen?.title ?? configuration?.title ?? title(for: state)
  }
  public var currentImage: UIImage? {
    configuration?.image ?? images[state] ?? images[.normal]
  }

  override var ownContent: AnyView? {
    let style = configuration?.style
    let tint = tintColor?.color ?? .accentColor
    let color =
      configuration?.baseForegroundColor?.color
      ?? (colors[state] ?? colors[.normal])?.color
      ?? (style == .filled || buttonType == .custom && style == nil ? .white : tint)
    let background: Color? =
      switch style {
      case .filled: configuration?.baseBackgroundColor?.color ?? tint
      case .tinted: (configuration?.baseBackgroundColor?.color ?? tint).opacity(0.18)
      case .gray: configuration?.baseBackgroundColor?.color ?? Color(.secondarySystemFill)
      case .plain, nil: configuration?.baseBackgroundColor?.color
      }
    let radius: CGFloat = configuration?.cornerStyle == .capsule ? 1000 : 6
    let insets =
      configuration.map { EdgeInsets($0.contentInsets) }
      ?? EdgeInsets(
        top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
    let fills = holder != nil
    let face = label(color).padding(insets)
      .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      .background(background ?? .clear, in: .rect(cornerRadius: radius))
      .contentShape(Rectangle())
    return AnyView(pressed(face).buttonStyle(.plain).disabled(!isEnabled))
  }

  @ViewBuilder private func pressed(_ face: some View) -> some View {
    if let menu, showsMenuAsPrimaryAction {
      Menu {
        UIMenuRows(menu: menu) { [weak self] in self?.choose($0) }
      } label: {
        face
      }
    } else if let menu {
      Menu {
        UIMenuRows(menu: menu) { [weak self] in self?.choose($0) }
      } label: {
        face
      } primaryAction: { [weak self] in
        self?.press()
      }
    } else {
      Button { [weak self] in
        self?.press()
      } label: {
        face
      }
    }
  }

  private func press() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private func label(_ color: Color) -> some View {
    HStack(spacing: configuration?.imagePadding ?? 0) {
      if configuration?.showsActivityIndicator == true { ProgressView() }
      if let image = currentImage?.image { image }
      VStack(spacing: 0) {
        if let title = currentTitle { Text(verbatim: title).lineLimit(1) }
        if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.footnote) }
      }
    }
    .font(titleLabel?.font?.font).foregroundStyle(color)
  }
}

extension UIButton {
  /// What its menu says of it, where the button is called so; the first as long as nothing is marked.
  private var chosen: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.actions.first { $0.state == .on } ?? menu.actions.first
  }

  private func choose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for other in menu.actions { other.state = other === action ? .on : .off }
    changed()
  }
}

extension UIMenu {
  /// Of it and of the menus in it.
  fileprivate var actions: [UIAction] {
    children.flatMap { element in
      (element as? UIMenu)?.actions ?? (element as? UIAction).map { [$0] } ?? []
    }
  }
}

/// The button is drawn anew when its font changes.
private final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func changed() { button?.changed() }
}
