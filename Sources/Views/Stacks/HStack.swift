import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement {
    HStackLayout(alignment: alignment, spacing: spacing).arrangement
  }
}
