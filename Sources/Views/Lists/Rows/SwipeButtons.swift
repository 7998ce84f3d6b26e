import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The buttons behind a row, side by side; the first one is at the edge.
struct SwipeButtons: View {
  let actions: SwipeActionsValue
  let edge: HorizontalEdge
  let isFull: Bool
  let first: FirstSwipeAction
  /// Told how wide all of them are together.
  let measured: (CGFloat) -> Void
  let close: () -> Void
  @State private var labelWidth: CGFloat = 0

  var body: some View {
    SubviewsReader(content: content) { buttons in
      let _ = first.item = buttons.first?.entry.item
      let ordered = edge == .leading ? Array(buttons) : Array(buttons).reversed()
      HStack(spacing: 0) {
        ForEach(ordered) { button in
          let isFirst = button.id == buttons.first?.id
          button.frame(maxWidth: isFull && !isFirst ? 0 : .infinity).clipped()
            .modifier(TouchAppealModifier(appeal: isFirst ? .promising : .usual))
        }
      }
      .onChange(of: labelWidth, initial: true) {
        let width = max(
          SwipeConstants.buttonWidth, labelWidth + 2 * SwipeConstants.labelMargin)
        measured(width * CGFloat(buttons.count))
      }
    }
  }

  private var content: some View {
    actions.content
      .environment(
        \.buttonLook,
        .primitive { configuration in
          AnyView(
            SwipeButton(configuration: configuration, close: close) {
              if $0 > labelWidth { labelWidth = $0 }
            })
        }
      )
      .environment(\.tint, nil)
      .environment(\.foreground, nil)
      .environment(\.isInList, false)
  }
}

/// White on red where it destroys, on its tint where it has one, else on grey.
private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: () -> Void
  let measured: (CGFloat) -> Void
  @Environment(\.tint) private var tint

  var body: some View {
    ground
      .overlay {
        configuration.label
          .labelStyle(SwipeLabelStyle())
          .font(SwipeConstants.labelFont)
          .foregroundStyle(Color.white)
          .symbolVariant(.fill)
          .lineLimit(1)
          .fixedSize()
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: measured)
      }
      .clipped()
      .modifier(
        PressModifier(
          setPressed: { _ in },
          action: {
            withAnimation { configuration.trigger() }
            close()
          }))
  }

  private var ground: some View { Rectangle().fill(style) }

  private var style: AnyShapeStyle {
    if let tint { return tint }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color(.systemGray))
  }
}

/// An icon alone, as rows that are not high have it.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration).font(SwipeConstants.iconFont)
  }
}
