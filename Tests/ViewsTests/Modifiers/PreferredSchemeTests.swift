import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The scheme that a view prefers")
struct PreferredSchemeTests {
  @Test("It is there before what appears begins to move, which does not move with it")
  func beforeAppearing() {
    struct Pulse: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().frame(width: isOn ? 40 : 20, height: 20)
          .animation(.linear(duration: 1).repeatForever(autoreverses: true), value: isOn)
          .onAppear { isOn = true }
          .preferredColorScheme(.dark)
      }
    }
    let played = PlayedView { Pulse() }
    #expect(played.text(at: 0).contains("#FFFFFFFF"))
    let later = played.text(at: 0.5)
    #expect(later.contains("rect 30x20 #FFFFFFFF"), "\(later)")
  }

  @Test("A view that prefers what it does not see comes to an end all the same") func contrary() {
    struct Contrary: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Color.red.preferredColorScheme(scheme == .dark ? .light : .dark)
      }
    }
    let played = PlayedView { Contrary() }
    #expect(played.text.contains("rect 100x100"), "\(played.text)")
  }
}
