import Foundation
import Motion
import ViewEngine

/// A label in the tint colour that opens an address, on a Mac without a field as well; a clip shows no browser.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.idiom) private var idiom
  @Environment(\.buttonLook) private var buttonLook
  @Environment(\.menuLevel) private var menuLevel

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    if idiom == .mac, buttonLook == nil, menuLevel == nil {
      button.buttonStyle(MacLinkStyle())
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

private struct MacLinkStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(LabelForeground(AnyShapeStyle(.tint)))
      .fadedAsOne(configuration.isPressed ? 0.6 : 1)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
