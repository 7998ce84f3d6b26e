import Foundation
import Motion
import ViewEngine

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(titleResource.text, text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleResource.text, text: text, onCommit: onCommit)
  }
}
