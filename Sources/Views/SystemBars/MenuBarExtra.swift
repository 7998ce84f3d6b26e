import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A picture in a Mac's menu bar that opens a menu, or a window of controls.
///
///     @main struct UtilityApp: App {
///       var body: some Scene {
///         MenuBarExtra("Utility", systemImage: "hammer") { Button("Build") { build() } }
///       }
///     }
///
/// An app that has a window as well is shown by that.
///
/// - Note: Approximated: a clip of it shows the bar above an empty desktop, both by eye.
public struct MenuBarExtra<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isInserted: Binding<Bool>?
  @Environment(\.menuBarExtraOpensWindow) private var opensWindow
  @State private var isOpen = false

  private init(_ isInserted: Binding<Bool>?, label: Label, content: Content) {
    self.isInserted = isInserted
    self.label = label
    self.content = content
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content())
  }

  /// - Parameter isInserted: Whether it is in the bar.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isInserted, label: label(), content: content())
  }

  public var body: some View {
    MacDesktop {
      if isInserted?.wrappedValue != false {
        if opensWindow { window } else { menu }
      }
    }
  }

  private var menu: some View {
    Menu {
      content
    } label: {
      label.labelStyle(.iconOnly)
    }
    .buttonStyle(.plain)
    // The bar has no fields for what stands in it either.
    .environment(\.isInToolbar, true)
  }

  private var window: some View {
    Button {
      isOpen.toggle()
    } label: {
      label.labelStyle(.iconOnly)
    }
    .buttonStyle(.plain)
    .overlay(alignment: .topLeading) {
      if isOpen {
        content
          .background(Color(system: .windowGround), in: RoundedRectangle(cornerRadius: 10))
          .shadow(color: .black.opacity(0.25), radius: 12, y: 4)
          .fixedSize()
          .offset(x: -10, y: 24)
      }
    }
  }
}

extension MenuBarExtra where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, label: Text(title), content: content())
  }
}

extension MenuBarExtra where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      isInserted, label: Views.Label(titleKey, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, label: Views.Label(title, systemImage: systemImage), content: content())
  }
}
