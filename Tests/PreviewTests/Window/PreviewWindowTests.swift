import Foundation
import Testing

/// The program in a real window, used by a hand that nobody sees. One after the other: several at
/// once would only wait for one another.
@Suite(.serialized) enum PreviewWindowTests {
  @Suite struct Playing {}
  @Suite struct Looking {}
  @Suite struct HandsOn {}
  @Suite struct Files {}
  @Suite struct Window {}
  @Suite struct Strangers {}

  /// A preset in which nothing happens by itself.
  static let still = PreviewProcess.preset
    .replacingOccurrences(of: "wait 2.5", with: "wait 0.2")
    .replacingOccurrences(of: "  - tap \"Toggle\" at 0.5\n", with: "")
}
