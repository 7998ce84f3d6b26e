import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Controls in all the forms in which they are made; `title` is a string, what stands in quotes a key.
@MainActor
@Suite("Controls in all their forms")
struct ControlFormTests {
  private let title = "Title"

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 300, height: 300), view)
  }

  @Test("A label has its title and its icon, whatever they are made of") func labels() {
    let labels: [(String, AnyView)] = [
      ("key", AnyView(Label("Title", systemImage: "star"))),
      ("string", AnyView(Label(title, systemImage: "star"))),
      (
        "views",
        AnyView(Label(title: { Text("Title") }, icon: { Image(systemName: "star") }))
      ),
    ]
    let expected = played { Label("Title", systemImage: "star") }.text
    #expect(expected.contains("\"Title\"") && expected.contains("symbol star"))
    for (name, label) in labels { #expect(played { label }.text == expected, "\(name)") }
    // There is no such file, and no symbol in its place.
    for view in [AnyView(Label("Title", image: "photo")), AnyView(Label(title, image: "photo"))] {
      let text = played { view }.text
      #expect(text.contains("\"Title\"") && !text.contains("symbol"))
    }
  }

  private struct BoxedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).border(.red)
    }
  }

  private struct BoxedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).border(.red)
    }
  }

  private struct BoxedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).border(.red)
    }
  }

  private struct BoxedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).border(.red)
    }
  }

  private struct BoxedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).border(.red)
    }
  }

  @Test("A style can draw what it styles as it is, and add to that") func wrappedStyles() {
    let pairs: [(String, AnyView, AnyView)] = [
      (
        "label", AnyView(Label("Title", systemImage: "star").labelStyle(BoxedLabel())),
        AnyView(Label("Title", systemImage: "star").border(.red))
      ),
      (
        "toggle", AnyView(Toggle("Title", isOn: .constant(true)).toggleStyle(BoxedToggle())),
        AnyView(Toggle("Title", isOn: .constant(true)).border(.red))
      ),
      (
        "progress", AnyView(ProgressView("Title", value: 0.5).progressViewStyle(BoxedProgress())),
        AnyView(ProgressView("Title", value: 0.5).border(.red))
      ),
      (
        "box", AnyView(GroupBox("Title") { Text("in") }.groupBoxStyle(BoxedBox())),
        AnyView(GroupBox("Title") { Text("in") }.border(.red))
      ),
      (
        "content", AnyView(LabeledContent("Title", value: "v").labeledContentStyle(BoxedContent())),
        AnyView(LabeledContent("Title", value: "v").border(.red))
      ),
    ]
    for (name, styled, expected) in pairs {
      let text = played { styled }.text
      #expect(text.contains("\"Title\""), "\(name)")
      #expect(text == played { expected }.text, "\(name)")
    }
  }

  @Test("Every form of a toggle is called by its title and changes its binding") func toggles() {
    let isOn = Handle(false)
    let forms: [(Binding<Bool>) -> AnyView] = [
      { [title] in AnyView(Toggle(title, isOn: $0)) },
      { AnyView(Toggle("Title", isOn: $0)) },
      { [title] in AnyView(Toggle(title, systemImage: "star", isOn: $0)) },
      { AnyView(Toggle(isOn: $0) { Text("Title") }) },
    ]
    for (index, form) in forms.enumerated() {
      let before = isOn.value
      let view = played { isOn.shows { _ in form(isOn.bound) } }
      let start = isOn.value
      view.tap("Title")
      #expect(isOn.value != start, "\(index) \(before)")
    }
  }

  private struct Alarm {
    var isOn: Bool
    var binding: Binding<Bool> = .constant(false)
  }

  @Test("A toggle of several sources is on when all are, and changes them all") func sources() {
    final class Kept { var all = [true, false] }
    let kept = Kept()
    let alarms = [0, 1].map { index in
      Alarm(
        isOn: false,
        binding: Binding(get: { kept.all[index] }, set: { kept.all[index] = $0 }))
    }
    let list = Binding(
      get: { kept.all.map { Alarm(isOn: $0) } }, set: { kept.all = $0.map(\.isOn) })
    let forms: [AnyView] = [
      AnyView(Toggle("Title", sources: alarms, isOn: \.binding)),
      AnyView(Toggle(sources: alarms, isOn: \.binding) { Text("Title") }),
      AnyView(Toggle("Title", systemImage: "star", sources: alarms, isOn: \.binding)),
      AnyView(Toggle("Title", sources: list, isOn: \.isOn)),
      AnyView(Toggle("Title", systemImage: "star", sources: list, isOn: \.isOn)),
      AnyView(Toggle(sources: list, isOn: \.isOn) { Text("Title") }),
    ]
    for (index, form) in forms.enumerated() {
      kept.all = [true, false]
      let view = played { form }
      #expect(view.frame(of: .green) == nil, "\(index)")
      view.tap("Title")
      #expect(kept.all == [true, true], "\(index)")
      #expect(played { form }.frame(of: .green) != nil, "\(index)")
    }
  }

  @Test("A stepper with a format steps, and stops at its bounds") func steppers() {
    let number = Handle(1.0)
    let forms: [(String, (Binding<Double>) -> AnyView)] = [
      ("key", { AnyView(Stepper("Title", value: $0, step: 2, format: .number)) }),
      (
        "label",
        { AnyView(Stepper(value: $0, step: 2, format: .number) { Text("Title") }) }
      ),
      ("key, in", { AnyView(Stepper("Title", value: $0, in: 0...2, step: 2, format: .number)) }),
      (
        "label, in",
        { AnyView(Stepper(value: $0, in: 0...2, step: 2, format: .number) { Text("Title") }) }
      ),
    ]
    for (name, form) in forms {
      let view = played { number.shows { _ in form(number.bound) } }
      #expect(view.text.contains("\"Title\""), "\(name)")
      let start = number.value
      view.tap("Increment")
      #expect(number.value == (name.hasSuffix("in") ? 2 : start + 2), "\(name)")
      view.change { number.value = 1 }
    }
  }

  @Test("Progress has a label, a bar as long as its part, or turns") func progress() {
    let labels: [AnyView] = [
      AnyView(ProgressView("Title")), AnyView(ProgressView(title)),
      AnyView(ProgressView { Text("Title") }), AnyView(ProgressView(title, value: 0.5)),
    ]
    for label in labels { #expect(played { label }.text.contains("\"Title\"")) }
    #expect(played { labels[1] }.graph.runsForever)
    #expect(!played { labels[3] }.graph.runsForever)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 3
    #expect(
      played { ProgressView(progress).tint(.red) }.frame(of: .red)
        == played { ProgressView(value: 3, total: 4.0).tint(.red) }.frame(of: .red))
  }

  @Test("Labelled content has its label first and its value at the end") func labeledContent() {
    let forms: [AnyView] = [
      AnyView(LabeledContent("Title", value: "12")),
      AnyView(LabeledContent(title, value: "12")),
      AnyView(LabeledContent("Title", value: 12, format: .number)),
      AnyView(LabeledContent("Title") { Text("12") }),
      AnyView(LabeledContent(title) { Text("12") }),
      AnyView(
        LabeledContent {
          Text("12")
        } label: {
          Text("Title")
        }),
    ]
    let expected = played { forms[0] }.text
    #expect(expected.contains("\"Title\"") && expected.contains("\"12\""))
    for (index, form) in forms.enumerated() {
      #expect(played { form }.text == expected, "\(index)")
    }
  }

  @Test("A box has a title, or none") func groupBoxes() {
    let keyed = played { GroupBox("Title") { Text("in") } }.text
    #expect(keyed.contains("\"Title\""))
    #expect(played { GroupBox(title) { Text("in") } }.text == keyed)
    #expect(
      played { GroupBox(title) { Text("in") }.groupBoxStyle(.automatic) }.text == keyed)
    let plain = played { GroupBox { Text("in") } }.text
    #expect(!plain.contains("Title") && plain.contains("\"in\""))
  }

  @Test("A view in the place of what is missing has the parts that it is given")
  func unavailable() {
    func words(_ view: some View) -> [Bool] {
      let text = played { view }.text
      return ["\"Title\"", "\"Why\"", "\"Retry\"", "symbol star"].map(text.contains)
    }
    let label = Label("Title", systemImage: "star")
    let why = Text("Why")
    #expect(
      words(ContentUnavailableView(title, systemImage: "star", description: why))
        == [true, true, false, true])
    #expect(
      words(ContentUnavailableView("Title", systemImage: "star")) == [true, false, false, true])
    #expect(words(ContentUnavailableView { label }) == [true, false, false, true])
    #expect(
      words(
        ContentUnavailableView {
          label
        } description: {
          why
        }) == [true, true, false, true])
    #expect(
      words(
        ContentUnavailableView {
          label
        } actions: {
          Button("Retry") {}
        })
        == [true, false, true, true])
    #expect(
      words(ContentUnavailableView("Title", image: "photo", description: why))
        == [true, true, false, false])
    #expect(played { ContentUnavailableView.search }.text.contains("\"No Results\""))
  }

  @Test(
    "A button that is given its role alone shows what that stands for",
    arguments: [
      (ButtonRole.close, "Close"), (.confirm, "Done"), (.cancel, "Cancel"),
      (.destructive, "Delete"),
    ])
  func roles(_ role: ButtonRole, _ name: String) {
    let log = Log()
    let played = played {
      let button: Button<DefaultButtonLabel> = Button(role: role) { log.add("acted") }
      return button
    }
    #expect(played.graph.tapTargets.map(\.label) == [name])
    played.tap(name)
    #expect(log.text == "acted")
  }
}
