import Motion
import ViewEngine

/// What a chart draws: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

/// Content that gives its marks by itself.
@MainActor @preconcurrency
protocol PrimitiveChartContent: ChartContent where Body == Never {
  func collect(into marks: inout MarkCollector)
}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

/// The marks of a chart in the order in which they are written, each with its identity.
@MainActor
struct MarkCollector {
  private(set) var marks: [Mark] = []
  private var path: [AnyHashable] = []
  private var maskCount = 0
  /// The numbers that the horizontal axis is told to go over; nil where it is not.
  let domain: ClosedRange<Double>?

  init(domain: ClosedRange<Double>? = nil) { self.domain = domain }

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.id = path
    marks.append(mark)
  }

  /// The number of a mask that was not told apart before.
  mutating func newMask() -> Int {
    maskCount += 1
    return maskCount
  }

  mutating func collect(_ content: any ChartContent) {
    func collect<C: ChartContent>(_ content: C) {
      if let primitive = content as? any PrimitiveChartContent {
        primitive.collect(into: &self)
      } else if C.Body.self != Never.self {
        self.collect(content.body)
      }
    }
    collect(content)
  }

  /// Content that is told apart from its neighbours by a key.
  mutating func collect(_ content: any ChartContent, key: AnyHashable) {
    path.append(key)
    collect(content)
    path.removeLast()
  }

  /// Content whose marks are changed afterwards.
  mutating func collect(_ content: any ChartContent, changing change: (inout Mark) -> Void) {
    let first = marks.count
    collect(content)
    for index in first..<marks.count { change(&marks[index]) }
  }

  /// Content that is told apart by a key, and whose marks are changed afterwards.
  mutating func collect(
    _ content: any ChartContent, key: AnyHashable, changing change: (inout Mark) -> Void
  ) {
    let first = marks.count
    collect(content, key: key)
    for index in first..<marks.count { change(&marks[index]) }
  }
}
