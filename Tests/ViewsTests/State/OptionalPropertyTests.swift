import Testing

@testable import ViewEngine

/// A property of a type that may be none, as SwiftUI's `Optional` is no `DynamicProperty`.
@MainActor
struct OptionalPropertyTests {
  private struct Style {
    let count: State<Int>?
  }

  /// What is answered once for a type does not hang on the value that is asked first.
  @Test func noneIsConnectedWhateverItHolds() {
    let counts: [State<Int>?] = [State(wrappedValue: 1), nil]
    #expect(counts.allSatisfy { !PropertiesWithin(Style(count: $0)).isNeeded })
  }
}
