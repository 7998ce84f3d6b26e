import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What one play of a demo leaves in its global variables is not there in the next.
@Suite(.serialized, .enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct DemoGlobalsTests {
  /// The size of `any View`, which the library gives.
  private struct AnyDemo {
    var words = (0, 0, 0, 0, 0)
  }

  private static let code = """
    final class Store {
      static let shared = Store()
      private static var hidden: [String: Int] = ["plays": 10]
      static let limit = 1000
      var plays = 0
      func play() -> Int { Self.hidden["plays", default: 0] += 1; plays += 1; return Self.hidden["plays"]! }
    }
    enum Names { static let all: StaticString = "abc" }
    var count = 0
    private var text = "played"
    nonisolated(unsafe) let words = NSMutableArray()

    struct A: View {
      init() {
        count += Store.shared.play()
        text += "!"
        words.add(text)
      }
      var body: some View { Text("a") }
    }

    @_cdecl("demo_count") public func demoCount() -> Int {
      count * Store.limit + Store.shared.plays * 100 + words.count * 10 + text.count
    }
    @_cdecl("demo_play") public func demoPlay() { _ = A() }
    """

  private func library() async throws -> String {
    let fixture = try await CompilerFixture.shared.value
    let excerpt = Excerpt(file: "Globals.swift", line: 1, text: Self.code, indents: [])
    #expect(dlopen(fixture.folder.path + "/libSwiftUI.so", RTLD_NOW | RTLD_GLOBAL) != nil)
    return try await fixture.compiler(sandbox: try await CompilerFixture.walls.value)
      .compile(excerpt, root: try SwiftSource(Self.code).root()).library
  }

  @Test @MainActor func everyPlayBeginsWithThemAsTheyWereFirst() async throws {
    let path = try await library()
    let demo = try DemoLibrary(path: path)
    let handle = try #require(dlopen(path, RTLD_NOW))
    typealias Count = @convention(c) () -> Int
    typealias Play = @convention(c) () -> Void
    let count = unsafeBitCast(try #require(dlsym(handle, "demo_count")), to: Count.self)
    let play = unsafeBitCast(try #require(dlsym(handle, "demo_play")), to: Play.self)
    _ = demo.root(as: AnyDemo.self)
    let first = count()
    #expect(first == 11_117)
    play()
    play()
    #expect(count() != first)
    _ = demo.root(as: AnyDemo.self)
    #expect(count() == first)
  }

  @Test func onlyWhatMayBeWrittenIsNamed() async throws {
    let names = SymbolTable(try Data(contentsOf: URL(filePath: try await library())))
      .variables.map(\.name)
    #expect(names.contains { $0.contains("shared") && $0.hasSuffix("_Wz") })
    #expect(names.contains { $0.contains("hidden") && $0.hasSuffix("vpZ") })
    #expect(names.contains { $0.hasSuffix("5countSivp") })
    // A number that never changes lies where nothing can be written.
    #expect(!names.contains { $0.contains("5limit") })
  }

  @Test func brokenFilesHaveNone() async throws {
    let whole = try Data(contentsOf: URL(filePath: try await library()))
    #expect(SymbolTable(Data()).variables.isEmpty)
    #expect(SymbolTable(Data("\u{7F}ELF is no file".utf8)).variables.isEmpty)
    for length in [6, 63, 64, 1000, whole.count - 1, whole.count - 3000] {
      _ = SymbolTable(whole.prefix(length)).variables
    }
    // Every number of the header, one after the other, as small and as large as it can be.
    for place in 6..<64 {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var broken = whole
        broken[place] = value
        _ = SymbolTable(broken).variables
      }
    }
  }
}
