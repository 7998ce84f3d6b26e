import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement { ZStackLayout(alignment: alignment).arrangement }
}
