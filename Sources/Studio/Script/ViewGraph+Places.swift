import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// Where what can be touched stands, and what can be read, by what they are and say: what is still as it was beside
  /// something that never stands still.
  var places: [String: CGRect] {
    var places: [String: CGRect] = [:]
    for (index, target) in touchTargets.enumerated() {
      places["target \(index) \(target.name)"] = target.frame
    }
    for (index, shown) in shownTexts.enumerated() {
      places["text \(index) \(shown.text)"] = shown.frame
    }
    return places
  }
}

extension [String: CGRect] {
  /// Whether the same stand at the same places, but for what a spring has left.
  func isNearly(_ others: [String: CGRect]) -> Bool {
    count == others.count
      && allSatisfy { name, frame in
        guard let other = others[name] else { return false }
        return abs(frame.midX - other.midX) < 1 && abs(frame.midY - other.midY) < 1
          && abs(frame.width - other.width) < 1 && abs(frame.height - other.height) < 1
      }
  }
}
