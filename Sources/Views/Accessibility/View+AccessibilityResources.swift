import Motion
import ViewEngine
@_spi(Engine) import ViewEngine

extension View {
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibilityLabel(labelResource.text, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibilityHint(hintResource.text, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibilityValue(valueResource.text, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: nameResource.text, handler)
  }
}
