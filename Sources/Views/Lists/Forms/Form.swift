import Motion
import ViewEngine

/// Settings and controls in groups of rows.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formLook) private var look

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Group {
      if let look {
        look.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content))))
      } else {
        PlacedForm(content: content)
      }
    }
    .environment(\.isInForm, true)
  }
}
