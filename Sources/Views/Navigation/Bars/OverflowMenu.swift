import Foundation
import Geometry
import Motion
import ViewEngine

/// Actions of a toolbar for the menu at the end of the bar: nothing where they are written.
struct OverflowActions<Content: View>: View {
  let content: Content
  @State private var source = BarMenu()

  var body: some View {
    source.content = AnyView(content)
    return Color.clear.frame(width: 0, height: 0)
      .navigationBar { $0.overflow.append(source) }
      .modifier(BarPlaceModifier(place: .overflow))
  }
}

/// The menu at the end of a bar, of all actions that are for it.
///
/// - Matches: an ellipsis in a circle, as on iOS 16 and later, by eye.
struct OverflowMenu: View {
  let menus: [BarMenu]

  @Environment(\.isGlass) private var isGlass

  var body: some View {
    Menu {
      ForEach(menus) { $0.content }
    } label: {
      if isGlass {
        Image(systemName: "ellipsis").font(BarConstants.itemFont).imageScale(.large)
          .foregroundStyle(Color.primary)
          .frame(width: GlassBarConstants.itemHeight, height: GlassBarConstants.itemHeight)
          .background { GlassBarGround(shape: Circle()) }
      } else {
        Image(systemName: "ellipsis.circle").font(BarConstants.itemFont).imageScale(.large)
      }
    }
  }
}

/// The same actions side by side, in the middle of a bar that has room for them.
struct SpreadTools: View {
  let menus: [BarMenu]

  var body: some View {
    // A bar's middle gives each what it asks for: segments would take all of it.
    HStack(spacing: BarConstants.gap) { ForEach(menus) { $0.content } }
      .fixedSize(horizontal: true, vertical: false)
      .font(BarConstants.itemFont)
      .imageScale(.large)
      .labelStyle(.iconOnly)
      .environment(\.isInToolbar, true)
  }
}
