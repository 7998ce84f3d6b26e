import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Modifiers of the later systems that change what is seen.
@MainActor
@Suite("Modifiers of later systems")
struct LaterModifierTests {
  @Test("Labels are hidden, shown or left as they are") func labelsVisibility() {
    func has<V: View>(_ change: (AnyView) -> V) -> Bool {
      let toggle = AnyView(Toggle("Sound", isOn: .constant(true)))
      return PlayedView(size: CGSize(width: 300, height: 100)) { change(toggle) }.text
        .contains("\"Sound\"")
    }
    #expect(has { $0 } && has { $0.labelsVisibility(.visible) })
    #expect(!has { $0.labelsVisibility(.hidden) })
    #expect(!has { $0.labelsVisibility(.automatic).labelsHidden() })
    #expect(has { $0.labelsVisibility(.visible).labelsHidden() })
  }

  @Test("A label's title stands as far from its icon as it is told, in a list too") func labels()
    throws
  {
    func title<V: View>(_ change: (Label<Text, Image>) -> V) throws -> CGFloat {
      let label = Label("Home", systemImage: "house")
      let played = PlayedView(size: CGSize(width: 300, height: 300)) { change(label) }
      return try #require(played.frame(ofText: "Home")).minX
    }
    let own = try title { $0.fixedSize().frame(width: 200, alignment: .leading) }
    func placed<V: View>(_ change: (Label<Text, Image>) -> V) throws -> CGFloat {
      try title { change($0).fixedSize().frame(width: 200, alignment: .leading) }
    }
    #expect(try placed { $0.labelIconToTitleSpacing(30) } == own + 20)
    #expect(try placed { $0.labelReservedIconWidth(50) } == own + 30)
    let inList = try title { label in List { label } }
    #expect(try title { label in List { label.labelIconToTitleSpacing(34) } } == inList + 20)
    #expect(try title { label in List { label.labelReservedIconWidth(46) } } == inList + 20)
  }

  @Test("What is private or out of date is boxes where that is not shown") func redaction() {
    func isShown<V: View>(_ reason: RedactionReasons, _ change: (Text) -> V) -> Bool {
      let view = change(Text("secret"))
      return PlayedView { view.redacted(reason: reason) }.text.contains("\"secret\"")
    }
    #expect(!isShown(.placeholder) { $0 })
    #expect(isShown(.privacy) { $0 } && !isShown(.privacy) { $0.privacySensitive() })
    #expect(isShown(.privacy) { $0.privacySensitive(false).privacySensitive() })
    #expect(isShown(.invalidated) { $0.privacySensitive() })
    #expect(!isShown(.invalidated) { $0.invalidatableContent() })
    #expect(isShown(.privacy) { $0.privacySensitive().unredacted() })
  }

  @Test("A link's row says that it leads somewhere, unless it is told not to") func indicators() {
    func hasChevron<V: View>(_ change: (NavigationLink<Text, Text>) -> V) -> Bool {
      let link = change(NavigationLink("More") { Text("page") })
      return PlayedView(size: CGSize(width: 300, height: 300)) {
        NavigationStack { List { link } }
      }.text.contains("chevron.right")
    }
    #expect(hasChevron { $0 } && hasChevron { $0.navigationLinkIndicatorVisibility(.visible) })
    #expect(!hasChevron { $0.navigationLinkIndicatorVisibility(.hidden) })
  }

  @Test("A slider without a knob is still moved") func slider() {
    let amount = Handle(0.0)
    let played = PlayedView {
      amount.shows { _ in Slider(value: amount.bound).sliderThumbVisibility(.hidden) }
    }
    #expect(played.text.contains("opacity 0.00"))
    played.drag(from: CGPoint(x: 14, y: 50), by: CGSize(width: 36.5, height: 0))
    #expect(amount.value == 0.5)
  }

  @Test("A window's contents keep away from its edges") func scenePadding() {
    func frame<V: View>(_ change: (Color) -> V) -> CGRect? {
      PlayedView { change(Color.red) }.frame(of: .red)
    }
    #expect(frame { $0.scenePadding() } == CGRect(x: 16, y: 16, width: 68, height: 68))
    #expect(
      frame { $0.scenePadding(.minimum, edges: .horizontal) }
        == CGRect(x: 16, y: 0, width: 68, height: 100))
    #expect(ScenePadding.navigationBar != .minimum)
  }

  @Test("A view is mirrored where text is read from right to left") func mirrored() {
    func left(_ direction: LayoutDirection, _ flips: Bool) -> CGFloat? {
      PlayedView {
        ZStack(alignment: .topLeading) {
          Color.clear
          Color.red.frame(width: 10, height: 10)
        }
        .environment(\.layoutDirection, .leftToRight)
        .flipsForRightToLeftLayoutDirection(flips)
        .environment(\.layoutDirection, direction)
      }.frame(of: .red)?.minX
    }
    #expect(left(.leftToRight, true) == 0 && left(.rightToLeft, false) == 0)
    #expect(left(.rightToLeft, true) == 90)
  }

  @Test("A button with a border can be as wide as it is offered") func buttonSizing() {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      PlayedView {
        Button("Go") {}.buttonStyle(.borderedProminent).tint(.red).buttonSizing(sizing)
      }.frame(of: .red)?.width
    }
    #expect(width(.automatic) == 44 && width(.fitted) == 44)
    #expect(width(.flexible) == 100)
  }

  @Test("A section keeps away from its list's edges as it says") func sectionMargins() {
    func frame<V: View>(_ change: (AnyView) -> V) -> CGRect? {
      let section = AnyView(Section { Text("row").listRowBackground(Color.red) })
      return PlayedView(size: CGSize(width: 300, height: 300)) {
        List { change(section) }
      }.frame(of: .red)
    }
    let own = frame { $0 } ?? .zero
    #expect(own.minX == 20 && own.width == 260)
    let wide = frame { $0.listSectionMargins(.horizontal, 0) } ?? .zero
    #expect(wide.minX == 0 && wide.width == 300)
    let right = frame { $0.listSectionMargins(.trailing, 50) } ?? .zero
    #expect(right.minX == 20 && right.maxX == 250)
    #expect(frame { $0.listSectionMargins(.horizontal, nil) } == own)
    #expect(frame { $0.listSectionMargins(.top, 70) }?.minY == own.minY + 35)
  }

  private struct Finder: View {
    let focus: Handle<Bool>
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "searching" : "resting")
          Button("Find") { isFocused = true }
        }
        .searchable(text: $text)
        .searchFocused($isFocused)
      }
    }
  }

  @Test("A search field has the focus that its binding says, and says when it has it")
  func searchFocus() {
    let phone = Phone { _ in Finder(focus: Handle(false)) }
    #expect(phone.played.text.contains("\"resting\""))
    phone.played.tap("Find")
    phone.wait()
    #expect(phone.played.text.contains("\"searching\"") && phone.played.text.contains("Cancel"))
    phone.played.tap("Cancel")
    phone.wait()
    #expect(phone.played.text.contains("\"resting\""))
  }

  @Test("Backgrounds and overlays can be styles in shapes, styles or views") func layers() {
    func frame<V: View>(_ view: V) -> CGRect? { PlayedView { view }.frame(of: .red) }
    let (text, box) = (
      Color.clear.frame(width: 40, height: 20), CGRect(x: 30, y: 40, width: 40, height: 20)
    )
    #expect(frame(text.overlay(Color.red)) == box)
    #expect(frame(text.overlay(.red, in: Rectangle())) == box)
    #expect(frame(text.overlay(Rectangle().fill(.red), alignment: .top)) == box)
    #expect(frame(text.background(.red, in: Rectangle(), fillStyle: FillStyle())) == box)
    #expect(frame(text.background(Rectangle().fill(.red), alignment: .top)) == box)
    #expect(frame(text.background(in: Rectangle()).backgroundStyle(.red)) == box)
    #expect(frame(text.background().backgroundStyle(.red)) == box)
    #expect(frame(Color.red.mask(Rectangle().frame(width: 40, height: 20)))?.width == 100)
  }
}
