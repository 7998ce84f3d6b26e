import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A title that a property has before it is shown looks like one that is typed where it is shown.
@MainActor
@Suite("Titles that are resources")
struct ResourceTitleTests {
  private enum Planet: Hashable {
    case mars, venus

    var name: LocalizedStringResource { self == .mars ? "Mars" : "Venus" }
  }

  private let mars = Planet.mars.name

  private func expectSame(
    _ title: @escaping () -> some View, _ typed: @escaping () -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      PlayedView { title() }.text == PlayedView { typed() }.text,
      sourceLocation: sourceLocation)
  }

  @Test("Of what is pressed") func buttons() {
    expectSame({ Button(mars) {} }, { Button("Mars") {} })
    expectSame(
      { Button(mars, systemImage: "star", role: .destructive) {} },
      { Button("Mars", systemImage: "star", role: .destructive) {} })
    expectSame({ Label(mars, systemImage: "star") }, { Label("Mars", systemImage: "star") })
    expectSame({ Label(mars, image: "none") }, { Label("Mars", image: "none") })
    expectSame({ Menu(mars) { Text("a") } }, { Menu("Mars") { Text("a") } })
    expectSame(
      {
        Menu(mars, systemImage: "star") {
          Text("a")
        } primaryAction: {
        }
      },
      {
        Menu("Mars", systemImage: "star") {
          Text("a")
        } primaryAction: {
        }
      })
    let page = URL(filePath: "/page")
    expectSame({ Link(mars, destination: page) }, { Link("Mars", destination: page) })
    expectSame({ ShareLink(mars, item: page) }, { ShareLink("Mars", item: page) })
    expectSame({ ControlGroup(mars) { Text("a") } }, { ControlGroup("Mars") { Text("a") } })
  }

  @Test("Of what has a value") func values() {
    let isOn = Binding.constant(true)
    let count = Binding.constant(2)
    let text = Binding.constant("")
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    expectSame({ Toggle(mars, isOn: isOn) }, { Toggle("Mars", isOn: isOn) })
    expectSame({ Stepper(mars, value: count) }, { Stepper("Mars", value: count) })
    expectSame(
      { Stepper(mars, onIncrement: {}, onDecrement: nil) },
      { Stepper("Mars", onIncrement: {}, onDecrement: nil) })
    expectSame({ TextField(mars, text: text) }, { TextField("Mars", text: text) })
    expectSame(
      { TextField(mars, value: count, format: .number) },
      { TextField("Mars", value: count, format: .number) })
    expectSame({ SecureField(mars, text: text) }, { SecureField("Mars", text: text) })
    expectSame({ DatePicker(mars, selection: date) }, { DatePicker("Mars", selection: date) })
    expectSame(
      { ColorPicker(mars, selection: .constant(Color.red)) },
      { ColorPicker("Mars", selection: .constant(Color.red)) })
    expectSame({ ProgressView(mars, value: 0.5) }, { ProgressView("Mars", value: 0.5) })
    expectSame(
      { Picker(mars, selection: count) { Text("2").tag(2) } },
      { Picker("Mars", selection: count) { Text("2").tag(2) } })
  }

  @Test("Of what holds others") func containers() {
    expectSame(
      { List { Section(mars) { Text("a") } } }, { List { Section("Mars") { Text("a") } } })
    expectSame({ GroupBox(mars) { Text("a") } }, { GroupBox("Mars") { Text("a") } })
    expectSame({ DisclosureGroup(mars) { Text("a") } }, { DisclosureGroup("Mars") { Text("a") } })
    expectSame({ LabeledContent(mars, value: "4") }, { LabeledContent("Mars", value: "4") })
    expectSame(
      { ContentUnavailableView(mars, systemImage: "star") },
      { ContentUnavailableView("Mars", systemImage: "star") })
    expectSame(
      { NavigationStack { NavigationLink(mars, value: 1).navigationTitle(mars) } },
      { NavigationStack { NavigationLink("Mars", value: 1).navigationTitle("Mars") } })
    expectSame(
      { TabView { Tab(mars, systemImage: "star") { Text("a") } } },
      { TabView { Tab("Mars", systemImage: "star") { Text("a") } } })
    expectSame({ List { Text("a").badge(mars) } }, { List { Text("a").badge("Mars") } })
  }

  @Test("Of what is asked") func dialogs() {
    let isPresented = Binding.constant(true)
    expectSame(
      { Text("a").alert(mars, isPresented: isPresented) { Button("OK") {} } },
      { Text("a").alert("Mars", isPresented: isPresented) { Button("OK") {} } })
    expectSame(
      {
        Text("a").confirmationDialog(mars, isPresented: isPresented, titleVisibility: .visible) {
          Button("OK") {}
        }
      },
      {
        Text("a").confirmationDialog("Mars", isPresented: isPresented, titleVisibility: .visible) {
          Button("OK") {}
        }
      })
    expectSame(
      { NavigationStack { Text("a").searchable(text: .constant(""), prompt: mars) } },
      { NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Mars") } })
  }

  @Test("Names that scripts tap by") func accessibility() {
    let log = Log()
    let played = PlayedView {
      Button(action: { log.add("tapped") }, label: { Text("x") })
        .accessibilityLabel(mars).accessibilityHint(mars).accessibilityValue(mars).help(mars)
    }
    played.tap("Mars")
    #expect(log.text == "tapped")
  }
}
