import ViewEngine

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  public var body: some View { view }
}
