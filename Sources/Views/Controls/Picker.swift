import Motion
import ViewEngine

/// A choice among the views inside, which are told apart by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.isInForm) private var isInForm

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public var body: some View {
    switch look {
    case .segmented:
      SubviewsReader(content: content.font(SegmentedPicker.font).lineLimit(1)) { options in
        SegmentedPicker(
          options: options, selected: index(in: options),
          select: { choose(options[$0].tag) })
      }
      .modifier(HiddenLabelModifier(label: plainText(of: label)))
    case .menu:
      SubviewsReader(content: content.foregroundStyle(menuStyle)) { options in
        MenuPicker(
          label: isInForm ? AnyView(label) : nil,
          selected: index(in: options).map { options[$0] }, style: menuStyle)
      }
    }
  }

  private var menuStyle: AnyShapeStyle {
    isInForm ? AnyShapeStyle(Color(.secondaryLabel)) : AnyShapeStyle(.tint)
  }

  private func index(in options: SubviewsCollection) -> Int? {
    let value = selection.wrappedValue
    return options.firstIndex { option in
      guard let tag = option.tag else { return false }
      // The tags of an optional selection may be given plain.
      return tag.base as? SelectionValue == value
    }
  }

  private func choose(_ tag: AnyHashable?) {
    guard let value = tag?.base as? SelectionValue else { return }
    selection.wrappedValue = value
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

// MARK: Styles

/// How a picker shows its choices.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated var _look: _PickerLook { get }
}

/// The looks there are.
public enum _PickerLook: Sendable { case menu, segmented }

/// The style that suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

/// The chosen one, with arrows; the menu itself does not open in a clip.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .menu }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

private enum IsInFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }

  /// Whether controls are rows of a form.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}

extension View {
  /// How the pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}
