import Foundation
import Geometry
import Motion
import ViewEngine

/// Controls that belong together: side by side in a menu, and in one field outside.
public struct ControlGroup<Content: View>: View {
  private let label: AnyView?
  private let content: Content
  @Environment(\.menuLevel) private var level
  @Environment(\.controlGroupLook) private var look

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  )
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  public var body: some View {
    look.makeBody(
      ControlGroupStyleConfiguration(
        content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())),
        hasLabel: label != nil))
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

extension ControlGroup {
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    label = configuration.hasLabel ? AnyView(configuration.label) : nil
  }
}
