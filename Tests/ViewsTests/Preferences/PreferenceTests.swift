import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum Widest: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  private let log = Log()

  @Test("Values inside are reduced to one, and changes are told") func reduced() {
    let width = Handle(10.0)
    let played = PlayedView {
      width.shows { width in
        HStack {
          Square().preference(key: Widest.self, value: width)
          Square().preference(key: Widest.self, value: 20)
        }
        .onPreferenceChange(Widest.self) { log.add("\(Int($0))") }
      }
    }
    #expect(log.text == "20")
    played.change { width.value = 15 }
    #expect(log.text == "20")
    played.change { width.value = 30 }
    #expect(log.text == "20 30")
  }

  @Test("A reader in the background tells the size") func background() {
    let played = PlayedView {
      Square()
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: Widest.self, value: Double(proxy.size.width))
          }
        }
        .onPreferenceChange(Widest.self) { log.add("\(Int($0))") }
    }
    _ = played
    #expect(log.text == "20")
  }

  @Test("A value further out replaces those inside; a transformation works on them")
  func transformed() {
    let played = PlayedView {
      Square().preference(key: Widest.self, value: 5)
        .transformPreference(Widest.self) { $0 *= 3 }
        .onPreferenceChange(Widest.self) { log.add("\(Int($0))") }
        .preference(key: Widest.self, value: 1)
        .onPreferenceChange(Widest.self) { log.add("out \(Int($0))") }
    }
    _ = played
    #expect(log.entries.sorted() == ["15", "out 1"])
  }
}
