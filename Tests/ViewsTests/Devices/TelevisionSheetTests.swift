import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What has a television's focus while a page is presented.
@MainActor
@Suite("A television's sheets")
struct TelevisionSheetTests {
  private struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Shown(label: configuration.label) }
  }

  private struct Shown: View {
    let label: ButtonStyleConfiguration.Label
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      HStack {
        label
        if isFocused { Text("focused") }
      }
    }
  }

  private struct Page: View {
    @State private var isOpen = false
    @State private var hasAnswer = true

    var body: some View {
      VStack {
        Button("A") {}
        Button("Open") { isOpen = true }
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          if hasAnswer { Button("Answer") { hasAnswer = false } }
          Button("Play") {}
          Button("Leave") { isOpen = false }
        }
      }
      .buttonStyle(Style())
    }
  }

  @Test("Its first button has the focus, then another of its own, and after it what opened it")
  func focus() throws {
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), Page())
    func focused() -> [String] {
      graph.tapTargets.map(\.text).filter { $0.contains("focused") }
    }
    #expect(focused() == ["A focused"])
    try graph.tap("Open")
    #expect(focused() == ["Answer focused"])
    try graph.tap("Answer focused")
    #expect(focused() == ["Play focused"])
    try graph.tap("Leave")
    #expect(focused() == ["Open focused"])
  }
}
