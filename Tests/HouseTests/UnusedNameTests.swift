import TestSupport
import Testing

/// What is for the program's other files is used by one of them: a name that occurs once is its own declaration.
@Suite("Unused names")
struct UnusedNameTests {
  private static let ofDemos = "is in a source in quotes, which demos are compiled with"

  /// What nothing in the sources names, and why it stays.
  private static let exceptions: [String: String] = [
    "BindingReducer": Self.ofDemos,
    "CombineReducers": Self.ofDemos,
    "ConfirmationDialogState": Self.ofDemos,
    "DateComponentsFormatter": Self.ofDemos,
    "DispatchSourceTimer": Self.ofDemos,
    "EffectOf": Self.ofDemos,
    "EffectTask": Self.ofDemos,
    "ForEachStore": Self.ofDemos,
    "HTTPURLResponse": Self.ofDemos,
    "IdentifiedActionOf": Self.ofDemos,
    "IdentifiedArrayOf": Self.ofDemos,
    "IfLetStore": Self.ofDemos,
    "MeasurementFormatter": Self.ofDemos,
    "PersonNameComponentsFormatter": Self.ofDemos,
    "ReducerOf": Self.ofDemos,
    "StackActionOf": Self.ofDemos,
    "URLRequest": Self.ofDemos,
    "URLResponse": Self.ofDemos,
    "URLSessionConfiguration": Self.ofDemos,
    "URLSessionDataTask": Self.ofDemos,
    "ViewStore": Self.ofDemos,
    "ViewStoreOf": Self.ofDemos,
    "WithPerceptionTracking": Self.ofDemos,
    "WithViewStore": Self.ofDemos,
    "continuousClock": Self.ofDemos,
    "ifCaseLet": Self.ofDemos,
    "updateOrAppend": Self.ofDemos,
    "FrameReader": "the benchmarks and the tests of what is drawn take a clip's pictures by it",
    "ShowreelPlugin": "SwiftPM starts it",
    "apiVersion": "Kubernetes reads it in what is encoded",
    "customMirror": "`Mirror` reads it",
    "checkIsolated": "Swift's executors are asked so",
    "enqueue": "Swift's executors are given work so",
    "h264AsItIs": "the benchmarks compare a clip's cost with it",
    "makeChartDescriptor": "authors write it for those who hear a chart",
    "performCommand": "SwiftPM calls it",
    "restartPolicy": "Kubernetes reads it in what is encoded",
    "schemas": "authors of SwiftData write it, and the program has nothing to migrate",
    "slowestSpeed": "the fuzzer leaves out clips that play for long",
  ]

  private static let names = Result {
    try Repository.files(in: "Sources").reduce(into: NameCounter()) { names, file in
      names.read(try Repository.text(file))
    }
  }

  @Test func everyNameIsUsed() throws {
    let found = try Self.names.get().unused
    for name in found.subtracting(Self.exceptions.keys).sorted() {
      Issue.record("Nothing uses \(name). Take it away, or let the tests have it that need it.")
    }
    #expect(Set(Self.exceptions.keys).subtracting(found).sorted() == [])
  }

  @Test(
    arguments: [
      ("struct A {}", ["A"]), ("private struct A {}", []), ("public func a() {}", []),
      ("package var a: Int { 1 }", ["a"]), ("func a() { a() }", []),
      ("struct A {\n  let b = 1\n}\nlet c = A()", ["b", "c"]), ("// struct A\nlet a = 1", ["a"]),
      ("class A {\n  override func b() {}\n}\ntypealias C = A", ["C"]),
      ("let a = \"b\"\nlet b = \"\\(a)\"", []), ("public private(set) var a = 1", []),
    ] as [(String, [String])])
  func theRule(_ text: String, _ unused: [String]) {
    var names = NameCounter()
    names.read(text)
    #expect(names.unused.sorted() == unused)
  }
}

/// Counts the names of texts, and keeps those that are declared for others in the package. Cases of an enum are left out: all
/// of them may be meant at once. A word in quotes counts as a name: code is written in some.
private struct NameCounter {
  private var counts: [Substring: Int] = [:]
  private var declared: Set<String> = []

  var unused: Set<String> { declared.filter { counts[$0[...]] == 1 } }

  mutating func read(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      let words = line.utf8.split { byte in
        !(byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
          || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_"))
      }
      for word in words { counts[Substring(word), default: 0] += 1 }
      guard let found = DeclaredLine(line), !found.isPrivate,
        found.modifiers.isDisjoint(with: ["public", "open", "override"])
      else { continue }
      declared.insert(found.name)
    }
  }
}
