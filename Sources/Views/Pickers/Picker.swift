import Motion
import ViewEngine

/// A choice among the views inside, which are told apart by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// Shown in place of what is chosen.
  private let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInForm) private var isInForm
  @Environment(\.isInList) private var isInList
  @Environment(\.menuLevel) private var menu
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.idiom) private var idiom
  @Environment(\.radioIsHorizontal) private var radioIsHorizontal
  @Environment(\.isInToolbar) private var isInToolbar

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
    currentValueLabel = nil
  }

  /// - Parameter currentValueLabel: What a menu shows while it is closed.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  public var body: some View {
    if menu != nil { inMenu } else { outside }
  }

  @ViewBuilder private var inMenu: some View {
    switch look {
    case .menu:
      Menu {
        MenuChoices(picker: choices)
      } label: {
        label
      }
    case .palette:
      MenuSection(label: labelsAreHidden ? nil : AnyView(label)) {
        PaletteChoices(picker: choices)
      }
    default:
      MenuSection(label: labelsAreHidden ? nil : AnyView(label)) { MenuChoices(picker: choices) }
    }
  }

  @ViewBuilder private var outside: some View {
    switch look {
    case .radioGroup:
      radios
    case .inline where idiom == .mac:
      radios
    case .segmented where idiom == .mac:
      // In a row and in a bar it is as wide as it asks for.
      onMac(segments.fixedSize(horizontal: isInForm || isInToolbar, vertical: false))
    case .automatic where idiom == .watch && !isRow, .wheel where idiom == .watch:
      WatchWheel(label: labelsAreHidden ? nil : AnyView(label), picker: choices)
        .modifier(HiddenLabelModifier(label: plainText(of: label)))
    case .automatic where idiom == .watch, .menu where idiom == .watch,
      .automatic where idiom == .tv:
      NavigationLinkPicker(label: AnyView(label), picker: choices)
    case .automatic where idiom == .mac, .menu where idiom == .mac:
      onMac(
        MenuPicker(
          label: nil, name: plainText(of: label), isRow: isInForm, picker: choices,
          currentValueLabel: currentValueLabel))
    case .segmented, .palette:
      segments
    case .automatic, .menu:
      MenuPicker(
        label: isRow && !labelsAreHidden ? AnyView(label) : nil, name: plainText(of: label),
        isRow: isRow, picker: choices, currentValueLabel: currentValueLabel)
    case .navigationLink:
      NavigationLinkPicker(label: AnyView(label), picker: choices)
    case .inline where isRow:
      InlinePicker(label: labelsAreHidden ? nil : AnyView(label), picker: choices)
    case .inline, .wheel:
      WheelPicker(picker: choices)
        .modifier(HiddenLabelModifier(label: plainText(of: label)))
    }
  }

  /// A bar shows no labels.
  private func onMac(_ control: some View) -> some View {
    LabeledControl(label: label, control: control)
      .transformEnvironment(\.labelsAreHidden) { if isInToolbar { $0 = true } }
  }

  private var radios: some View {
    LabeledControl(
      label: label, control: RadioGroup(picker: choices, isHorizontal: radioIsHorizontal),
      alignment: .firstTextBaseline)
  }

  private var segments: some View {
    SubviewsReader(content: segments(isSelected: false)) { options in
      // Twice only where an app has those that are chosen written otherwise.
      if UIAppearances.asked(of: UISegmentedControl.self)?.tellsSelected == true {
        SubviewsReader(content: segments(isSelected: true)) { chosen in
          picker(of: options, chosen: chosen)
        }
      } else {
        picker(of: options, chosen: options)
      }
    }
    .modifier(HiddenLabelModifier(label: plainText(of: label)))
  }

  private func segments(isSelected: Bool) -> some View {
    let asked = UIAppearances.asked(of: UISegmentedControl.self)
    return
      content
      .modifier(TitleAttributes(attributes: asked?.attributes(isSelected: isSelected) ?? [:]))
      // UIKit writes them, which knows nothing of what a view around it says.
      .foregroundStyle(Color.primary)
      .font(SegmentedPicker.font(on: idiom)).lineLimit(1)
  }

  private func picker(of options: SubviewsCollection, chosen: SubviewsCollection)
    -> SegmentedPicker
  {
    SegmentedPicker(
      options: options, chosen: chosen, selected: choices.index(in: options),
      select: { choices.choose(options[$0].tag) })
  }

  private var isRow: Bool { isInForm || isInList }

  private var choices: PickerChoices<SelectionValue> {
    PickerChoices(selection: selection, content: AnyView(content))
  }
}

/// What there is to choose from, and what is chosen.
@MainActor
struct PickerChoices<SelectionValue: Hashable> {
  let selection: Binding<SelectionValue>
  let content: AnyView

  func index(in options: SubviewsCollection) -> Int? {
    options.firstIndex(where: isChosen)
  }

  func isChosen(_ option: Subview) -> Bool {
    guard let tag = option.tag else { return false }
    // The tags of an optional selection may be given plain.
    return tag.base as? SelectionValue == selection.wrappedValue
  }

  func choose(_ tag: AnyHashable?) {
    guard let value = tag?.base as? SelectionValue else { return }
    selection.wrappedValue = value
  }
}
