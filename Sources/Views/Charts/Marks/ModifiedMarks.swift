import Motion
import ViewEngine

/// Content whose marks look otherwise.
struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void

  func collect(into marks: inout MarkCollector) {
    marks.collect(content, changing: { change(&$0.look) })
  }
}

extension ChartContent {
  func look(_ change: @escaping (inout MarkLook) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }
}
