import Motion
import ViewEngine

/// What of a list's rows is chosen, whatever its type.
struct ListSelection {
  /// Several rows at once, in edit mode.
  let isMultiple: Bool
  /// Whether a row's tag is of the selection's type.
  let takes: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  /// The tags that are chosen.
  let all: () -> Set<AnyHashable>
  /// Chooses it and nothing else.
  let replace: (AnyHashable) -> Void
  let clear: () -> Void

  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    isMultiple = true
    takes = { $0.base is Value }
    contains = { ($0.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
    choose = { tag in
      guard let value = tag.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    replace = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = [value] }
    }
    all = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    clear = { selection.wrappedValue = [] }
  }

  /// One is always chosen.
  init<Value: Hashable>(always selection: Binding<Value>) {
    isMultiple = false
    takes = { $0.base is Value }
    contains = { ($0.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
    replace = choose
    all = { [AnyHashable(selection.wrappedValue)] }
    clear = {}
  }

  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    isMultiple = false
    takes = { $0.base is Value }
    contains = { ($0.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    choose = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
    replace = choose
    all = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    clear = { selection.wrappedValue = nil }
  }
}
