import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  @ViewBuilder private var views: some View {
    Color.red.frame(width: 80, height: 80)
    Color.blue.frame(width: 40, height: 20)
  }

  private func played(_ width: CGFloat, _ height: CGFloat, in axes: Axis.Set) -> PlayedView {
    PlayedView { ViewThatFits(in: axes) { views }.frame(width: width, height: height) }
  }

  @Test("The first view is shown that fits") func first() {
    let wide = played(90, 90, in: .horizontal)
    #expect(wide.frame(of: .red) == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(wide.frame(of: .blue) == nil)
    let narrow = played(60, 90, in: .horizontal)
    #expect(narrow.frame(of: .red) == nil)
    #expect(narrow.frame(of: .blue) == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("The last one where none fits") func last() {
    #expect(
      played(20, 20, in: .horizontal).frame(of: .blue)
        == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("Only the axes that are named count") func axes() {
    #expect(played(90, 30, in: .horizontal).frame(of: .red) != nil)
    #expect(played(90, 30, in: .vertical).frame(of: .blue) != nil)
    #expect(played(90, 30, in: [.horizontal, .vertical]).frame(of: .blue) != nil)
  }

  @Test("A text that has to wrap does not fit across, but may downwards") func text() {
    func shown(_ axes: Axis.Set, height: CGFloat) -> String {
      PlayedView {
        ViewThatFits(in: axes) {
          Text("0123456789")
          Text("short")
        }
        .frame(width: 50, height: height)
      }.text
    }
    #expect(shown(.horizontal, height: 50).contains("\"short\""))
    #expect(shown(.vertical, height: 50).contains("\"0123456789\""))
    #expect(shown(.vertical, height: 30).contains("\"short\""))
  }

  @Test("Only what is shown is touched, and another view takes its place at once") func change() {
    let log = Log()
    let width = Handle(90.0)
    let played = PlayedView {
      width.shows { width in
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: 80, height: 20).onTapGesture { log.add("wide") }
          Color.blue.frame(width: 40, height: 20).onTapGesture { log.add("narrow") }
        }
        .frame(width: width)
      }
    }
    played.tap(at: middle)
    played.animate { width.value = 60 }
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .blue) != nil)
    played.tap(at: middle)
    #expect(log.text == "wide narrow")
  }

  private func logged(_ color: Color, _ name: String, width: CGFloat, _ log: Log) -> some View {
    color.frame(width: width, height: 20)
      .onAppear { log.add("A-\(name)") }
      .onDisappear { log.add("D-\(name)") }
  }

  /// Rule: `only-what-fits-appears`.
  @Test("Only what is shown appears, and what takes its place does before it disappears")
  func appearing() {
    let log = Log()
    let width = Handle(90.0)
    let played = PlayedView {
      width.shows { width in
        ViewThatFits(in: .horizontal) {
          logged(.red, "wide", width: 80, log)
          logged(.blue, "narrow", width: 40, log)
        }
        .frame(width: width)
      }
    }
    #expect(log.text == "A-wide")
    played.change { width.value = 60 }
    #expect(log.text == "A-wide A-narrow D-wide")
    played.change { width.value = 90 }
    #expect(log.text == "A-wide A-narrow D-wide A-wide D-narrow")
  }

  /// Rule: `only-what-fits-appears`.
  @Test("So is it with one in another, and with what a condition brings later") func nested() {
    let log = Log()
    let (width, isOn) = (Handle(60.0), Handle(false))
    let played = PlayedView {
      width.shows { width in
        ViewThatFits(in: .horizontal) {
          ViewThatFits(in: .horizontal) {
            logged(.red, "inner", width: 80, log)
          }
          isOn.shows { isOn in
            if isOn {
              logged(.green, "on", width: 40, log)
            } else {
              logged(.blue, "off", width: 40, log)
            }
          }
        }
        .frame(width: width)
      }
    }
    #expect(log.text == "A-off")
    played.change { isOn.value = true }
    #expect(log.text == "A-off A-on D-off")
    played.change { width.value = 90 }
    #expect(log.text == "A-off A-on D-off D-on A-inner")
  }
}
