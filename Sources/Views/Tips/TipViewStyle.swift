import ViewEngine

/// How tips are laid out on their ground.
@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a tip says, for its style.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let title: Text?
  public let message: Text?
  public let image: Image?
  /// Whose handlers tell the card too what was tapped.
  public let actions: [Tips.Action]
}

extension View {
  /// How the tips inside are laid out.
  public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { look in
      let outer = look
      look.makeBody = { configuration in
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.tipLook, outer)
        }
      }
    }
  }
}

/// What a tip says, as the style around it has it.
struct StyledTip<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    look.makeBody(
      TipViewStyleConfiguration(
        tip: tip, title: tip.title, message: tip.message, image: tip.image,
        actions: tip.actions.map { item in
          Tips.Action(
            id: item.id,
            perform: {
              item.handler()
              action(item)
            }, item.label)
        }))
  }
}
