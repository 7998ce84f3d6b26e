import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Dates beside the clip's present")
struct ClipDateTests {
  private func play(_ look: @escaping (Date) -> Void) {
    let played = PlayedView { Square() }
    played.advance(to: 1)
    played.change { look(_ClipTime.now) }
  }

  @Test("A day is the clip's, or the one before or after it") func days() {
    play { now in
      let calendar = _ClipLocale.calendar
      let day: TimeInterval = 86400
      for offset in -1...1 {
        for other in -2...2 {
          let date = now.addingTimeInterval(TimeInterval(other) * day)
          #expect(_ClipTime.isDate(date, offset, calendar) == (other == offset))
        }
      }
    }
  }

  @Test("How long ago something was is told from the clip's present") func relative() {
    play { now in
      let style = Date.RelativeFormatStyle(
        presentation: .numeric, locale: Locale(identifier: "en_US"))
      for (seconds, text) in [
        (-3600.0, "1 hour ago"), (3600, "in 1 hour"), (-120, "2 minutes ago"),
        (2 * 86400, "in 2 days"),
      ] {
        let date = now.addingTimeInterval(seconds)
        #expect(_ClipTime.relative(date, style) == text)
        #expect(Text(date, format: style).string == text)
      }
    }
  }

  @Test("A predicate compares a text") func predicates() {
    func holds(_ format: String, _ argument: String, _ value: String) -> Bool {
      NSPredicate(format: format, argument).evaluate(with: value)
    }
    let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(holds("SELF MATCHES %@", mail, "a@b.org"))
    #expect(!holds("SELF MATCHES %@", mail, "a@b.org, c"))
    #expect(!holds("SELF MATCHES %@", "a|ab", "abc"))
    #expect(holds("SELF MATCHES[c] %@", "abc", "ABC"))
    #expect(holds("SELF CONTAINS %@", "b", "abc") && !holds("SELF CONTAINS %@", "B", "abc"))
    #expect(holds("self contains[c] %@", "B", "abc"))
    #expect(holds("SELF BEGINSWITH %@", "ab", "abc") && !holds("SELF BEGINSWITH %@", "b", "abc"))
    #expect(holds("SELF ENDSWITH %@", "bc", "abc") && !holds("SELF ENDSWITH %@", "b", "abc"))
    #expect(holds("SELF == %@", "abc", "abc") && !holds("SELF == %@", "abc", "ab"))
    #expect(!holds("name LIKE %@", "abc", "abc"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "1").evaluate(with: 1))
  }

  @Test("A value has UIKit's names for its geometry") func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
