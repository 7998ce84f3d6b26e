import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A confirmation dialog's card since iOS 26.
struct GlassDialog: View {
  let title: Text?
  let message: SubviewsCollection
  let choices: [Subview]
  /// The platform adds one where there is none.
  let cancel: Subview?

  var body: some View {
    if let cancel {
      GlassAlert(
        title: title, message: message, fields: [], buttons: choices + [cancel], isStacked: true)
    } else {
      SubviewsReader(content: Button("Cancel", role: .cancel) {}) { added in
        GlassAlert(
          title: title, message: message, fields: [], buttons: choices + Array(added),
          isStacked: true)
      }
    }
  }
}
