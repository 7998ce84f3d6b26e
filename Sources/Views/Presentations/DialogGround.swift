import Motion
import ViewEngine

/// What an alert and a dialog are made of: frosted glass through which little is seen, and that blurred.
///
/// - Matches: UIKit on iOS 17 in light appearance, by recordings of *Alert*: 238 of 255 over a white
///   page made darker. In dark appearance it is not measured, and is a regular material (rule `dialog-ground`).
struct DialogGround: View {
  var body: some View { Rectangle().fill(Material.dialog) }
}
