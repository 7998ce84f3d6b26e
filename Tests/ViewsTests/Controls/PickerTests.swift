import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear
  var id: Self { self }
}

@MainActor
@Suite("Picker")
struct PickerTests {
  private let choice = Handle(Fruit.apple)

  private func picker() -> some View {
    choice.shows { _ in
      Picker("Fruit", selection: choice.bound) {
        ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
    }
  }

  /// Rule: `segmented-picker-size`.
  @Test("A tap on a segment chooses it, and the thumb slides there") func segmented() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) { picker() }
    #expect(played.graph.tapTargets.map(\.label) == ["apple", "pear"])
    #expect(played.frame(of: .white) == CGRect(x: 2, y: 36.5, width: 96, height: 27))
    played.tap("pear")
    #expect(choice.value == .pear)
    played.advance(to: 0.1)
    let x = played.frame(of: .white)?.minX ?? 0
    #expect(x > 2 && x < 102)
    played.advance(to: 2)
    #expect(played.frame(of: .white)?.minX == 102)
  }

  @Test("The ids of a ForEach are tags") func implicitTags() {
    let value = Handle(1)
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      value.shows { _ in
        Picker("", selection: value.bound) {
          ForEach(0..<3, id: \.self) { Text("\($0)") }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
    }
    played.tap("2")
    #expect(value.value == 2)
  }

  @Test("A menu shows what is chosen") func menu() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      choice.shows { _ in
        Picker("Fruit", selection: choice.bound) {
          Text("Apple").tag(Fruit.apple)
          Text("Pear").tag(Fruit.pear)
        }
      }
    }
    #expect(played.text.contains("Apple") && !played.text.contains("Pear"))
    played.change { choice.value = .pear }
    #expect(played.text.contains("Pear") && !played.text.contains("Apple"))
  }

  @Test(
    "A second text of a label stands below the first, in a row that pushes a page or opens a menu too",
    arguments: [false, true])
  func subtitles(pushes: Bool) {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      NavigationStack {
        Form {
          let picker = Picker(selection: choice.bound) {
            Text("Apple").tag(Fruit.apple)
          } label: {
            Text("Fruit")
            Text("To eat")
          }
          if pushes { picker.pickerStyle(.navigationLink) } else { picker.pickerStyle(.menu) }
        }
      }
    }
    let places = ["Fruit", "To eat"].map { word in
      played.text.split(separator: "\n").first { $0.contains("\"\(word)\"") }
        .flatMap { $0.split(separator: " ").last }
    }
    let points = places.map { $0?.split(separator: ",").compactMap { Double($0) } ?? [] }
    #expect(points[0].first == points[1].first)
    #expect(points[0].last ?? 0 < points[1].last ?? 0)
  }

  @Test("Segments are written as UIKit does, whatever the style around them") func ownColor() {
    let picker = Picker("Size", selection: .constant("S")) {
      ForEach(["S", "M"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
    #expect(PlayedView { picker.foregroundStyle(.red) }.text == PlayedView { picker }.text)
  }
}
