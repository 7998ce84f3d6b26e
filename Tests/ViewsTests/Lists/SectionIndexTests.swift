import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Letters are 14 points below each other, in a column of 20 at the list's end.
@MainActor
@Suite("The index at a list's side")
struct SectionIndexTests {
  private func played(_ visibility: Visibility = .automatic, device: DeviceIdiom = .phone)
    -> PlayedView
  {
    PlayedView(size: CGSize(width: 400, height: 600), device: device) {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section("Names with \(letter)") {
            ForEach(0..<20, id: \.self) { Text("\(letter) \($0)") }
          }
          .sectionIndexLabel(letter)
        }
      }
      .listStyle(.plain).listSectionIndexVisibility(visibility)
    }
  }

  @Test("Labels stand below each other at the end, in the middle of the list") func place() {
    for visibility in [Visibility.automatic, .visible] {
      let played = played(visibility)
      #expect(played.frame(ofText: "A")?.midY == 286)
      #expect(played.frame(ofText: "B")?.midY == 300)
      #expect(played.frame(ofText: "B")?.midX == 390)
      #expect(played.frame(ofText: "C")?.midY == 314)
    }
  }

  @Test("A list that hides it, sections without labels and a Mac have none") func none() {
    #expect(played(.hidden).frame(ofText: "B") == nil)
    #expect(played(.visible, device: .mac).frame(ofText: "B") == nil)
    let label: Text? = nil
    let plain = PlayedView(size: CGSize(width: 400, height: 600), device: .phone) {
      List { Section("Names") { Text("Ada") }.sectionIndexLabel(label) }
        .listSectionIndexVisibility(.visible)
    }
    #expect(plain.frame(ofText: "Ada") != nil)
  }

  @Test("A finger on it goes to a section at once, and to others as it slides") func jumps() {
    let played = played()
    #expect((played.frame(ofText: "Names with C")?.midY ?? 1000) > 600)
    played.graph.touchDown(at: CGPoint(x: 390, y: 314))
    played.advance(to: 0.1)
    #expect((played.frame(ofText: "Names with C")?.midY ?? 1000) < 60)
    played.graph.touchMoved(to: CGPoint(x: 390, y: 286))
    played.advance(to: 0.2)
    #expect((played.frame(ofText: "Names with A")?.midY ?? 1000) < 60)
    #expect((played.frame(ofText: "A 0")?.midY ?? 1000) < 100)
  }

  @Test("Where not all labels fit, every other line is a dot") func dots() {
    #expect(SectionIndex.places(of: 3, in: 600) == [0, 1, 2])
    #expect(
      SectionIndex.places(of: 26, in: 140) == [0, nil, 6, nil, 13, nil, 19, nil, 25])
    #expect(SectionIndex.places(of: 5, in: 0) == [0])
    #expect(SectionIndex.places(of: 0, in: 100) == [])
  }
}
