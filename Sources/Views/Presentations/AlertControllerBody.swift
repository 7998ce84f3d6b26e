import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A question of UIKit's as SwiftUI's alert or dialog.
struct AlertControllerBody: View {
  let alert: UIAlertController

  var body: some View {
    // Reading it has the body read again when something of the question has changed.
    _ = alert.changes.count
    return Group {
      if alert.preferredStyle == .alert {
        AlertBody(
          title: text(alert.title) ?? Text(verbatim: ""), actions: answers,
          message: text(alert.message), isAlwaysAnswered: false)
      } else {
        ActionSheetBody(
          title: text(alert.title), actions: answers, message: text(alert.message),
          isAlwaysLeft: false)
      }
    }
  }

  private func text(_ string: String?) -> Text? { string.map { Text(verbatim: $0) } }

  @ViewBuilder private var answers: some View {
    ForEach(alert.textFields ?? [], id: \.place) { UIViewBody(view: $0) }
    ForEach(alert.actions.indices, id: \.self) { index in
      let action = alert.actions[index]
      Button(role: action.role) {
        alert.choose(action)
      } label: {
        Text(verbatim: action.title ?? "")
          .fontWeight(alert.preferredAction === action ? .semibold : nil)
      }
      .disabled(!action.isEnabled)
    }
  }
}

extension UITextField {
  fileprivate var place: ObjectIdentifier { ObjectIdentifier(self) }
}
