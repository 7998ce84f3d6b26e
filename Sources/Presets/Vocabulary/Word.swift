import Views

/// One thing that can be written in an expression, and what it makes.
///
/// The tables of words are all there is to know: they give the values, the suggestions in messages,
/// the schema's completions and the list of them all.
struct Word {
  enum Place: Hashable {
    /// `.easeIn` or `Animation.easeIn`
    case member(of: KindName)
    /// `Circle()`
    case type
    /// `.delay(1)` after a value
    case modifier(on: KindName)
  }

  let place: Place
  let name: String
  /// Nil for what is not called.
  let parameters: [ParameterFacts]?
  let result: KindName
  /// Takes the value before the dot, nil except for modifiers, and the arguments in the order of
  /// the parameters, nil for those left out.
  let make: @MainActor (_ base: Any?, _ arguments: [Any?]) -> Any

  /// As it would be written, with an example of each argument.
  var example: String {
    let list = parameters.map { "(" + $0.map(\.example).joined(separator: ", ") + ")" } ?? ""
    return (place == .type ? "" : ".") + name + list
  }
}

/// Hands out arguments one after the other, each as its parameter's type.
@MainActor
private final class ArgumentReader {
  private var values: ArraySlice<Any?>

  init(_ values: [Any?]) {
    self.values = values[...]
  }

  func next<Value>(_ parameter: Parameter<Value>) -> Value {
    guard let given = values.popFirst() ?? nil else {
      guard let fallback = parameter.fallback else {
        preconditionFailure("no argument for \(parameter.label ?? "_"), which has no fallback")
      }
      return fallback
    }
    return cast(given, what: parameter.label ?? "_")
  }
}

/// - Precondition: The value has that type; the evaluator has made sure of it.
private func cast<Value>(_ value: Any, what: String) -> Value {
  guard let value = value as? Value else {
    preconditionFailure("\(what) is a \(type(of: value)), not a \(Value.self)")
  }
  return value
}

// How the tables are written.

/// A member that is not called.
@MainActor
func member<Result>(
  _ name: String, _ kind: Kind<Result>, _ value: @escaping @MainActor @autoclosure () -> Result
) -> Word {
  Word(place: .member(of: kind.name), name: name, parameters: nil, result: kind.name) { _, _ in
    value()
  }
}

/// A member that is called.
@MainActor
func member<Result, each Argument>(
  _ name: String, _ kind: Kind<Result>, _ parameters: repeat Parameter<each Argument>,
  make: @escaping @MainActor (repeat each Argument) -> Result
) -> Word {
  let facts = facts(repeat each parameters)
  return Word(place: .member(of: kind.name), name: name, parameters: facts, result: kind.name) {
    _, values in
    let reader = ArgumentReader(values)
    return make(repeat reader.next(each parameters))
  }
}

/// A type that is called.
@MainActor
func type<Result, each Argument>(
  _ name: String, _ kind: Kind<Result>, _ parameters: repeat Parameter<each Argument>,
  make: @escaping @MainActor (repeat each Argument) -> Result
) -> Word {
  let facts = facts(repeat each parameters)
  return Word(place: .type, name: name, parameters: facts, result: kind.name) { _, values in
    let reader = ArgumentReader(values)
    return make(repeat reader.next(each parameters))
  }
}

/// What is called after a value and makes another.
@MainActor
func modifier<Base, Result, each Argument>(
  _ name: String, on base: Kind<Base>, _ kind: Kind<Result>,
  _ parameters: repeat Parameter<each Argument>,
  make: @escaping @MainActor (Base, repeat each Argument) -> Result
) -> Word {
  let facts = facts(repeat each parameters)
  return Word(place: .modifier(on: base.name), name: name, parameters: facts, result: kind.name) {
    value, values in
    let reader = ArgumentReader(values)
    return make(cast(value as Any, what: name), repeat reader.next(each parameters))
  }
}

/// A property of a value.
@MainActor
func property<Base, Result>(
  _ name: String, on base: Kind<Base>, _ kind: Kind<Result>,
  make: @escaping @MainActor (Base) -> Result
) -> Word {
  Word(place: .modifier(on: base.name), name: name, parameters: nil, result: kind.name) {
    value, _ in
    make(cast(value as Any, what: name))
  }
}

private func facts<each Argument>(_ parameters: repeat Parameter<each Argument>) -> [ParameterFacts]
{
  var facts: [ParameterFacts] = []
  for parameter in repeat each parameters { facts.append(parameter.facts) }
  return facts
}
