import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Styles of the system")
struct SystemStyleTests {
  private func color(_ style: some ShapeStyle) -> String? {
    ShapeStage { Rectangle().fill(style).tint(.pink) }.color
  }

  @Test("Each name is the system's colour for that") func names() {
    #expect(color(.separator) == color(Color(UIColor.separator)))
    #expect(color(.placeholder) == color(Color(UIColor.placeholderText)))
    #expect(color(.link) == color(Color(UIColor.link)))
    #expect(color(.selection) == color(Color.pink))
    #expect(color(.separator) != color(.placeholder))
  }

  @Test("The fill has four levels of its own") func fills() {
    let fills = [
      UIColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    let levels = [
      color(.fill), color(.fill.secondary), color(.fill.tertiary), color(.fill.quaternary),
    ]
    #expect(levels == fills.map { color(Color($0)) })
    #expect(Set(levels).count == 4)
  }
}
