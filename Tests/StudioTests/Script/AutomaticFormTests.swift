import Foundation
import Geometry
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What asks to be written is written before it is sent, and what moves at the start is waited for.
@MainActor
@Suite("Forms of an automatic script")
struct AutomaticFormTests {
  private func events<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [(name: String, time: Double)] {
    try Clip(
      "form", stage: Stage(size: CGSize(width: 320, height: 700), scale: 1), frameRate: 10,
      script: .automatic
    ) { view() }
    .plan(measuring: FontBook()).events.map { ($0.name, $0.time) }
  }

  private struct Login: View {
    @State private var name = ""
    @State private var word = ""
    @State private var tries = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        HStack {
          SecureField("Word", text: $word)
          Button {
          } label: {
            Image(systemName: "eye")
          }
        }
        Button("Sign in") { withAnimation { tries += 1 } }
        Color.red.frame(width: 20, height: CGFloat(20 + tries * 20))
        Spacer()
      }
    }
  }

  @Test("Fields are filled in, each once, and then the button is tapped that says what for")
  func login() throws {
    let names = try events { Login() }.map(\.name)
    #expect(names.count { $0.hasPrefix("type") } == 2)
    #expect(names.last == "tap 'Sign in'")
  }

  private struct Entrance: View {
    @State private var isThere = false
    @State private var isBig = false

    var body: some View {
      VStack {
        Button("Vain") {}
        Button("Grow") { withAnimation { isBig.toggle() } }
        Color.red.frame(width: isThere ? 100 : 10, height: isBig ? 40 : 20)
      }
      .onAppear { withAnimation(.linear(duration: 1.2)) { isThere = true } }
    }
  }

  @Test("What moves by itself at the start is no result of a tap") func entrance() throws {
    let events = try events { Entrance() }
    #expect(events.first?.name == "tap 'Grow'")
    #expect(events.first.map { $0.time >= 1.2 } ?? false)
  }
}
