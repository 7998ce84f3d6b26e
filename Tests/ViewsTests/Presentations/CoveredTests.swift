import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What fingers and scripts reach.
@MainActor
@Suite("What is covered is not touched")
struct CoveredTests {
  /// Rule: `unseen-is-untouched`.
  @Test(
    "A view with opacity 0 lets fingers through, one with a little does not",
    arguments: [(0.0, "below"), (0.01, "above")])
  func opacity(_ opacity: Double, _ hit: String) {
    let log = Log()
    let played = PlayedView {
      ZStack {
        Color.red.onTapGesture { log.add("below") }
        Color.blue.onTapGesture { log.add("above") }.opacity(opacity)
      }
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == hit)
  }

  /// Rule: `clear-takes-no-touches`.
  @Test("What is filled with nothing lets fingers through, unless it is given a shape") func clear()
  {
    let log = Log()
    let played = PlayedView {
      VStack(spacing: 0) {
        ZStack {
          Color.red.onTapGesture { log.add("below") }
          Color.clear.onTapGesture { log.add("never") }
        }
        ZStack {
          Color.red.onTapGesture { log.add("never") }
          Color.clear.contentShape(Rectangle()).onTapGesture { log.add("shape") }
        }
        ZStack {
          Color.red.onTapGesture { log.add("never") }
          Color.white.opacity(0.001).onTapGesture { log.add("pale") }
        }
      }
    }
    for y in [10.0, 50, 90] { played.tap(at: CGPoint(x: 50, y: y)) }
    #expect(log.text == "below shape pale")
  }

  /// Rule: `covered-is-untouched`.
  @Test("Scripts find nothing beneath a cover, nor beneath a pushed page") func covered() {
    let isCovered = Handle(false)
    let phone = Phone { isShown in
      NavigationStack {
        VStack {
          Button("Root") {}
          NavigationLink("Push") { Text("Page") }
        }
      }
      .sheet(isPresented: isShown) {
        isCovered.shows { _ in
          Button("In the sheet") {}.fullScreenCover(isPresented: isCovered.bound) {
            Button("In the cover") {}
          }
        }
      }
    }
    #expect(phone.targets == ["Root", "Push"])
    phone.show()
    #expect(phone.targets == ["In the sheet"])
    phone.played.change { isCovered.value = true }
    phone.wait()
    #expect(phone.targets == ["In the cover"])
    phone.played.change { phone.isShown.value = false }
    phone.wait()
    #expect(phone.targets == ["Root", "Push"])
    phone.played.tap("Push")
    phone.wait()
    #expect(!phone.targets.contains("Root") && !phone.targets.contains("Push"))
  }

  /// Rule: `covered-is-untouched`.
  @Test("A sheet may let fingers through to what is behind, which stays as light as it is")
  func background() {
    let log = Log()
    let phone = Phone { isShown in
      VStack {
        Button("Behind") { log.add("behind") }
        Spacer()
      }
      .sheet(isPresented: isShown) {
        Button("In front") {}.presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
    phone.show()
    #expect(phone.targets == ["In front", "Behind"])
    phone.played.tap("Behind")
    #expect(log.text == "behind" && phone.isShown.value)
    #expect(phone.played.frame(of: .black.opacity(0.12)) == nil)
  }

  @Test("A sheet that dims nothing throws a shadow, without which white would end nowhere on white")
  func shadow() {
    func text(_ interaction: PresentationBackgroundInteraction) -> String {
      let phone = Phone { isShown in
        Color.white.sheet(isPresented: isShown) {
          Color.white.presentationDetents([.medium])
            .presentationBackgroundInteraction(interaction)
        }
      }
      phone.show()
      return phone.played.text
    }
    #expect(text(.enabled).contains("shadow") && !text(.automatic).contains("shadow"))
  }
}
