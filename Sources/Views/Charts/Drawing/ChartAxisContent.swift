import Foundation
import Motion
import ViewEngine

/// An axis of a chart, to be given a style: the place that its labels and ticks take.
public struct ChartAxisContent: View {
  private let styled: AnyView?

  /// - Parameter styled: An axis that has been given a style, to be given one more.
  init(styled: AnyView? = nil) { self.styled = styled }

  public var body: some View {
    if let styled { styled } else { Color.clear }
  }
}
