import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Fields in all the forms in which they are made.
@MainActor
@Suite("Text fields with titles and formats")
struct TextFieldFormTests {
  private let title = "Title"
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 300, height: 100), view)
  }

  /// Puts the focus in the field, and takes what is in it out with the keys, then types and returns.
  private func type(_ text: String, in played: PlayedView) {
    played.tap(at: CGPoint(x: 20, y: 50))
    let keeper = played.graph.part(FocusKeeper.self)
    for _ in 0..<10 { played.change { keeper.holder?.deleted() } }
    for letter in text { played.change { keeper.holder?.typed(String(letter)) } }
    played.change { keeper.holder?.returned() }
  }

  @Test("A field without a text shows its title, or its prompt") func titles() {
    let text = Binding.constant("")
    let none = Binding<Double?>.constant(nil)
    let fields: [(String, AnyView)] = [
      ("key", AnyView(TextField("Title", text: text))),
      ("string", AnyView(TextField(title, text: text))),
      ("key, axis", AnyView(TextField("Title", text: text, axis: .vertical))),
      ("string, axis", AnyView(TextField(title, text: text, axis: .vertical))),
      ("key, editing", AnyView(TextField("Title", text: text, onEditingChanged: { _ in }))),
      ("string, editing", AnyView(TextField(title, text: text, onEditingChanged: { _ in }))),
      ("key, commit", AnyView(TextField("Title", text: text, onCommit: {}))),
      ("string, commit", AnyView(TextField(title, text: text, onCommit: {}))),
      ("key, optional", AnyView(TextField("Title", value: none, format: .number))),
      ("string, optional", AnyView(TextField(title, value: none, format: .number))),
      ("label", AnyView(TextField(value: none, format: .number) { Text("Title") })),
      ("secure", AnyView(SecureField(title, text: text))),
      ("secure, commit", AnyView(SecureField("Title", text: text, onCommit: {}))),
      ("selection", AnyView(TextField(title, text: text, selection: .constant(nil)))),
    ]
    for (name, field) in fields {
      #expect(played { field }.text.contains("\"Title\""), "\(name)")
    }
    let prompted = played { TextField("Title", text: text, prompt: Text("Prompt")) }.text
    #expect(prompted.contains("\"Prompt\"") && !prompted.contains("\"Title\""))
  }

  @Test(
    "What it says stands as several lines of it would",
    arguments: [(TextAlignment.leading, 0.0), (.center, 125), (.trailing, 250)])
  func alignment(_ alignment: TextAlignment, _ x: CGFloat) {
    let fields: [AnyView] = [
      AnyView(TextField("Title", text: .constant("Words"))),
      AnyView(TextField("Words", text: .constant(""))),
      AnyView(TextField("Title", text: .constant("Words"), axis: .vertical)),
    ]
    for (index, field) in fields.enumerated() {
      let played = played { field.multilineTextAlignment(alignment) }
      #expect(played.frame(ofText: "Words")?.minX == x, "\(index)")
    }
  }

  @Test("A field with a format shows its value as that writes it") func values() {
    let number = Binding.constant(12.5)
    let fields: [(String, AnyView)] = [
      ("key", AnyView(TextField("Title", value: number, format: .number))),
      ("string", AnyView(TextField(title, value: number, format: .number))),
      ("label", AnyView(TextField(value: number, format: .number) { Text("Title") })),
      ("optional", AnyView(TextField("Title", value: Binding(number), format: .number))),
      ("key, formatter", AnyView(TextField("Title", value: number, formatter: formatter))),
      ("string, formatter", AnyView(TextField(title, value: number, formatter: formatter))),
      ("label, formatter", AnyView(TextField(value: number, formatter: formatter) { Text("T") })),
    ]
    formatter.minimumFractionDigits = 1
    for (name, field) in fields {
      let text = played { field }.text
      #expect(text.contains("\"12.5\""), "\(name)")
    }
  }

  @Test("What is typed is read by the format, and what it cannot read changes nothing")
  func reading() {
    let number = Handle(12.0)
    let view = played {
      number.shows { _ in TextField("Title", value: number.bound, format: .number) }
    }
    let text = Binding(number.bound, format: FloatingPointFormatStyle<Double>())
    view.change { text.wrappedValue = "7" }
    #expect(number.value == 7 && view.text.contains("\"7\""))
    view.change { text.wrappedValue = "words" }
    #expect(number.value == 7)
  }

  @Test("What is typed stays as it is until the focus goes, then the value is written")
  func typing() {
    let number = Handle(0.0)
    let view = played {
      number.shows { _ in TextField("Title", value: number.bound, format: .number) }
    }
    view.tap("Title")
    let keeper = view.graph.part(FocusKeeper.self)
    for letter in ".50" { view.change { keeper.holder?.typed(String(letter)) } }
    #expect(number.value == 0.5 && view.text.contains("\"0.50\""))
    view.change { keeper.holder?.returned() }
    view.advance(to: 1)
    #expect(number.value == 0.5 && view.text.contains("\"0.5\""))
  }

  @Test("A field that is emptied has no value") func optional() {
    let number = Handle<Double?>(3)
    let view = played {
      number.shows { _ in Text(number.value.map { "\($0)" } ?? "none") }
    }
    let text = Binding(optional: number.bound, format: FloatingPointFormatStyle<Double>())
    #expect(text.wrappedValue == "3")
    view.change { text.wrappedValue = "" }
    #expect(number.value == nil && text.wrappedValue == "")
    view.change { text.wrappedValue = "8" }
    #expect(number.value == 8)
  }

  @Test("A formatter reads numbers of the kind that is bound, dates and texts") func formatters() {
    final class Kept {
      var real = 1.0
      var whole = 1
      var date = Date(timeIntervalSinceReferenceDate: 0)
    }
    let kept = Kept()
    let real = Binding(
      Binding(get: { kept.real }, set: { kept.real = $0 }), formatter: formatter)
    let whole = Binding(
      Binding(get: { kept.whole }, set: { kept.whole = $0 }), formatter: formatter)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy-MM-dd"
    let date = Binding(Binding(get: { kept.date }, set: { kept.date = $0 }), formatter: dates)
    #expect(date.wrappedValue == "2001-01-01")
    real.wrappedValue = "2.5"
    whole.wrappedValue = "4"
    date.wrappedValue = "2001-01-02"
    #expect(kept.real == 2.5 && kept.whole == 4)
    #expect(kept.date.timeIntervalSinceReferenceDate == 86400)
    whole.wrappedValue = "four"
    #expect(kept.whole == 4)
  }

  @Test("The older form tells when editing begins and ends, and of the return key")
  func olderForm() {
    let log = Log()
    let view = played {
      TextField(
        title, text: .constant(""), onEditingChanged: { log.add($0 ? "begin" : "end") },
        onCommit: { log.add("commit") })
    }
    type("", in: view)
    view.advance(to: 1)
    #expect(log.entries.first == "begin" && log.entries.contains("commit"), "\(log.text)")
  }

  private struct Pill: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(8).background(Color.yellow)
    }
  }

  @Test("A style of one's own stands around the field, which is called and typed into as before")
  func ownStyle() {
    let text = Handle("")
    let played = played {
      text.shows { _ in
        TextField("Title", text: text.bound).textFieldStyle(Pill())
          .textFieldStyle(.roundedBorder)
      }
    }
    #expect(played.frame(of: .yellow)?.height == 50)
    #expect(played.graph.tapTargets.contains { $0.label == "Title" })
    type("abc", in: played)
    #expect(text.value == "abc")
  }

  @Test("No style further out frames a field that has a style of the device's")
  func innerStyle() {
    let bordered = played { TextField("Title", text: .constant("")).textFieldStyle(.roundedBorder) }
    let plain = played {
      TextField("Title", text: .constant("")).textFieldStyle(.plain)
        .textFieldStyle(Pill()).textFieldStyle(.roundedBorder)
    }
    #expect(plain.text == played { TextField("Title", text: .constant("")) }.text)
    #expect(plain.text != bordered.text)
  }
}
