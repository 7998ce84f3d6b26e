import Foundation

/// The global and static variables of a compiled demo, as they were when it was loaded.
///
/// A clip is played more than once, to learn what it does and then to draw it. What a tap of the rehearsal has left in
/// a `static let shared` would be there from the clip's first frame on. So every play begins with the variables
/// as they were before the first, and what makes their values, once for each, makes them again.
///
/// Their places are in the library's symbol table. What they held is not released: tasks of the play before may still
/// use it.
struct DemoGlobals {
  private struct Variable {
    let address: UnsafeMutableRawPointer
    let bytes: [UInt8]
  }

  private let variables: [Variable]

  /// - Parameters:
  ///   - path: Of the library.
  ///   - function: Its name, and where it is, as the library is loaded.
  ///
  /// A library without a table, or one that is no ELF file, has no variables.
  init(ofLibrary path: String, by function: (name: String, address: UnsafeMutableRawPointer)) {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      case let table = SymbolTable(file), let offset = table.offset(of: function.name)
    else {
      variables = []
      return
    }
    let base = function.address - offset
    variables = table.variables.filter { Self.isGlobal($0.name) }.map { symbol in
      let address = base + symbol.offset
      return Variable(
        address: address,
        bytes: Array(UnsafeRawBufferPointer(start: address, count: symbol.size)))
    }
  }

  func restore() {
    for variable in variables {
      UnsafeMutableRawBufferPointer(start: variable.address, count: variable.bytes.count)
        .copyBytes(from: variable.bytes)
    }
  }

  /// By how Swift mangles names: a variable (`vp`), a static one (`vpZ`), and the token by which the value of
  /// either is made once (`Wz`).
  private static func isGlobal(_ name: String) -> Bool {
    name.hasPrefix("$s") && (name.hasSuffix("vp") || name.hasSuffix("vpZ") || name.hasSuffix("_Wz"))
  }
}
