import Foundation
@_spi(Engine) import ViewEngine

// A clip keeps nothing for the next one: a table's columns stand as the code says.

extension SceneStorage {
  nonisolated public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization<RowValue>(), key)
  }

  nonisolated public init<RowValue: Identifiable>(
    wrappedValue: TableColumnCustomization<RowValue>, _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(
      AppStorage(key: key, initial: wrappedValue, encode: { _ in nil }, decode: { _ in nil }))
  }
}

extension AppStorage {
  nonisolated public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization<RowValue>(), key, store: store)
  }

  nonisolated public init<RowValue: Identifiable>(
    wrappedValue: TableColumnCustomization<RowValue>, _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key: key, initial: wrappedValue, encode: { _ in nil }, decode: { _ in nil })
  }
}
