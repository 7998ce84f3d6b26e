@_spi(Engine) import ViewEngine

/// What authors arranged a container's views with one by one before iOS 18 had `Group(subviews:)`; it is the same here.
public enum _VariadicView {
  public typealias Tree = _VariadicView_Tree
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children
}

/// A root with the views that it makes others of.
public struct _VariadicView_Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
  public var root: Root
  public var content: Content

  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }

  public init(root: Root, content: Content) {
    self.root = root
    self.content = content
  }

  public var body: some View {
    Group(subviews: content) { root.body(children: $0) }
  }
}

/// The views that a container was given, one by one.
public typealias _VariadicView_Children = SubviewsCollection

/// What makes a view of others.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  associatedtype Body: View

  @ViewBuilder
  func body(children: _VariadicView.Children) -> Body
}

/// One that makes a single view: a stack.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// One that makes any number of views, which what is around it arranges.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
