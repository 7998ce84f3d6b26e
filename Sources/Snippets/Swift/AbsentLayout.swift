import SwiftSyntax

/// What stands for a `Layout` that another file of a demo's app declares, within `AnyLayout(…)`: there nothing else can be.
enum AbsentLayout {
  /// Parts of the names of layouts that place what they hold in a circle.
  private static let circles = ["arc", "circ", "orbit", "radial", "ring", "round", "wheel"]
  /// And one upon another.
  private static let piles = ["card", "deck", "fan", "overlap", "pile", "zstack"]

  /// All that may stand for one.
  static let all: Set = ["_AbsentCircle()", "HStackLayout()", "VStackLayout()", "ZStackLayout()"]

  /// Nil of what is no layout.
  static func text(for call: FunctionCallExprSyntax, named name: String) -> String? {
    let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let callee = outer?.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "AnyLayout"
    else { return nil }
    let word = name.lowercased()
    func has(_ parts: [String]) -> Bool { parts.contains { word.contains($0) } }
    if has(circles) { return "_AbsentCircle()" }
    if has(piles) { return "ZStackLayout()" }
    return word.hasPrefix("h") || word.contains("row") ? "HStackLayout()" : "VStackLayout()"
  }

  /// The circle, as large as it may be, for code that may need it.
  static func declaration(beside code: String) -> String {
    code.contains("AnyLayout") ? circle : ""
  }

  private static let circle = """
    fileprivate struct _AbsentCircle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, view) in subviews.enumerated() {
          let size = view.sizeThatFits(.unspecified)
          let width = min(bounds.width, bounds.height)
          let radius = max(0, width - max(size.width, size.height)) / 2
          let angle = 2 * Double.pi * Double(index) / Double(subviews.count) - Double.pi / 2
          let (x, y) = (bounds.midX + radius * cos(angle), bounds.midY + radius * sin(angle))
          view.place(at: CGPoint(x: x, y: y), anchor: .center, proposal: .unspecified)
        }
      }
    }

    """
}
