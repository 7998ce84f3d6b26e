import Drawing
import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// The style of a leaf: animates from what it was to what it becomes.
@MainActor
final class AnimatedPaint {
  private unowned let node: Node
  private var model: ResolvedStyle?
  private var attribute: AnimatedAttribute<StyleVector>?

  init(node: Node) {
    self.node = node
  }

  /// Takes the style as it looks in the node's environment. The first one, and one of another kind,
  /// is shown at once.
  func set(_ style: any ShapeStyle) {
    set(style, environment: node.environment, transaction: node.transaction)
  }

  func set(
    _ style: any ShapeStyle, environment: EnvironmentValues, transaction: Transaction
  ) {
    let context = StyleContext(environment)
    set(style.resolved(in: context), transaction: transaction)
    for message in context.warnings.messages { node.graph.warn(message) }
  }

  func set(_ style: ResolvedStyle, transaction: Transaction) {
    let previous = model
    model = style
    guard let attribute else {
      self.attribute = AnimatedAttribute(style.vector, "color", node: node)
      return
    }
    if let previous, previous.animates(to: style) {
      attribute.set(style.vector, transaction: transaction)
    } else {
      attribute.reset(to: style.vector)
    }
  }

  /// What is shown now; clear before a style is set.
  var style: ResolvedStyle {
    guard var style = model, let attribute else { return ResolvedStyle(.clear) }
    if attribute.isAnimating { style.vector = attribute.value }
    return style
  }

  func paint(in rect: CGRect) -> Paint { style.paint(in: rect) }

  func cancel() {
    attribute?.cancel()
  }
}

extension Color.Resolved {
  static let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
}
