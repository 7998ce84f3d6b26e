import Foundation
import Geometry
import Motion
import ViewEngine

/// A label that a tap opens: more views are then below it, in a list as rows of their own.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let given: Binding<Bool>?
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(given: nil, content: content(), label: label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(given: isExpanded, content: content(), label: label())
  }

  private init(given: Binding<Bool>?, content: Content, label: Label) {
    self.given = given
    self.content = content
    self.label = label
  }

  private var isExpanded: Bool { given?.wrappedValue ?? isOpen }

  private func toggle() {
    withAnimation(DisclosureConstants.animation) {
      if let given { given.wrappedValue.toggle() } else { isOpen.toggle() }
    }
  }

  public var body: some View {
    if isInList {
      header
      if isExpanded { content.padding(.leading, DisclosureConstants.rowIndent) }
    } else {
      VStack(alignment: .leading) {
        header
        if isExpanded { content }
      }
    }
  }

  private var header: some View {
    Button(action: toggle) {
      HStack {
        if isInList { label.foregroundStyle(Color.primary) } else { label }
        Spacer(minLength: LayoutConstants.defaultSpacing)
        Image(systemName: "chevron.right")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
    }
  }
}

/// All uncertain; close to what is seen.
private enum DisclosureConstants {
  static let animation = Animation.default
  /// How far the rows below a label of a list are moved in.
  static let rowIndent: CGFloat = 20
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
