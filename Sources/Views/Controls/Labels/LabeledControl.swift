import Geometry
import Motion
@_spi(Engine) import ViewEngine

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// Whether controls show their labels here.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
}

extension View {
  /// Leaves out the labels of the controls inside; scripts still find them by those.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }

  /// Whether the controls inside show their labels; `.automatic` leaves it to what is further out.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { isHidden in
      if visibility != .automatic { isHidden = visibility == .hidden }
    }
  }
}

/// A control's label before the part that is touched; it takes all the width there is.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  /// What the label says, where it is more than a text.
  var name: String?
  var alignment = VerticalAlignment.center
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.idiom) private var idiom
  @Environment(\.isInForm) private var isInForm

  var body: some View {
    Group {
      if labelsAreHidden {
        control.modifier(HiddenLabelModifier(label: plainText(of: label)))
      } else if idiom == .mac, !isInForm {
        MacLabeledControl(
          label: SubtitledLabel(label: label), control: control, alignment: alignment)
      } else {
        HStack(alignment: alignment, spacing: 0) {
          SubtitledLabel(label: label)
          Spacer(minLength: LayoutConstants.defaultSpacing)
          control
        }
      }
    }
    .modifier(ControlScopeModifier(name: name ?? plainText(of: label)))
  }
}

/// What a control is called that does not show its label.
struct HiddenLabelModifier: WrapperModifier {
  let label: String?
  /// What kind of control it is, where its parts do not show that: `slider`.
  var kind: String?

  func makeItem(_ child: Item, node: Node) -> AccessibilityItem {
    AccessibilityItem(child, node: node)
  }

  func update(_ item: AccessibilityItem, transaction: Transaction) {
    item.givenLabel = label
    item.controlName = label
    item.controlKind = kind
  }
}

/// What a label says that is a text, or begins with one: what follows that is its subtitle.
@MainActor
func plainText(of label: any View) -> String? {
  switch label {
  case let text as Text: text.string
  case let label as any TitledLabel: plainText(of: label.titleView)
  case let parts as any MultiView: parts.elements.first.flatMap { plainText(of: $0) }
  case let erased as AnyView: plainText(of: erased.view)
  case let label as ToggleStyleConfiguration.Label: plainText(of: label.view)
  case let label as _TextFieldStyleLabel: plainText(of: label.view)
  default: nil
  }
}
