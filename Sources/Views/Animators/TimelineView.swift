import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Shows its content for the dates of a schedule, which pass on the clip's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is shown for.
  public struct Context {
    /// How often the content is updated, roughly.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    TimelineNode(self, parent: parent, environment: environment)
  }
}
