import Motion

extension ViewModifier {
  /// The modifier, with every change of its own animated and none of the view's that it is put on.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animation = animation }
  }

  /// The modifier, with another transaction for its own updates than for those of the view that it is
  /// put on.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, transform: transform)
  }
}

private struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}
