/// Why a demo was not compiled.
package enum CompileError: Error, Hashable, Sendable {
  /// The compiler's messages, with at least one error among them, or that it did not finish.
  case rejected([Diagnostic])
  case cannotWrite(path: String, reason: String)
  /// The disk that compiled demos are kept on.
  case cacheFull(path: String)
  /// The disk that the compiler is given its files on.
  case temporaryFull(path: String)
  case noCompiler
  case noModules(looked: [String])
}
