import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Buttons of the system")
struct SystemButtonTests {
  @Test("Signing in reads as was asked, in its colours, and asks once") func signIn() {
    var asked = 0
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
        asked += 1
      } onCompletion: { _ in
      }
      .signInWithAppleButtonStyle(.black)
      .frame(width: 280, height: 50)
    }
    #expect(played.text.contains("Continue with Apple"))
    #expect(played.frame(of: .black)?.size == CGSize(width: 280, height: 50))
    played.tap("Continue with Apple")
    #expect(asked == 1)
    let outlined = PlayedView {
      SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
        .signInWithAppleButtonStyle(.whiteOutline)
    }
    #expect(outlined.text.contains("Sign in with Apple"))
    #expect(outlined.frame(of: .white) != nil)
  }

  @Test("A file to look at changes nothing") func quickLook() {
    let played = PlayedView { Color.red.quickLookPreview(.constant(nil as URL?)) }
    #expect(played.text == PlayedView { Color.red }.text)
    let files = [URL(filePath: "/a.txt"), URL(filePath: "/b.txt")]
    let chosen = Handle<URL?>(files[0])
    let several = PlayedView {
      chosen.shows { _ in Color.red.quickLookPreview(chosen.bound, in: files) }
    }
    several.advance(to: 1)
    #expect(several.text == played.text && chosen.value == files[0])
  }

  @Test("A link to the settings is a button, called so unless it is said otherwise") func settings()
  {
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      VStack {
        SettingsLink()
        SettingsLink { Text("Preferences") }
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Settings…", "Preferences"])
  }

  @Test("Help is a round button") func help() {
    var pressed = 0
    let played = PlayedView { HelpLink { pressed += 1 } }
    #expect(played.frame(ofText: "?") != nil)
    played.tap("Help")
    #expect(pressed == 1)
  }
}
