import Motion

extension Layout {
  /// Arranges views with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }

  /// What a container arranges its children with.
  package var ownArrangement: any Arrangement {
    (self as? any ArrangedLayout)?.arrangement ?? LayoutArrangement(layout: self)
  }
}

/// Views in a layout whose own data animate: then they are arranged anew on every frame.
private struct LayoutContainer<L: Layout, Content: View>: View, Animatable {
  var layout: L
  let content: Content

  var animatableData: L.AnimatableData {
    get { layout.animatableData }
    set { layout.animatableData = newValue }
  }

  var body: some View {
    ArrangedViews(containerContent: content, arrangement: layout.ownArrangement)
  }
}

private struct ArrangedViews: ContainerView {
  let containerContent: any View
  let arrangement: any Arrangement
}
