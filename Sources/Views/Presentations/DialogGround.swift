import Motion
import ViewEngine

/// What an alert and a dialog are made of: frosted glass through which next to nothing is seen.
///
/// Measured in light appearance on recordings: 238 of 255 over a white page made darker. In dark
/// appearance not measured.
struct DialogGround: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Color(white: colorScheme == .light ? 0.941 : 0.13).opacity(0.94)
  }
}
