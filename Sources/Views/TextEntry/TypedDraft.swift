import Foundation

/// What stands in a field of a value while it is typed in: "12." on the way to "12.5", which would be written "12".
struct TypedDraft: Equatable {
  let text: String
  /// How the value is written that it stands for.
  let written: String
}

/// How a field of a value would write what is typed; nil where that cannot be read, and the value stays what it is.
struct TypedReading {
  let written: (String) -> String?

  init<F: ParseableFormatStyle>(_ format: F, isOptional: Bool) where F.FormatOutput == String {
    written = { text in
      if isOptional, text.isEmpty { return "" }
      let local = _ClipLocale.localized(format)
      let read = try? local.parseStrategy.parse(text)
      return read.map { local.format($0) } ?? (isOptional ? "" : nil)
    }
  }
}
