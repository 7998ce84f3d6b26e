import Motion
@_spi(Engine) import ViewEngine

/// The views that a container was given, those of `ForEach` and conditions one by one.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews.asked(position, as: "subviews") }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}
