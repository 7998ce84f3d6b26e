import Foundation
import Geometry
import Motion
import ViewEngine

/// A chart in space, which a finger turns.
///
///     Chart3D {
///       SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
///         .foregroundStyle(.heightBased)
///     }
///     .chartXScale(domain: -2...2).chartZScale(domain: -2...2).chartYScale(domain: -1...1)
///
/// - Note: Approximated: surfaces are of straight pieces and hide one another by how near these are; light, colours and the
///   first pose are by eye, and so are the walls with their lines and numbers.
public struct Chart3D<Content: Chart3DContent>: View {
  let content: Content
  @Environment(\.chartSettings) private var settings
  @State private var pose = Chart3DPose.default
  /// From where it is turned, while it is.
  @State private var start: Chart3DPose?

  public init(@Chart3DContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: (Data.Element) -> C
  ) where Content == _Chart3DPieces, Data.Element: Identifiable {
    self.content = _Chart3DPieces(_pieces: data.flatMap { content($0)._pieces })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: (Data.Element) -> C
  ) where Content == _Chart3DPieces {
    self.content = _Chart3DPieces(_pieces: data.flatMap { content($0)._pieces })
  }

  public var body: some View {
    let shown = settings.pose ?? $pose
    DepthStage(
      pose: shown.wrappedValue, isPerspective: settings.projection.isPerspective,
      plan: DepthPlan(content._pieces, settings: settings)
    )
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { drag in
          let from = start ?? shown.wrappedValue
          start = from
          shown.wrappedValue = from.turned(by: drag.translation)
        }
        .onEnded { _ in start = nil })
  }
}

extension View {
  /// From where the charts inside are looked at; a finger turns them no more.
  public func chart3DPose(_ pose: Chart3DPose) -> some View {
    chartSetting { $0.pose = .constant(pose) }
  }

  /// From where the charts inside are looked at, and where a finger turns them to.
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
    chartSetting { $0.pose = pose }
  }

  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View {
    chartSetting { $0.projection = projection }
  }
}
