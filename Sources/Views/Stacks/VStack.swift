import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Views below each other.
public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement {
    VStackLayout(alignment: alignment, spacing: spacing).arrangement
  }
}
