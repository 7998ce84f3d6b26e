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
  @Environment(\.disclosureLook) private var look

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

  public var body: some View {
    look.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
        isExpanded: given ?? $isOpen))
  }
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
