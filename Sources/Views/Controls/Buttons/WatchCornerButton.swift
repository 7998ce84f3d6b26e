import Foundation
import Geometry
import Motion
import ViewEngine

/// A round platter at a corner of a watch or in the bar below its page, as wide as its title where it has one. By eye
/// from watchOS 10, whose bars have large controls too.
struct WatchCornerButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  private var ground: AnyShapeStyle {
    isProminent ? configuration.role.tint : AnyShapeStyle(Color(white: 1, opacity: 0.14))
  }

  var body: some View {
    RoundUntilWide(side: size >= .large ? 40 : 30) {
      configuration.label
        .textStyle { $0.font = $0.font ?? .system(size: 15, weight: .medium) }
        .lineLimit(1)
        .foregroundStyle(configuration.role == .destructive ? Color.red : Color.white)
    }
    .background { Capsule().fill(ground) }
    .fadedAsOne(isEnabled ? configuration.isPressed ? 0.7 : 1 : 0.4)
  }
}

/// A circle around what fits into it, and a capsule around what is wider.
private struct RoundUntilWide: Layout {
  let side: CGFloat
  /// Of a capsule, at each end.
  private static let inset: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = subviews.map { $0.sizeThatFits(inner(of: proposal)).width }.max() ?? 0
    return CGSize(width: width < side ? side : width + 2 * Self.inset, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: inner(of: proposal))
    }
  }

  private func inner(of proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * Self.inset) }, height: nil)
  }
}
