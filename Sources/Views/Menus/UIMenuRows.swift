import Motion
import ViewEngine

/// A menu of UIKit's as rows of SwiftUI's.
struct UIMenuRows: View {
  let menu: UIMenu
  /// Called before an action that is chosen is done.
  var choose: (UIAction) -> Void = { _ in }

  var body: some View {
    ForEach(menu.children.indices, id: \.self) { index in
      let element = menu.children[index]
      if let inner = element as? UIMenu { self.inner(inner) }
      if let action = element as? UIAction, !action.attributes.contains(.hidden) { row(action) }
    }
  }

  private func inner(_ menu: UIMenu) -> AnyView {
    guard menu.options.contains(.displayInline) else {
      return AnyView(
        Menu {
          UIMenuRows(menu: menu, choose: choose)
        } label: {
          UIMenuLabel(element: menu)
        })
    }
    return AnyView(
      Section {
        UIMenuRows(menu: menu, choose: choose)
      } header: {
        if !menu.title.isEmpty { Text(verbatim: menu.title) }
      })
  }

  private func row(_ action: UIAction) -> some View {
    MenuRow(
      role: action.attributes.contains(.destructive) ? .destructive : nil, mark: mark(of: action),
      isMarked: action.state != .off,
      staysOpen: action.attributes.contains(.keepsMenuPresented),
      action: {
        choose(action)
        action.run(from: action)
      }, label: UIMenuLabel(element: action)
    )
    .disabled(action.attributes.contains(.disabled))
  }

  private func mark(of action: UIAction) -> MenuRow<UIMenuLabel>.Mark {
    switch action.state {
    case .off: .none
    case .on: .check
    case .mixed: .mixed
    }
  }
}

/// How a row of a menu of UIKit's is called.
struct UIMenuLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
