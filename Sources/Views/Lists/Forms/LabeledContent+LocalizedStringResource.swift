import Foundation
import Motion
import ViewEngine

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.text, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource.text, value: value)
  }

  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource.text, value: value, format: format)
  }
}
