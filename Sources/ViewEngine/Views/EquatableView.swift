/// A view that is only updated when it differs from what it was.
public struct EquatableView<Content: Equatable & View>: View {
  nonisolated(unsafe) public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }

  public var body: some View { content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
