import Foundation
import Motion
import ViewEngine

extension Binding where Value == String {
  /// A value as a format writes it; what cannot be read leaves the value as it is.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self.init(
      get: { _ClipLocale.localized(format).format(value.wrappedValue) },
      set: { new in
        guard let read = try? _ClipLocale.localized(format).parseStrategy.parse(new) else { return }
        value.wrappedValue = read
      })
  }

  /// The same of a value that may be missing, which is no text.
  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self.init(
      get: { value.wrappedValue.map(_ClipLocale.localized(format).format) ?? "" },
      set: {
        value.wrappedValue =
          $0.isEmpty ? nil : try? _ClipLocale.localized(format).parseStrategy.parse($0)
      })
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    self.init(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { new in
        // Formatters read into objects, which only these two kinds do the same way here.
        let read: Any? =
          switch formatter {
          case let formatter as NumberFormatter: formatter.number(from: new).map { $0 as Any }
          case let formatter as DateFormatter: formatter.date(from: new)
          default: new
          }
        if let number = read as? NSNumber, let value = value as? Binding<Double> {
          value.wrappedValue = number.doubleValue
        } else if let number = read as? NSNumber, let value = value as? Binding<Int> {
          value.wrappedValue = number.intValue
        } else if let read = read as? V {
          value.wrappedValue = read
        }
      })
  }
}

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Binding(value, format: format), prompt: prompt, label: label())
    reading = TypedReading(format, isOptional: false)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Binding(optional: value, format: format), prompt: prompt, label: label())
    reading = TypedReading(format, isOptional: true)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: Binding(value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
