import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Styles that a Mac alone has.
@MainActor
@Suite("A Mac's own styles")
struct MacStyleTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 400, height: 300))
    canvas.deviceIdiom = .mac
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("A button of an accessory bar acts, and one that does something has a field") func buttons()
  {
    let log = Log()
    let plain = played { Button("All") { log.add("all") }.buttonStyle(.accessoryBar) }
    let action = played { Button("All") { log.add("act") }.buttonStyle(.accessoryBarAction) }
    #expect(plain.text != action.text)
    plain.tap("All")
    action.tap("All")
    #expect(log.entries == ["all", "act"])
  }

  @Test("A menu can have a border, and a field corners that are not round") func borders() {
    let menu = played { Menu("Edit") { Button("Copy") {} }.menuStyle(.borderedButton) }
    menu.tap("Edit")
    menu.advance(to: 1)
    #expect(menu.frame(ofText: "Copy") != nil)
    let square = played {
      TextField("Name", text: .constant("")).textFieldStyle(.squareBorder).frame(width: 100)
    }
    #expect(square.text.contains("shape rect 100x"), "\(square.text)")
    let round = played { TextField("Name", text: .constant("")).frame(width: 100) }
    #expect(!round.text.contains("shape rect 100x"))
  }

  @Test("A field that has the focus has a ring around it, in the tint") func focusRing() throws {
    let tint = Color(red: 0, green: 1, blue: 0)
    let ring = Color(red: 0, green: 1, blue: 0, opacity: 0.5)
    let played = played {
      TextField("Name", text: .constant("")).frame(width: 100).tint(tint)
    }
    #expect(played.frames(of: ring).isEmpty)
    played.tap("Name")
    played.advance(to: 1)
    let frame = try #require(played.frames(of: ring).first, "\(played.text)")
    #expect(frame.width > 100)
  }

  @Test("An alert shows what is asked for in place of the app's icon, and a box to check")
  func dialogLooks() {
    let isSuppressed = Handle(false)
    let dressed = played {
      isSuppressed.shows { _ in
        Text("page").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
          .dialogIcon(Image(systemName: "star"))
          .dialogSuppressionToggle("Never again", isSuppressed: isSuppressed.bound)
      }
    }
    dressed.advance(to: 1)
    #expect(dressed.text.contains("star") && !dressed.text.contains("app.fill"), "\(dressed.text)")
    dressed.tap("Never again")
    dressed.advance(to: 2)
    #expect(isSuppressed.value)
    let critical = played {
      Text("page").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        .dialogSeverity(.critical)
    }
    critical.advance(to: 1)
    #expect(critical.text.contains("exclamationmark.triangle.fill"), "\(critical.text)")
    #expect(critical.text.contains("app.fill"))
  }

  @Test("The box of an alert that asks nothing is called otherwise than that of one that does")
  func usualSuppression() {
    func has(_ label: String, among names: [String]) -> Bool {
      let played = played {
        Text("page")
          .alert("Sure?", isPresented: .constant(true)) {
            ForEach(names, id: \.self) { Button($0) {} }
          }
          .dialogSuppressionToggle(isSuppressed: .constant(false))
      }
      played.advance(to: 1)
      return played.graph.tapTargets.contains { $0.label == label }
    }
    #expect(has("Do not ask again", among: ["Yes", "No"]))
    #expect(has("Do not show this message again", among: ["Yes"]))
    #expect(!has("Do not ask again", among: ["Yes"]))
  }

  @Test("A link has no field, and a group of controls that of a button") func linksAndGroups()
    throws
  {
    let address = try #require(URL(string: "https://example.org"))
    let tint = Color(red: 0, green: 1, blue: 0)
    let link = played { Link("Site", destination: address).tint(tint) }
    let text = try #require(link.graph.tapTargets.first).frame
    #expect(text.size == CGSize(width: 40, height: 20) && link.frames(of: .white).isEmpty)
    #expect(link.text.contains("\"Site\" 13/400 #00FF00FF"), "\(link.text)")
    let own = played { Link("Site", destination: address).foregroundStyle(tint) }
    #expect(own.text.contains("\"Site\" 13/400 #00FF00FF"), "\(own.text)")
    let group = played {
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
    }
    let buttons = group.graph.tapTargets.map(\.frame)
    #expect(buttons.map(\.size) == [CGSize(width: 30, height: 22), CGSize(width: 30, height: 22)])
    let field = try #require(group.frames(of: .white).first)
    let frames = [field, buttons[0].union(buttons[1])]
    #expect(frames[0].insetBy(dx: -1, dy: -1).contains(frames[1]), "\(frames)")
    #expect(frames[1].insetBy(dx: -1, dy: -1).contains(frames[0]), "\(frames)")
  }

  @Test("Rows are of the usual size, on a usual ground") func environment() {
    struct Row: View {
      @Environment(\.sidebarRowSize) private var size
      @Environment(\.backgroundProminence) private var prominence

      var body: some View {
        Text(size == .medium && prominence == .standard ? "usual" : "other")
      }
    }
    #expect(played { Row() }.frame(ofText: "usual") != nil)
  }
}
