import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a Mac's menus and services do with a view")
struct ItemProviderModifierTests {
  @Test("Nothing of it shows") func unseen() {
    let plain = PlayedView { Text("A") }
    let played = PlayedView {
      Text("A")
        .onCommand(Selector("copy:")) {}
        .itemProvider { NSItemProvider(content: "A") }
        .exportsItemProviders([.text]) { [] }
        .exportsItemProviders([.text], onExport: { [] }, onEdit: { _ in true })
        .importsItemProviders([.text]) { _ in false }
        .translationPresentation(isPresented: .constant(true), text: "A")
    }
    #expect(played.text == plain.text)
  }

  @Test("What is said to be playing can be read") func playing() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
    let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(info?[MPMediaItemPropertyTitle] as? String == "Song")
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
    #expect(MPRemoteCommandCenter.shared().playCommand.isEnabled)
  }
}
