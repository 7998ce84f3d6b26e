import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
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

/// Views below each other.
public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
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

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package var containerContent: any View { content }
  package var arrangement: any Arrangement { ZStackLayout(alignment: alignment).arrangement }
}
