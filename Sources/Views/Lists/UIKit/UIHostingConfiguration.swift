import Foundation
import Geometry
import Motion
import ViewEngine

/// SwiftUI in a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background?
  private var insets: EdgeInsets?

  private init(_ content: Content, _ ground: Background?, _ insets: EdgeInsets?) {
    (self.content, self.ground, self.insets) = (content, ground, insets)
  }

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), nil, nil)
  }

  /// Around a cell's content where nothing is said, in points.
  private static var usual: EdgeInsets {
    EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    var all = self.insets ?? Self.usual
    if edges.contains(.top) { all.top = insets.top }
    if edges.contains(.leading) { all.leading = insets.leading }
    if edges.contains(.bottom) { all.bottom = insets.bottom }
    if edges.contains(.trailing) { all.trailing = insets.trailing }
    copy.insets = all
    return copy
  }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content(), insets)
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }

  /// The same outside a cell.
  public func makeContentView() -> UIView {
    let view = UIView()
    view.hosted = AnyView(content.padding(insets ?? Self.usual).background { ground })
    return view
  }

  public var _row: AnyView { AnyView(content.frame(maxWidth: .infinity, alignment: .leading)) }
}

/// What SwiftUI in a cell says of the row: in a stack, beside an accessory, no list would hear of it.
@MainActor
protocol UIHostedRow {
  var rowInsets: EdgeInsets? { get }
  var rowGround: AnyView? { get }
}

extension UIHostingConfiguration: UIHostedRow {
  var rowInsets: EdgeInsets? { insets }
  var rowGround: AnyView? { ground.map { AnyView($0) } }
}
