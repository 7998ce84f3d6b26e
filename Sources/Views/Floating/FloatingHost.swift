import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows the cards that controls have opened.
struct FloatingHost: View {
  let floats: FloatingViews

  /// What UIKit calls the region around a popover, and around the card of a date.
  nonisolated static let dismissIdentifier = "PopoverDismissRegion"

  private enum Constants {
    static let radius: CGFloat = 13
    static let shadow = (opacity: 0.2, radius: CGFloat(30), y: CGFloat(8))
    static let scale: CGFloat = 0.6
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        if let top = floats.cards.last {
          Color.clear
            .contentShape(Rectangle())
            .onTapGesture(perform: top.dismiss)
            .accessibilityLabel("dismiss popup")
            .accessibilityIdentifier(Self.dismissIdentifier)
            .transition(.identity)
        }
        ForEach(floats.cards) { card in
          FloatingPlacement(anchor: card.anchor) {
            card.content
              .background {
                RoundedRectangle(cornerRadius: Constants.radius, style: .continuous)
                  .fill(CardGround())
                  .shadow(
                    color: .black.opacity(Constants.shadow.opacity),
                    radius: Constants.shadow.radius, y: Constants.shadow.y)
              }
              .contentShape(Rectangle())
              .modifier(FloatingEnvironment(values: card.environment))
          }
          .transition(
            .scale(scale: Constants.scale, anchor: card.anchor.middle(in: proxy.size))
              .combined(with: .fadedAsOne))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }
}

/// White, or in the dark as grey as what is raised.
private struct CardGround: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(.secondarySystemBackground) : Color.white
  }
}

extension CGRect {
  fileprivate func middle(in size: CGSize) -> UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: midX / size.width, y: midY / size.height)
  }
}

/// The environment of the control, but for what belongs to the place that it is at.
private struct FloatingEnvironment: EnvironmentModifier {
  let values: EnvironmentValues

  func apply(to environment: inout EnvironmentValues) {
    environment = values
    environment.isInList = false
    environment.isInForm = false
    environment.labelsAreHidden = false
  }
}

/// Below what a card belongs to where there is room, above it where not, within the screen.
private struct FloatingPlacement: Layout {
  let anchor: CGRect

  private static let gap: CGFloat = 8
  /// From the edges of the screen.
  private static let margin: CGFloat = 8
  /// Kept free at the top and bottom of the screen.
  private static let bars: CGFloat = 50

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let x = min(
        max(anchor.midX - size.width / 2, bounds.minX + Self.margin),
        bounds.maxX - Self.margin - size.width)
      let below = anchor.maxY + Self.gap
      let above = anchor.minY - Self.gap - size.height
      let fits = below + size.height <= bounds.maxY - Self.bars
      let y = fits ? below : max(above, bounds.minY + Self.bars)
      subview.place(
        at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }
}
