import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Links with a title that a binding opens, as code for iOS 13 to 15 has them.
@MainActor
@Suite("Links with a title that a binding opens")
struct TitledLinkTests {
  private let title = "Mars"

  @Test("One says that its page is shown") @available(*, deprecated) func active() {
    let isActive = Handle(false)
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      NavigationView {
        isActive.shows { _ in
          VStack {
            NavigationLink("Venus", destination: Text("Cloudy"), isActive: isActive.bound)
            NavigationLink(title, destination: Text("Dusty"), isActive: .constant(false))
            NavigationLink("Earth", isActive: .constant(false)) { Text("Blue") }
            NavigationLink(title + "2", isActive: .constant(false)) { Text("None") }
          }
        }
      }
    }
    #expect(!played.text.contains("Cloudy"))
    played.tap("Venus")
    played.advance(to: 2)
    #expect(isActive.value)
    #expect(played.text.contains("Cloudy"))
  }

  @Test("One has a tag that is selected") @available(*, deprecated) func tagged() {
    let selection = Handle<Int?>(nil)
    let played = PlayedView(size: CGSize(width: 390, height: 600)) {
      NavigationView {
        selection.shows { _ in
          VStack {
            NavigationLink("Venus", destination: Text("Cloudy"), tag: 1, selection: selection.bound)
            NavigationLink(title, destination: Text("Dusty"), tag: 2, selection: selection.bound)
            NavigationLink("Earth", tag: 3, selection: selection.bound) { Text("Blue") }
            NavigationLink(title + "2", tag: 4, selection: selection.bound) { Text("None") }
          }
        }
      }
    }
    played.tap("Mars")
    played.advance(to: 2)
    #expect(selection.value == 2)
    #expect(played.text.contains("Dusty"))
  }
}
