import Foundation

/// When the states of a clip begin, and how an attribute says what it is in each of them.
struct FrameTimeline {
  private let starts: [Int]
  private let frameCount: Int
  private let duration: String
  /// Enough to tell frames apart.
  private let decimals: Int

  init(starts: [Int], frameCount: Int, page: VectorPage) {
    self.starts = starts
    self.frameCount = frameCount
    decimals = frameCount < 10_000 ? 6 : 8
    let seconds =
      Double(frameCount * page.rate.denominator) / Double(max(1, page.rate.numerator))
    duration = seconds.svg(6)
  }

  /// An attribute that is one value after another.
  ///
  /// - Parameters:
  ///   - values: Of each state; nil where nobody sees it.
  ///   - usual: What it is where it is not written.
  func attribute(_ name: String, _ values: [String?], usual: String? = nil) -> TimedAttribute {
    let changes = changes(of: values)
    guard let first = changes.first?.value else { return TimedAttribute() }
    let written = first == usual ? "" : " \(name)=\"\(first)\""
    guard changes.count > 1 else { return TimedAttribute(written) }
    return TimedAttribute(
      written,
      "<animate attributeName=\"\(name)\"\(timing(changes.map(\.start))) "
        + "values=\"\(changes.map(\.value).joined(separator: ";"))\"/>")
  }

  /// One of several steps that a transform is made of; the first takes the place of what is written.
  func transform(
    _ name: String, type: String, _ values: [String?], isFirst: Bool
  ) -> String {
    var changes = changes(of: values)
    guard let first = changes.first else { return "" }
    // A single value is none that all browsers take for discrete.
    if changes.count == 1 { changes.append((frameCount - 1, first.value)) }
    return "<animateTransform attributeName=\"\(name)\" type=\"\(type)\" "
      + "additive=\"\(isFirst ? "replace" : "sum")\"\(timing(changes.map(\.start))) "
      + "values=\"\(changes.map(\.value).joined(separator: ";"))\"/>"
  }

  private func timing(_ starts: [Int]) -> String {
    let times = starts.map { (Double($0) / Double(frameCount)).svg(decimals) }
    return " dur=\"\(duration)s\" repeatCount=\"indefinite\" calcMode=\"discrete\" "
      + "keyTimes=\"\(times.joined(separator: ";"))\""
  }

  /// What nobody sees stays as it was, or is what it will be.
  private func changes(of values: [String?]) -> [(start: Int, value: String)] {
    var changes: [(start: Int, value: String)] = []
    for (start, value) in zip(starts, values) {
      guard let value, value != changes.last?.value else { continue }
      changes.append((changes.isEmpty ? 0 : start, value))
    }
    return changes
  }
}

/// What is written in an element's tag, and the elements in it that change that.
struct TimedAttribute {
  var written: String
  var animation: String

  init(_ written: String = "", _ animation: String = "") {
    self.written = written
    self.animation = animation
  }

  static func + (one: TimedAttribute, other: TimedAttribute) -> TimedAttribute {
    TimedAttribute(one.written + other.written, one.animation + other.animation)
  }

  static func += (one: inout TimedAttribute, other: TimedAttribute) { one = one + other }

  /// - Parameter content: What else is in the element.
  func element(_ name: String, _ content: String = "") -> String {
    let inside = animation + content
    return inside.isEmpty ? "<\(name)\(written)/>" : "<\(name)\(written)>\(inside)</\(name)>"
  }
}
