import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// How a person arranges tabs in a sidebar.
@MainActor
@Suite("Arranged tabs")
struct TabCustomizationTests {
  private func text<V: View>(@ViewBuilder _ view: () -> V) -> String {
    PlayedView(size: CGSize(width: 300, height: 400), view).text
  }

  private var plain: String {
    text {
      TabView {
        Tab("One", systemImage: "star") { Color.red }
        Tab("Two", systemImage: "heart") { Color.green }
      }
    }
  }

  private struct Kept: View {
    @AppStorage("tabs") private var customization: TabViewCustomization
    @AppStorage("written") private var written = TabViewCustomization()

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Color.red }
        Tab("Two", systemImage: "heart") { Color.green }
      }
      .tabViewCustomization(written == customization ? $customization : $written)
    }
  }

  @Test("An arrangement that an app keeps is none at first") func kept() {
    #expect(text { Kept() } == plain)
  }

  @Test("What a person may do with a tab does not move it in the bar") func allowed() {
    let arranged = text {
      TabView {
        Tab("One", systemImage: "star") { Color.red }
          .tabPlacement(.sidebarOnly).customizationBehavior(.disabled, for: .tabBar)
        Tab("Two", systemImage: "heart") { Color.green }
          .tabPlacement(.pinned).customizationBehavior(.reorderable, for: .sidebar)
      }
    }
    #expect(arranged == plain)
  }

  @Test("A section that is hidden leaves the bar, one that is only named stays") func sections() {
    func tabs(_ isHidden: Bool) -> String {
      text {
        TabView {
          Tab("One", systemImage: "star") { Color.red }
          TabSection("More") { Tab("Two", systemImage: "heart") { Color.green } }
            .customizationID("more").hidden(isHidden)
        }
      }
    }
    #expect(tabs(false) == plain)
    #expect(!tabs(true).contains("Two"))
  }
}
