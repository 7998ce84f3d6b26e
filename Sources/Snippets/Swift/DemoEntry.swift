/// A view of a compiled demo, and the name of the function that the host gets it by.
struct DemoEntry: Hashable {
  let symbol: String
  let root: RootView

  /// Of the view that a demo of one file shows, and of the one that a look shows beside it.
  static let root = "showreel_make_root"
  static let other = "showreel_make_other"

  init(_ symbol: String, _ root: RootView) {
    self.symbol = symbol
    self.root = root
  }

  /// The file that the compiler is told the function is in, to know it again in a message.
  var mark: String { "showreel-entry-\(symbol)" }

  /// The function. It returns a pointer to an `any View` that the caller moves out of and frees.
  ///
  /// - Parameters:
  ///   - takesTasks: Whether tasks in the background have threads of their own (``ClipThreadSource``).
  ///   - surroundings: Modifiers that put into the environment what nothing else does.
  func text(isMarked: Bool, takesTasks: Bool, in surroundings: String = "") -> String {
    let before = takesTasks ? "_ClipThreads.takeTasks()\n  " : ""
    let function = """
      @MainActor @_cdecl("\(symbol)")
      public func _\(symbol)() -> UnsafeMutableRawPointer {
        \(before)let root = UnsafeMutablePointer<any View>.allocate(capacity: 1)
        root.initialize(to: \(surroundings.isEmpty ? root.expression : "(\(root.expression))\(surroundings)"))
        return UnsafeMutableRawPointer(root)
      }

      """
    if !isMarked { return function }
    return "#sourceLocation(file: \"\(mark)\", line: 1)\n\(function)#sourceLocation()\n"
  }
}

/// What is changed of a source beside what has to be for the compiler.
struct DemoChanges: Hashable {
  /// Modifiers that are not supported.
  var leftOut: [LeftOutModifier] = []
  /// The names that modules are compiled under, where those are not their own.
  var modules: [String: String] = [:]
  /// Modules that are not there.
  var absent: Set<String> = []
  /// Colours of a catalogue that is not there.
  var colors: Set<String> = []
  /// Those of another file of its app, which is not there.
  var helpers: Set<SiblingHelper> = []
  /// Views of another file, which is not there.
  var views: Set<String> = []
  /// Members of SwiftUI's types of such a file, and those types.
  var members: [String: String] = [:]
  /// Declarations of types of such a file.
  var models = ""
  /// Previews that it is compiled without, in bytes of the source.
  var previews: [Range<Int>] = []
  /// Where a type is declared that is kept to its file, in bytes of the source.
  var kept: [Int] = []
}
