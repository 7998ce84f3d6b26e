import Motion
@_spi(Engine) import ViewEngine

extension Group {
  /// Makes a view of the views that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsReader<Base, Result> {
    self.init(content: SubviewsReader(content: view, transform: transform))
  }
}

extension ForEach {
  /// One view for each of the views that another one is made of.
  @MainActor @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == SubviewsReader<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      SubviewsReader(content: view) { ForEach<_, _, Result>($0, content: content) }
    }
  }
}

/// Builds a content, and a result that shows parts of it.
public struct SubviewsReader<Content: View, Result: View>: PrimitiveView {
  let content: Content
  let transform: (SubviewsCollection) -> Result

  init(content: Content, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) {
    self.content = content
    self.transform = transform
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    SubviewsNode(self, parent: parent, environment: environment)
  }
}
