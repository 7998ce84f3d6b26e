import Foundation
import Geometry
import ViewEngine

/// A view that goes with all tabs, in a capsule of glass: above the bar, or beside what is left of it.
struct GlassTabAccessory: View {
  let content: AnyView
  let isInline: Bool

  var body: some View {
    ZStack { content }
      .environment(\.tabViewBottomAccessoryPlacement, isInline ? .inline : .expanded)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipShape(Capsule())
      .background { GlassBarGround(shape: Capsule()) }
  }
}
