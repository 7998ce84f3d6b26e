import Foundation
import Testing

@testable import Views

/// What stands for `as NSString` and its like.
@Suite("Bridged values")
struct BridgedTests {
  @Test("A value becomes Foundation's object with the same content") func values() throws {
    #expect("\(_bridged("text"))" == "text")
    #expect(_bridged(Data([1, 2])).length == 2)
    let date = Date(timeIntervalSinceReferenceDate: 7)
    #expect(_bridged(date).timeIntervalSinceReferenceDate == 7)
    #expect(_bridged(7).intValue == 7)
    #expect(_bridged(7.5).doubleValue == 7.5)
    #expect(_bridged(Int64(9)).intValue == 9)
    #expect(_bridged(UInt(9)).intValue == 9)
    #expect(_bridged(Float(0.5)).doubleValue == 0.5)
    #expect(_bridged(CGFloat(0.25)).doubleValue == 0.25)
    #expect(_bridged(Decimal(string: "12.75") ?? 0).doubleValue == 12.75)
    #expect(_bridged(true).boolValue)
    let url = try #require(URL(string: "https://example.com/a%20b"))
    #expect(_bridged(url).absoluteString == "https://example.com/a%20b")
  }

  @Test("What is an object already stays the same one") func objects() throws {
    let string = NSString(string: "text")
    #expect(_bridged(string) === string)
    let number = NSNumber(value: 3)
    #expect(_bridged(number) === number)
    let url = try #require(NSURL(string: "file:///a"))
    #expect(_bridged(url) === url)
  }
}
