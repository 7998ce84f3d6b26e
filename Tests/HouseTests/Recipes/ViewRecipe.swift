import Foundation
import TestSupport
import Testing

@testable import Presets
@testable import ShowreelCLI

/// The places of "a view" and "a modifier" in Documentation/ARCHITECTURE.md, *To add …*.
struct ViewRecipe {
  /// The words of the tests' code, those of the recipes themselves, of the fuzzer and of the demos left out.
  private let testWords: Set<String>
  /// Names that a dot stands before and a bracket or a closure behind, in the same texts.
  private let testCalls: Set<String>
  private let demoWords: Set<String>

  /// Reading takes a second in a debug build.
  static let read = Result { try ViewRecipe() }

  private init() throws {
    let files = try Repository.files(in: "Tests").filter { file in
      !["HouseTests", "Fuzzing", "Gallery"].contains { file.hasPrefix("Tests/\($0)/") }
    }
    let texts = try files.map { Self.code(of: try Repository.text($0)) }
    testWords = Set(texts.flatMap(Self.words))
    testCalls = Set(texts.flatMap(Self.calls))
    demoWords = try Set(Self.words(in: Repository.text(ofAllIn: "Tests/Gallery/Demos")))
  }

  func places(ofView name: String) -> [Place] {
    [
      Place("entry in the list of what is supported; run Scripts/api", isSupported(name)),
      Place("test that shows it", testWords.contains(name) || testWords.contains("." + name)),
      Place("demo in Tests/Gallery/Demos", demoWords.contains(name)),
    ]
  }

  func places(ofModifier name: String) -> [Place] {
    [
      Place("entry in the list of what is supported; run Scripts/api", isSupported("." + name)),
      Place("test that calls it", testCalls.contains(name)),
    ]
  }

  /// A text without its comments: a name in one tests nothing.
  private static func code(of text: String) -> String {
    text.split(separator: "\n").filter { line in
      !line.drop { $0 == " " }.starts(with: "//")
    }.joined(separator: "\n")
  }

  /// The identifiers of a text, those that follow a dot with it.
  private static func words(in text: String) -> [String] {
    let dot = UInt8(ascii: ".")
    func isPart(_ byte: UInt8) -> Bool {
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
    }
    return text.utf8.split { !isPart($0) && $0 != dot }.flatMap { chain in
      chain.split(separator: dot).map { word in
        (word.startIndex == chain.startIndex ? "" : ".") + String(Substring(word))
      }
    }
  }

  /// What is called of the members of something.
  static func calls(in text: String) -> [String] {
    text.matches(of: #/\.(\w+)(?:[({]| \{)/#).map { String($0.output.1) }
  }

  private func isSupported(_ name: String) -> Bool { SupportedAPI.names.contains(name) }
}
