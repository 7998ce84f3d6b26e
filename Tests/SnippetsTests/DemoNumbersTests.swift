import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Whatever a demo asks for chance asks its clip.
@Suite(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
struct DemoNumbersTests {
  /// Every way, each of which sets a bit where it asked somebody else.
  private static let code = """
    struct A: View { var body: some View { Text("a") } }

    private var missed = 0
    private var ways = 0
    private func asks(_ draw: () -> Void) {
      let before = _ClipNumbers.count
      draw()
      if _ClipNumbers.count == before { missed |= 1 << ways }
      ways += 1
    }
    @_cdecl("demo_missed") public func demoMissed() -> Int {
      asks { _ = Bool.random() }
      asks { _ = Int.random(in: 0..<100) }
      asks { _ = UInt8.random(in: 1...9) }
      asks { let x: CGFloat = .random(in: -1...1); _ = x }
      asks { _ = Double.random(in: 0..<1) }
      asks { _ = Float.random(in: 0...1) }
      asks { _ = [1, 2, 3].randomElement() }
      asks { _ = (0..<9).randomElement() }
      asks { _ = "abc".randomElement() }
      asks { _ = Set([1, 2]).randomElement() }
      asks { _ = [1, 2, 3].shuffled() }
      asks { _ = (0..<9).shuffled() }
      asks { var list = [1, 2, 3]; list.shuffle() }
      asks { var system = SystemRandomNumberGenerator(); _ = Int.random(in: 0...9, using: &system) }
      asks { _ = UUID() }
      asks { _ = arc4random() }
      asks { _ = arc4random_uniform(6) }
      asks { _ = drand48() }
      return missed
    }
    @_cdecl("demo_ways") public func demoWays() -> Int { ways }
    """

  @Test func theyAskTheirClip() async throws {
    let fixture = try await CompilerFixture.shared.value
    let excerpt = Excerpt(file: "Numbers.swift", line: 1, text: Self.code, indents: [])
    #expect(dlopen(fixture.folder.path + "/libSwiftUI.so", RTLD_NOW | RTLD_GLOBAL) != nil)
    let path = try await fixture.compiler(sandbox: try await CompilerFixture.walls.value)
      .compile(excerpt, root: try SwiftSource(Self.code).root()).library
    let handle = try #require(dlopen(path, RTLD_NOW))
    typealias Number = @convention(c) () -> Int
    func number(_ name: String) throws -> Int {
      unsafeBitCast(try #require(dlsym(handle, name)), to: Number.self)()
    }
    #expect(try number("demo_missed") == 0)
    #expect(try number("demo_ways") == 18)
  }

  @Test func whatADemoDeclaresItselfIsItsOwn() {
    let own = """
      struct SystemRandomNumberGenerator: RandomNumberGenerator { mutating func next() -> UInt64 { 1 } }
      func arc4random_uniform(_ bound: UInt32) -> UInt32 { 0 }
      """
    let declarations = ClipRandomSource.declarations(beside: own)
    #expect(!declarations.contains("typealias") && !declarations.contains("arc4random"))
    #expect(ClipRandomSource.declarations(beside: "").contains("arc4random"))
  }
}
