import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What stands on both sides of a status in the bar below a page.
struct BarSides {
  let leading: [Subview]
  let trailing: [Subview]

  /// The status takes the place of the gap that is nearest the middle. Where there is none, one half is on
  /// each side, the longer one before it.
  ///
  /// - Parameter isJoined: What has no gap between it stays together, before the status.
  init(of views: [Subview], isJoined: Bool) {
    let middle = Double(views.count - 1) / 2
    let gap = views.indices.filter { views[$0].isGap }
      .min { abs(Double($0) - middle) < abs(Double($1) - middle) }
    if let gap {
      leading = Array(views[..<gap])
      trailing = Array(views[(gap + 1)...])
    } else {
      let count = isJoined ? views.count : (views.count + 1) / 2
      leading = Array(views[..<count])
      trailing = Array(views[count...])
    }
  }
}

/// A status in the middle of a bar, which leaves both sides the same room.
struct StatusRow: View {
  let leading: AnyView
  let status: [Subview]
  let trailing: AnyView
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    side {
      leading
      Spacer(minLength: 0)
    }
    HStack(spacing: BarConstants.gap) { ForEach(status) { $0 } }
    side {
      Spacer(minLength: 0)
      trailing
    }
  }

  private func side(@ViewBuilder _ views: () -> some View) -> some View {
    HStack(spacing: isGlass ? GlassBarConstants.gap : BarConstants.gap, content: views)
      .frame(maxWidth: .infinity)
  }
}

extension Subview {
  /// A gap between the items of a bar, and nothing to be seen.
  var isGap: Bool { entry.item.innermost is SpacerItem }
}
