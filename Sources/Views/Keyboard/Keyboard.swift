import Foundation
import Geometry
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// The system's keyboard: up while a field has the focus, where the clip's look shows one.
@Observable
final class Keyboard: GraphPart {
  private(set) var isUp = false
  /// Of the field that has the focus, or had it last.
  private(set) var traits = KeyboardTraits()
  /// Whether its letters are capitals.
  private(set) var isShifted = false
  /// The word that is typed, which the bar above the keys proposes.
  private(set) var word = ""
  /// The field is still to be brought into sight, once the page has made room.
  @ObservationIgnored private var isToReveal = false
  @ObservationIgnored private weak var holder: FieldFocus?

  func settle(in graph: ViewGraph) {
    guard graph.canvas.showsKeyboard else {
      followHardware(in: graph)
      return
    }
    let field = graph.part(FocusKeeper.self).holder
    if field !== holder {
      holder = field
      isToReveal = field != nil
    }
    let room = graph.part(KeyboardRoom.self)
    var height: CGFloat = 0
    if let field {
      if traits != field.traits { traits = field.traits }
      follow(field.text())
      height = KeyboardMetrics(traits, on: graph.canvas).height
    }
    if room.height != height {
      withAnimation(.keyboard) {
        isUp = field != nil
        room.height = height
      }
    } else if isToReveal {
      isToReveal = false
      field?.item?.scrollIntoView(anchor: nil, isAnimated: true)
    }
  }

  private func followHardware(in graph: ViewGraph) {
    guard [.phone, .pad].contains(graph.canvas.idiom) else { return }
    let room = graph.part(KeyboardRoom.self)
    let isTyped = graph.part(FocusKeeper.self).holder != nil
    if room.isTypedByHardware != isTyped {
      withAnimation(.keyboard) { room.isTypedByHardware = isTyped }
    }
  }

  private func follow(_ text: String) {
    let shifts =
      switch traits.capitalization {
      case .characters: true
      case .words: text.isEmpty || text.last?.isWhitespace == true
      case .sentences: text.isEmpty || text.hasSuffix("\n") || text.hasSuffix(". ")
      default: false
      }
    if shifts != isShifted { isShifted = shifts }
    let last = String(text.reversed().prefix { !$0.isWhitespace }.reversed())
    if last != word { word = last }
  }
}
