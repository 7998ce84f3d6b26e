import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Bars of pages as on iOS 26.
@MainActor
@Suite("Bars of iOS 26")
struct GlassBarTests {
  private static let mark = Color(red: 1, green: 0, blue: 0)

  private func played<V: View>(_ system: SystemVersion = .v26, @ViewBuilder _ view: () -> V)
    -> PlayedView
  {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: system, view)
  }

  private func capsules(_ played: PlayedView, _ color: Color) -> [CGRect] {
    played.frames(of: color).filter { $0.height == 44 }.sorted { $0.minX < $1.minX }
  }

  private static let glass = Color(white: 0.9905, opacity: 0.871)

  private func page<T: ToolbarContent>(@ToolbarContentBuilder _ items: () -> T) -> PlayedView {
    let items = items()
    return played {
      NavigationStack { Self.mark.navigationTitle("Page").toolbar { items } }
    }
  }

  @Test("A bar is 54 high, and a large title 52 more")
  func heights() {
    let plain = played {
      NavigationStack {
        Self.mark.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(plain.frame(of: Self.mark)?.minY == 108)
    let large = played { NavigationStack { Self.mark.navigationTitle("Page") } }
    #expect(large.frame(of: Self.mark)?.minY == 160)
  }

  @Test("Items side by side share one capsule")
  func shared() {
    let played = page {
      ToolbarItemGroup {
        Button("A", systemImage: "star") {}
        Button("B", systemImage: "heart") {}
      }
    }
    let capsules = capsules(played, Self.glass)
    #expect(capsules.count == 1)
    #expect((capsules.first?.width ?? 0) >= 88 && capsules.first?.maxX == 377)
  }

  @Test("A badge lies over the corner of its own item, and follows its number")
  func badges() throws {
    let count = Handle(3)
    let played = played {
      count.shows { number in
        NavigationStack {
          Self.mark.navigationTitle("Page")
            .toolbar {
              Button("Inbox", systemImage: "tray") {}.badge(number)
              Button("Share", systemImage: "star") {}
            }
        }
      }
    }
    let capsule = try #require(capsules(played, Self.glass).first)
    let badge = try #require(played.frame(ofText: "3"))
    // The first of two items of 44.
    #expect(badge.maxX < capsule.minX + 44 && badge.minX > capsule.minX + 22)
    #expect(badge.minY >= capsule.minY && badge.maxY < capsule.midY)
    played.change { count.value = 4 }
    #expect(played.frame(ofText: "4") != nil && played.frame(ofText: "3") == nil)
    played.change { count.value = 0 }
    #expect(played.frame(ofText: "4") == nil && played.frame(ofText: "0") == nil)
  }

  @Test("A gap parts them")
  func parted() {
    let played = page {
      ToolbarItem { Button("A", systemImage: "star") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("B", systemImage: "heart") {} }
    }
    let capsules = capsules(played, Self.glass)
    #expect(capsules.count == 2)
    #expect(capsules.allSatisfy { $0.width == 44 })
  }

  @Test("Titles have the label's colour, but for a tint of their own")
  func colors() {
    let played = page {
      ToolbarItem(placement: .topBarLeading) { Button("Plain") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Own") {}.tint(Self.mark) }
    }
    #expect(played.text.contains("text \"Plain\" 17/400 #000000FF"))
    #expect(played.text.contains("text \"Own\" 17/400 #FF0000FF"))
  }

  @Test("What confirms is white on a capsule of the tint")
  func confirms() {
    let played = page {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      ToolbarItem { Button("Other") {} }
    }
    #expect(capsules(played, Color(red: 0, green: 136.0 / 255, blue: 1)).count == 1)
    #expect(capsules(played, Self.glass).count == 1)
    #expect(played.text.contains("text \"Done\" 17/600 #FFFFFFFF"))
  }

  @Test("The way back is a circle without a title")
  func back() throws {
    let played = played {
      NavigationStack {
        NavigationLink("Next") { Self.mark.navigationTitle("Second") }.navigationTitle("First")
      }
    }
    played.tap("Next")
    played.advance(to: 2)
    let circle = try #require(capsules(played, Self.glass).first)
    #expect(circle == CGRect(x: 16, y: 64, width: 44, height: 44))
    let target = played.graph.tapTargets.first { $0.identifier == "BackButton" }
    #expect(target?.frame.size == CGSize(width: 44, height: 44))
    played.tap("BackButton")
    played.advance(to: 4)
    #expect(played.frame(of: Self.mark) == nil)
  }

  @Test("Items below a page stand in a capsule, too")
  func bottom() {
    let played = page {
      ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "star") {} }
    }
    let capsule = capsules(played, Self.glass).first
    #expect(capsule?.width == 44 && capsule?.midX == 196.5 && capsule?.maxY == 852 - 34 - 2)
  }
}
