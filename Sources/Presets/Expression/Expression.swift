import Wording

/// A piece of Swift as a preset writes it, taken apart but not yet understood.
///
///     .scale(scale: 0, anchor: .bottom).combined(with: .opacity)
///     Circle().fill(.blue).frame(width: 200)
struct Expression: Hashable {
  indirect enum Form: Hashable {
    case number(Double)
    case string(String)
    case boolean(Bool)
    /// `nil`
    case nothing
    case array([Expression])
    /// `0...1` or `0..<5`
    case range(Expression, Expression, isClosed: Bool)
    /// Names with dots between them; one that starts with a dot leaves its type to be found out.
    case chain([Link], startsWithDot: Bool)
  }

  /// One name of a chain, and what it is called with.
  struct Link: Hashable {
    var name: String
    /// Nil where no parentheses follow.
    var arguments: [Argument]?
    /// Of the name.
    var offset: Int
    /// Of the closing parenthesis, where there are parentheses.
    var end: Int?
  }

  struct Argument: Hashable {
    var label: String?
    var value: Expression
    /// Of the label, or of the value where there is none.
    var offset: Int
  }

  var form: Form
  /// Characters before the expression in its text.
  var offset: Int
}

extension Expression: CustomStringConvertible {
  /// The expression as it would be written.
  var description: String {
    switch form {
    case .number(let number): number.written
    case .string(let string): "\"\(string)\""
    case .boolean(let boolean): boolean ? "true" : "false"
    case .nothing: "nil"
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .range(let lower, let upper, let isClosed): "\(lower)\(isClosed ? "..." : "..<")\(upper)"
    case .chain(let links, let startsWithDot):
      (startsWithDot ? "." : "") + links.map(\.description).joined(separator: ".")
    }
  }
}

extension Expression.Link: CustomStringConvertible {
  var description: String {
    guard let arguments else { return name }
    let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.description }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}
