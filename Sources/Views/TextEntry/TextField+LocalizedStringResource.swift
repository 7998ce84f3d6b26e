import Foundation
import Geometry
import Motion
import ViewEngine

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(titleResource.text, text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(titleResource.text, text: text, prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      titleResource.text, text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleResource.text, text: text, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titleResource.text, value: value, format: format, prompt: prompt)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(titleResource.text, value: value, format: format, prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(titleResource.text, value: value, formatter: formatter, prompt: prompt)
  }
}
