import Foundation
import Geometry
import Motion
import ViewEngine

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  nonisolated(unsafe) let title: Title
  nonisolated(unsafe) let icon: Icon
  @Environment(\.labelLook) private var look

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    look.makeBody(
      LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
  }
}

/// A label of whatever parts.
@MainActor @preconcurrency
protocol TitledLabel {
  var titleView: any View { get }
}

extension Label: TitledLabel {
  var titleView: any View { title }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image name: String, _file: String = #filePath
  ) {
    self.init(title: { Text(titleKey) }, icon: { Image(name, _file: _file) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, _file: String = #filePath
  ) {
    self.init(title: { Text(title) }, icon: { Image(name, _file: _file) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
