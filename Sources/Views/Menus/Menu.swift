import Foundation
import Geometry
import Motion
import ViewEngine

/// A label that opens a menu when it is tapped.
///
/// - Matches: SwiftUI on iOS 17, measured on recordings (MenuStyleAutomatic, PickerPaletteTint): the
///   menu is 250 points wide, its rows 43.67 high; it opens above labels in the lower half of the
///   screen, and then begins at the bottom.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var anchor = SourceAnchor()
  @Environment(\.menuLevel) private var level
  @Environment(\.menuLook) private var look
  @Environment(\.idiom) private var idiom

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// - Parameter primaryAction: What a tap does; the menu then opens with a long press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if level != nil {
      submenu
    } else {
      look.makeBody(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
          primaryAction: primaryAction))
    }
  }

  private var submenu: some View {
    MenuRow(
      mark: .chevron, isMarked: idiom != .mac, staysOpen: true, action: { isOpen = true },
      label: label
    )
    .modifier(SourceModifier(anchor: anchor))
    .overlaying($isOpen, { .submenu(parent: level?.frame ?? OverlayMenuFrame()) }, from: anchor) {
      AnyView(Submenu(label: label, content: content) { isOpen = false })
    }
  }
}

/// The rows of a submenu under the one that it has unfolded from, or alone where it stands beside that.
private struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let close: () -> Void
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom != .mac {
      MenuRow(
        mark: .chevron, isMarked: true, staysOpen: true, isBold: true, action: close, label: label)
    }
    content
  }
}

/// A label that opens a menu, outside of menus.
struct MenuButton: View {
  let label: AnyView
  let content: AnyView
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var anchor = SourceAnchor()
  @State private var presentation: RowPresentation?
  @Environment(\.idiom) private var idiom
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.menuIsBorderless) private var isBorderless

  private var isPullDown: Bool { idiom == .mac && !isInToolbar }

  var body: some View {
    Group {
      if isPullDown {
        button { MacPopUpLabel(pullsDown: true, isFlat: isBorderless) { label } }.buttonStyle(
          .plain)
      } else {
        button { label }
      }
    }
    .modifier(LongPressToOpen(isOn: primaryAction != nil) { isOpen = true })
    .fadedAsOne(isOpen && idiom != .mac ? MenuConstants.openLabelOpacity : 1)
    .animation(isOpen ? MenuConstants.opening : nil, value: isOpen)
    .background { PresentedForRow(presentation: $presentation) }
    .modifier(SourceModifier(anchor: anchor))
    .overlaying($isOpen, { .menu }, from: anchor) {
      AnyView(
        content.environment(
          \.rowPresenter, RowPresenter { presentation = RowPresentation(view: $0) }))
    }
  }
}

extension MenuButton {
  private func button(@ViewBuilder label: () -> some View) -> some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label()
    }
  }
}

private enum MenuIsBorderlessKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var menuIsBorderless: Bool {
    get { self[MenuIsBorderlessKey.self] }
    set { self[MenuIsBorderlessKey.self] = newValue }
  }
}

private struct LongPressToOpen: ViewModifier {
  let isOn: Bool
  let open: () -> Void

  func body(content: Content) -> some View {
    if isOn { content.gesture(LongPressGesture().onEnded { _ in open() }) } else { content }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu of a style's configuration, in the look that the menu had without the style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }

  private init(_ label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}
