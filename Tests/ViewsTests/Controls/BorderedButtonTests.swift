import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Bordered buttons")
struct BorderedButtonTests {
  /// Rule: `bordered-button-size`.
  @Test("The control size decides about the insets") func sizes() {
    let regular = PlayedView { Button("ab") {}.buttonStyle(.borderedProminent).tint(.red) }
    #expect(regular.frame(of: .red)?.size == CGSize(width: 44, height: 34))
    let large = PlayedView {
      Button("ab") {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.red)
    }
    #expect(large.frame(of: .red)?.size == CGSize(width: 60, height: 50))
  }

  @Test("A capsule's ends are round") func capsule() {
    func path(_ shape: ButtonBorderShape) -> String {
      PlayedView {
        Button("ab") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape).tint(.red)
      }.text
    }
    #expect(path(.capsule) != path(.roundedRectangle))
    #expect(path(.roundedRectangle(radius: 3)) != path(.roundedRectangle))
  }

  /// Rule: `button-fine-looks`.
  @Test("A disabled button is grey, whatever its tint") func disabledLook() {
    let grey = "#3C3C434D"
    let plain = PlayedView { Button("Go") {}.disabled(true) }.text
    #expect(plain.contains("\"Go\" 17/400 \(grey)"), "\(plain)")
    let prominent = PlayedView {
      Button("Go") {}.buttonStyle(.borderedProminent).tint(.red).disabled(true)
    }.text
    #expect(prominent.contains("\"Go\" 17/400 \(grey)"), "\(prominent)")
    #expect(!prominent.contains("#FF3B30"))
  }

  @Test("An icon on a field is coloured as its title, in a list too") func iconInList() throws {
    let text = PlayedView(size: CGSize(width: 300, height: 200)) {
      List { Button("Go", systemImage: "star") {}.buttonStyle(.borderedProminent) }
    }.text
    let icon = try #require(text.split(separator: "\n").first { $0.contains("star") })
    #expect(icon.contains("#FFFFFFFF"), "\(text)")
  }
}
