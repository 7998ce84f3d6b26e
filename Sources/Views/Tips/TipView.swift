import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A tip as a card among other views.
///
/// - Matches: TipKit's card of iOS 17, by eye: a grey round rectangle, a large symbol in the tint, a
///   bold title, and a cross that takes it away.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void

  /// - Parameter arrowEdge: The side of the card that has an arrow.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  public var body: some View {
    if let tip, !isOver(tip) {
      TipCard(tip: tip, action: action)
        .background {
          TipShape(edge: arrowEdge).fill(Color(.secondarySystemBackground))
        }
        .padding(arrowEdge.map { Edge.Set($0) } ?? [], arrowEdge == nil ? 0 : TipShape.arrow)
        .transition(.opacity.combined(with: .scale(scale: 0.95)))
    }
  }

  private func isOver(_ tip: Content) -> Bool {
    ViewGraph.current?.part(TipRecord.self).ended.contains(tip.id) ?? false
  }
}

/// What a tip says, with its cross and buttons.
struct TipCard<Content: Tip>: View {
  let tip: Content
  var action: (Tips.Action) -> Void = { _ in }

  var body: some View {
    HStack(alignment: .top, spacing: TipSize.gap) {
      if let image = tip.image {
        image.font(.system(size: TipSize.symbol)).foregroundStyle(.tint)
      }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        tip.message.map { $0.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(tip.actions) { item in
          Divider().padding(.top, 4)
          Button {
            item.handler()
            action(item)
          } label: {
            item.label.font(.subheadline.weight(.semibold)).frame(
              maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Button("Close", systemImage: "xmark") { withAnimation { tip.invalidate(reason: .tipClosed) } }
        .labelStyle(.iconOnly)
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.secondary)
        .buttonStyle(.plain)
    }
    .padding(TipSize.margin)
  }
}

/// Points, by eye.
private enum TipSize {
  static let symbol: CGFloat = 32
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
}

/// A round rectangle with an arrow out of one side.
struct TipShape: Shape {
  let edge: Edge?

  /// Points that the arrow stands out.
  static let arrow: CGFloat = 10
  private static let radius: CGFloat = 14

  func path(in rect: CGRect) -> Path {
    let card = Path(roundedRect: rect, cornerRadius: Self.radius)
    guard let edge else { return card }
    let (reach, half) = (Self.arrow, Self.arrow)
    let points: [CGPoint] =
      switch edge {
      case .top:
        [(-half, rect.minY), (0, rect.minY - reach), (half, rect.minY)]
          .map { CGPoint(x: rect.midX + $0.0, y: $0.1) }
      case .bottom:
        [(half, rect.maxY), (0, rect.maxY + reach), (-half, rect.maxY)]
          .map { CGPoint(x: rect.midX + $0.0, y: $0.1) }
      case .leading:
        [(half, rect.minX), (0, rect.minX - reach), (-half, rect.minX)]
          .map { CGPoint(x: $0.1, y: rect.midY + $0.0) }
      case .trailing:
        [(-half, rect.maxX), (0, rect.maxX + reach), (half, rect.maxX)]
          .map { CGPoint(x: $0.1, y: rect.midY + $0.0) }
      }
    return Path {
      $0.addPath(card)
      $0.addLines(points)
      $0.closeSubpath()
    }
  }
}

extension View {
  /// Shows a tip in a bubble that points at the view, until it is closed.
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, edge: arrowEdge, action: action))
  }
}

private struct PopoverTip<Tipped: Tip>: ViewModifier {
  let tip: Tipped?
  let edge: Edge
  let action: (Tips.Action) -> Void
  @State private var hasAppeared = false

  private var isShown: Bool {
    guard hasAppeared, let tip else { return false }
    return !(ViewGraph.current?.part(TipRecord.self).ended.contains(tip.id) ?? false)
  }

  func body(content: Content) -> some View {
    let isShown = isShown
    return
      content
      .popover(
        isPresented: Binding(
          get: { isShown }, set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }),
        arrowEdge: edge
      ) {
        if let tip {
          TipCard(tip: tip, action: action).frame(width: 320)
            .presentationCompactAdaptation(.popover)
        }
      }
      .task { hasAppeared = true }
  }
}
