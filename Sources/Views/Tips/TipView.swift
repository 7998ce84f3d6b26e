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
  @Environment(\.tipLook) private var look

  /// - Parameter arrowEdge: The side of the card that has an arrow.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.action = action
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      StyledTip(tip: tip, action: action)
        .background {
          TipShape(edge: arrowEdge, radius: look.cornerRadius).fill(look.background)
        }
        .padding(arrowEdge.map { Edge.Set($0) } ?? [], arrowEdge == nil ? 0 : TipShape.arrow)
        .transition(.opacity.combined(with: .scale(scale: 0.95)))
    }
  }
}

extension TipView where Content == AnyTip {
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
  }
}
