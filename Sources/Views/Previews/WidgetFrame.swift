import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A widget of its size, in the middle of the screen.
///
/// - Matches: sizes as Apple's guidelines list them; the corners by eye.
struct WidgetFrame: ViewModifier {
  let family: WidgetFamily
  let hasMargins: Bool

  private static let cornerRadius: CGFloat = 22

  func body(content: Content) -> some View {
    let margins = EdgeInsets(.all, hasMargins && !family.isAccessory ? 16 : 0)
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .modifier(WidgetGround())
      .background { if !family.isAccessory { Color(.systemBackground) } }
      .clipShape(
        RoundedRectangle(
          cornerRadius: family.isAccessory ? 0 : Self.cornerRadius, style: .continuous)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color(.systemGray5).ignoresSafeArea() }
  }
}

/// What the background of a widget fills.
struct WidgetGround: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> WidgetGroundItem {
    WidgetGroundItem(child, node: node)
  }

  func update(_ item: WidgetGroundItem, transaction: Transaction) {}
}

final class WidgetGroundItem: WrapperItem, BackgroundContainer {
  func background(for container: ContainerBackgroundPlacement) -> CGRect? {
    container == .widget ? frame : nil
  }
}
