import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A confirmation dialog's card since iOS 26.
struct GlassDialog: View {
  let title: Text?
  let message: SubviewsCollection
  let choices: [Subview]
  let cancel: Subview?
  /// The platform adds one where there is none.
  let isAlwaysLeft: Bool

  var body: some View {
    if cancel != nil || !isAlwaysLeft {
      GlassAlert(
        title: title, message: message, fields: [],
        buttons: choices + (cancel.map { [$0] } ?? []), isStacked: true)
    } else {
      SubviewsReader(content: Button("Cancel", role: .cancel) {}) { added in
        GlassAlert(
          title: title, message: message, fields: [], buttons: choices + Array(added),
          isStacked: true)
      }
    }
  }
}
