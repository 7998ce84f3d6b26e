import Foundation

@_spi(Engine) @testable import ViewEngine
@testable import Views

extension PlayedView {
  /// Presses the keys one after the other, for the field that has the focus.
  func type(_ text: String) {
    let keeper = graph.part(FocusKeeper.self)
    for letter in text { change { keeper.holder?.typed(String(letter)) } }
  }

  func pressReturn() {
    let keeper = graph.part(FocusKeeper.self)
    change { keeper.holder?.returned() }
  }
}
