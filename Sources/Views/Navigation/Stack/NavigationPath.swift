import Foundation
import Motion
import ViewEngine

/// The values whose pages a navigation stack shows, from the first that was pushed to the last.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// The program ends where there are fewer, as SwiftUI's does.
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > elements.count {
      fatalError("removeLast(\(k)) of a NavigationPath with \(elements.count) elements")
    }
    elements.removeLast(k)
  }
}

extension Binding where Value == NavigationPath {
  var erased: Binding<[AnyHashable]> {
    Binding<[AnyHashable]>(
      get: { wrappedValue.elements },
      set: { (elements: [AnyHashable]) in wrappedValue.elements = elements })
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Hashable {
  var erased: Binding<[AnyHashable]> {
    Binding<[AnyHashable]>(
      get: { wrappedValue.map { AnyHashable($0) } },
      set: { (elements: [AnyHashable]) in
        wrappedValue = Value(elements.compactMap { $0.base as? Value.Element })
      })
  }
}

extension NavigationPath {
  /// A path as a file keeps it: the types of its values and the values, the last one first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate struct Value: Equatable {
      let type: String
      let json: String
    }

    fileprivate var values: [Value]

    fileprivate init(values: [Value]) {
      self.values = values
    }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      values = []
      while !list.isAtEnd {
        values.append(
          Value(type: try list.decode(String.self), json: try list.decode(String.self)))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        try list.encode(value.type)
        try list.encode(value.json)
      }
    }
  }

  /// The path to be kept; nil where one of its values cannot be.
  public var codable: CodableRepresentation? {
    let values = elements.reversed().map { element -> CodableRepresentation.Value? in
      guard let value = element.base as? any Codable, let type = _mangledTypeName(type(of: value)),
        let json = try? String(data: JSONEncoder().encode(value), encoding: .utf8)
      else { return nil }
      return CodableRepresentation.Value(type: type, json: json)
    }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    return CodableRepresentation(values: values.compactMap(\.self))
  }

  /// The path that was kept, without values whose types are no more.
  public init(_ codable: CodableRepresentation) {
    elements = codable.values.reversed().compactMap { value in
      guard let type = _typeByName(value.type) as? any (Codable & Hashable).Type else { return nil }
      return decoded(type, from: value.json)
    }
  }
}

private func decoded<V: Decodable & Hashable>(_ type: V.Type, from json: String) -> AnyHashable? {
  (try? JSONDecoder().decode(type, from: Data(json.utf8))).map { AnyHashable($0) }
}
