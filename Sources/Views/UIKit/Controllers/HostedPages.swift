@_spi(Engine) import ViewEngine

/// The pages of a controller of several: one is seen, the others keep their state.
struct HostedPages: View {
  let pages: [UIViewController]
  let shown: UIViewController?

  private struct Page: Identifiable {
    let controller: UIViewController
    var id: ObjectIdentifier { ObjectIdentifier(controller) }
  }

  var body: some View {
    ZStack {
      ForEach(pages.map(Page.init)) { page in
        let isShown = page.controller === shown
        page.controller.shown
          .opacity(isShown ? 1 : 0)
          .allowsHitTesting(isShown)
          .modifier(PresenceModifier(isCovered: !isShown))
      }
    }
  }
}
