import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Modifiers without a look, in their other forms")
struct AcceptedFormTests {
  private let log = Log()

  private func expectPlain(_ changed: (Button<Text>) -> some View) {
    let plain = PlayedView { Button("Go") { log.add("go") } }
    let played = PlayedView { changed(Button("Go") { log.add("go") }) }
    #expect(played.text == plain.text)
    log.clear()
    played.tap("Go")
    #expect(log.text == "go")
  }

  @Test("What a keyboard would press changes nothing") func keys() {
    expectPlain {
      $0.focusable(true, interactions: .automatic).focusable(interactions: [.activate])
        .onKeyPress(.return, phases: .all) { _ in .handled }
        .onKeyPress(phases: [.down, .up]) { _ in .ignored }
        .onKeyPress(keys: [.return]) { _ in .handled }
        .textSelection(.disabled)
    }
  }

  @Test("What a pointer would show changes nothing") func pointers() {
    let help = "Help"
    expectPlain { $0.help(help).help(Text(help)).help("Help").hoverEffectDisabled() }
  }

  @Test("What a screen reader would say changes nothing") func accessibility() {
    let value = "words"
    expectPlain {
      $0.accessibilityHint(value).accessibilityValue(value).accessibilityValue(Text(value))
        .accessibilityInputLabels([value]).accessibilityInputLabels([Text(value)])
        .accessibilityAction(named: value) { log.add("a") }
        .accessibilityAction(named: Text(value)) { log.add("b") }
        .accessibilityAction(AccessibilityActionKind(named: Text(value))) { log.add("c") }
        .accessibilityAction(action: { log.add("d") }, label: { Text(value) })
        .accessibility(value: Text(value)).accessibility(inputLabels: [Text(value)])
        .accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader)
        .accessibility(sortPriority: 2)
    }
    #expect(AccessibilityActionKind(named: Text("a")) == AccessibilityActionKind(named: Text("a")))
    #expect(AccessibilityActionKind(named: Text("a")) != .default)
  }

  @Test("A script finds a view by the older name of its identifier") func identifier() {
    let played = PlayedView {
      Button("Go") { log.add("go") }.accessibility(identifier: "the button")
    }
    played.tap("the button")
    #expect(log.text == "go")
  }

  @Test("What only a Mac's dialogs have leaves a phone's as they are") func dialogs() {
    func text(_ dialog: @escaping (AnyView) -> some View) -> String {
      let phone = Phone { isShown in
        dialog(AnyView(Color.green.alert("Sure?", isPresented: isShown) { Button("Yes") {} }))
      }
      phone.show()
      return phone.played.text
    }
    let title = "Never again"
    let plain = text { $0 }
    #expect(plain.contains("\"Sure?\""))
    let dressed = text {
      $0.dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: .constant(true))
        .dialogSuppressionToggle(title, isSuppressed: .constant(true))
        .dialogSuppressionToggle(Text(title), isSuppressed: .constant(true))
    }
    #expect(dressed == plain)
  }

  @Test("A sheet's size for large screens leaves a phone's as it is") func sheetSizes() {
    func text(_ sizing: some PresentationSizing) -> String {
      let phone = Phone { isShown in
        Color.green.sheet(isPresented: isShown) { Text("In").presentationSizing(sizing) }
      }
      phone.show()
      return phone.played.text
    }
    let plain = text(.automatic)
    #expect(plain.contains("\"In\""))
    #expect(text(.page) == plain && text(.fitted) == plain)
    #expect(text(.form.fitted(horizontal: true, vertical: true)) == plain)
    #expect(text(.page.sticky(vertical: true)) == plain)
  }

  @Test("An alert of data shows what that makes of it, with a title of any kind") func alerts() {
    func phone(_ make: @escaping (AnyView, Binding<Bool>) -> some View) -> Phone {
      let phone = Phone { isShown in make(AnyView(Color.green), isShown) }
      phone.show()
      return phone
    }
    let title = "Title"
    let phones = [
      phone { $0.alert("Title", isPresented: $1, presenting: 7) { Button("Take \($0)") {} } },
      phone { $0.alert(title, isPresented: $1, presenting: 7) { Button("Take \($0)") {} } },
      phone { $0.alert(Text(title), isPresented: $1, presenting: 7) { Button("Take \($0)") {} } },
      phone {
        $0.alert(title, isPresented: $1, presenting: 7) {
          Button("Take \($0)") {}
        } message: {
          Text("All \($0)")
        }
      },
    ]
    for (index, phone) in phones.enumerated() {
      #expect(phone.played.text.contains("\"Title\""), "\(index)")
      #expect(phone.targets.contains("Take 7"), "\(index)")
    }
    #expect(phones[3].played.text.contains("\"All 7\""))
  }

  @Test("A container's background is a view as well as a style") func containerBackground() {
    let played = PlayedView(
      safeArea: EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    ) {
      Color.clear.containerBackground(for: .navigation) { Color.red }
    }
    #expect(played.frame(of: .red)?.height == 100)
  }

  @Test("A scroll view goes to a point, a length, an edge or a view") func scrollPositions() {
    let point = CGPoint(x: 3, y: 60)
    #expect(ScrollPosition(point: point).point == point && ScrollPosition(point: point).y == 60)
    #expect(ScrollPosition(x: 3, y: 60) == ScrollPosition(point: point))
    #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(x: 3).y == nil)
    #expect(ScrollPosition(y: 9).y == 9 && ScrollPosition(y: 9).x == nil)
    #expect(ScrollPosition(point: point).x == 3 && ScrollPosition().point == nil)
    #expect(ScrollPosition(id: 4).viewID(type: Int.self) == 4 && ScrollPosition().viewID == nil)
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(x: 5)
    #expect(position == ScrollPosition(x: 5))
    position.scrollTo(x: 3, y: 60)
    #expect(position.point == point)
    position.scrollTo(point: .zero)
    #expect(position.y == 0)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom && position.y == nil)
  }

  @Test("A line's and a run's bounds are those around their glyphs") func textLayout() throws {
    struct Measuring: TextRenderer {
      let log: Log
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          let bounds = line.typographicBounds
          let first = line[0][0]
          let words = [
            "\(bounds.rect.width) \(line[0].typographicBounds.width)",
            "\(first.typographicBounds.width) \(first[0].count) \(line[0].layoutDirection)",
            "\(bounds.ascent >= first.typographicBounds.ascent)",
          ]
          MainActor.assumeIsolated { words.forEach(log.add) }
        }
      }
    }
    let played = PlayedView(measuring: OutlinedText()) {
      (Text("ab") + Text("c").bold()).textRenderer(Measuring(log: log))
    }
    _ = played.text
    #expect(log.entries.prefix(3) == ["30.0 20.0", "10.0 1 leftToRight", "true"], "\(log.text)")
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }
}
