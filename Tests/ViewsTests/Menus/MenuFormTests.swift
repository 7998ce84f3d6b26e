import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every form of a menu opens by its title, `title` being a string and what stands in quotes a key.
@MainActor
@Suite("Menus and pickers in all their forms")
struct MenuFormTests {
  private let title = "Title"
  private let log = Log()

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852), view)
  }

  private func copy() -> some View { Button("Copy") { log.add("copy") } }

  private struct Boxed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).border(.red)
    }
  }

  @Test("A menu opens by its title and runs what is chosen") func menus() {
    let menus: [AnyView] = [
      AnyView(Menu("Title") { copy() }), AnyView(Menu(title) { copy() }),
      AnyView(Menu("Title", systemImage: "star") { copy() }),
      AnyView(Menu(title, systemImage: "star") { copy() }),
      AnyView(
        Menu {
          copy()
        } label: {
          Text("Title")
        }),
      AnyView(Menu(title) { copy() }.menuStyle(Boxed())),
    ]
    for (index, menu) in menus.enumerated() {
      let view = played { menu }
      #expect(view.text.contains("symbol star") == [2, 3].contains(index), "\(index)")
      view.tap("Title")
      view.advance(to: 1)
      view.tap("Copy")
      #expect(log.text == "copy", "\(index)")
      log.clear()
    }
    #expect(played { menus[5] }.text != played { menus[1] }.text)
  }

  @Test("With a primary action a tap runs that, and opens nothing") func primaryActions() {
    let add = { [log] in log.add("add") }
    let menus: [AnyView] = [
      AnyView(Menu("Title", content: copy, primaryAction: add)),
      AnyView(Menu(title, content: copy, primaryAction: add)),
      AnyView(Menu("Title", systemImage: "star", content: copy, primaryAction: add)),
      AnyView(Menu(title, systemImage: "star", content: copy, primaryAction: add)),
      AnyView(Menu(content: copy, label: { Text("Title") }, primaryAction: add)),
    ]
    for (index, menu) in menus.enumerated() {
      let view = played { menu }
      view.tap("Title")
      view.advance(to: 1)
      #expect(log.text == "add" && !view.text.contains("Copy"), "\(index)")
      log.clear()
    }
  }

  private struct Grouped: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        ControlGroup(configuration)
      }
    }
  }

  @Test("A style shows a group's title; by itself a group does not") func controlGroups() {
    let groups: [AnyView] = [
      AnyView(ControlGroup("Title") { copy() }.controlGroupStyle(Grouped())),
      AnyView(ControlGroup(title) { copy() }.controlGroupStyle(Grouped())),
      AnyView(ControlGroup("Title", systemImage: "star") { copy() }.controlGroupStyle(Grouped())),
      AnyView(
        ControlGroup {
          copy()
        } label: {
          Text("Title")
        }.controlGroupStyle(Grouped())),
    ]
    for (index, group) in groups.enumerated() {
      let view = played { group }
      #expect(view.text.contains("\"Title\""), "\(index)")
      view.tap("Copy")
    }
    #expect(log.entries.count == groups.count)
    #expect(!played { ControlGroup("Title") { copy() } }.text.contains("\"Title\""))
  }

  @Test("A share link has its own label or the system's, whatever it shares") func shareLinks()
    throws
  {
    let url = try #require(URL(string: "https://example.org"))
    let image = Image(systemName: "photo")
    let previews = [
      SharePreview("P"), SharePreview("P", image: image), SharePreview("P", icon: image),
      SharePreview("P", image: image, icon: image),
    ]
    #expect(previews.allSatisfy { $0.title == "P" })
    let links: [(String, AnyView)] = [
      ("Share…", AnyView(ShareLink(item: url))), ("Share…", AnyView(ShareLink(item: "text"))),
      ("Share…", AnyView(ShareLink(item: 1, preview: previews[0]))),
      ("Share…", AnyView(ShareLink(items: [url]))),
      ("Title", AnyView(ShareLink("Title", item: url))),
      ("Title", AnyView(ShareLink("Title", item: "text"))),
      ("Title", AnyView(ShareLink("Title", item: 1, preview: previews[1]))),
      ("Share…", AnyView(ShareLink(items: ["a", "b"]))),
      ("Share…", AnyView(ShareLink(items: [1, 2]) { SharePreview("\($0)") })),
      ("Title", AnyView(ShareLink("Title", items: [url]))),
      ("Title", AnyView(ShareLink("Title", items: ["a"]))),
      ("Title", AnyView(ShareLink(Text("Title"), item: url))),
      ("Title", AnyView(ShareLink("Ti" + "tle", item: url))),
      ("Title", AnyView(ShareLink(item: url) { Text("Title") })),
      ("Title", AnyView(ShareLink(item: "text") { Text("Title") })),
      ("Title", AnyView(ShareLink(item: 1, preview: previews[2]) { Text("Title") })),
      ("Title", AnyView(ShareLink(items: [url]) { Text("Title") })),
    ]
    for (index, (label, link)) in links.enumerated() {
      let view = played { link }
      view.tap(label)
      view.advance(to: 1)
      #expect(view.graph.tapTargets.contains { $0.text == "Copy" }, "\(index)")
      #expect(view.text.contains("square.and.arrow.up") == (index < 13), "\(index)")
    }
  }

  @Test("A context menu that is made apart opens as others do; none opens nothing")
  func contextMenus() {
    func pressed(_ menu: ContextMenu<Button<Text>>?) -> PlayedView {
      let view = played { Square().contextMenu(menu) }
      view.press(at: CGPoint(x: 196, y: 426), for: 1)
      view.advance(to: 2)
      return view
    }
    let menu = ContextMenu { Button("Copy") { log.add("copy") } }
    pressed(menu).tap("Copy")
    #expect(log.text == "copy")
    #expect(!pressed(nil).text.contains("Copy"))
    let preview = played {
      Square().contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Preview")
      }
    }
    preview.press(at: CGPoint(x: 196, y: 426), for: 1)
    preview.advance(to: 2)
    #expect(preview.text.contains("\"Preview\""))
  }

  private struct Choice {
    var binding: Binding<Int>
  }

  @Test("Every form of a picker changes its selection") func pickers() {
    let chosen = Handle(0)
    func options() -> some View {
      ForEach(0..<3, id: \.self) { Text("Option \($0)") }
    }
    let forms: [(Binding<Int>) -> AnyView] = [
      { AnyView(Picker("Title", selection: $0, content: options)) },
      { AnyView(Picker(title, selection: $0, content: options)) },
      { AnyView(Picker("Title", systemImage: "star", selection: $0, content: options)) },
      { AnyView(Picker(title, systemImage: "star", selection: $0, content: options)) },
      { AnyView(Picker(selection: $0, content: options) { Text("Title") }) },
      {
        AnyView(
          Picker("Title", sources: [Choice(binding: $0)], selection: \.binding, content: options))
      },
    ]
    for (index, form) in forms.enumerated() {
      let view = played { chosen.shows { _ in Form { form(chosen.bound).pickerStyle(.inline) } } }
      #expect(view.text.contains("\"Title\""), "\(index)")
      view.tap("Option 2")
      #expect(chosen.value == 2, "\(index)")
      view.change { chosen.value = 0 }
    }
  }

  @Test("A picker of several sources changes them all") func sources() {
    final class Kept { var all = [0, 1] }
    let kept = Kept()
    let choices = kept.all.indices.map { index in
      Choice(binding: Binding(get: { kept.all[index] }, set: { kept.all[index] = $0 }))
    }
    let view = played {
      Picker("Title", sources: choices, selection: \.binding) {
        ForEach(0..<3, id: \.self) { Text("Option \($0)") }
      }
      .pickerStyle(.segmented)
    }
    view.tap("Option 2")
    #expect(kept.all == [2, 2])
  }

  @Test("A picker may show a label of its own for what is chosen") func currentValue() {
    let views: [AnyView] = [
      AnyView(
        Picker("Title", selection: .constant(0)) {
          Text("Option").tag(0)
        } currentValueLabel: {
          Text("Current")
        }),
      AnyView(
        Picker(title, selection: .constant(0)) {
          Text("Option").tag(0)
        } currentValueLabel: {
          Text("Current")
        }),
    ]
    for view in views { #expect(played { view }.text.contains("\"Current\"")) }
  }

  private struct Note: Identifiable {
    let id: String
  }

  @Test("A popover of an item stands while there is one") func popoverOfItem() {
    let item = Handle<Note?>(nil)
    let view = played {
      item.shows { _ in
        Square().popover(item: item.bound) { note in
          Text(note.id).presentationCompactAdaptation(.popover)
        }
      }
    }
    #expect(!view.text.contains("\"First\""))
    view.change { item.value = Note(id: "First") }
    view.advance(to: 2)
    #expect(view.text.contains("\"First\""))
    view.change { item.value = nil }
    view.advance(to: 4)
    #expect(!view.text.contains("\"First\""))
  }
}
