import Foundation
import Geometry
import Motion
import ViewEngine

/// What a finger carries, over everything else: a little larger, with a shadow.
struct DragPreview: View {
  let session: LiveDrag

  /// By eye, not measured.
  private enum Constants {
    static let scale: CGFloat = 1.05
    static let shadow = (opacity: 0.25, radius: CGFloat(12), y: CGFloat(6))
    static let opacity = 0.9
  }

  var body: some View {
    ZStack {
      if let lifted = session.lifted {
        lifted.preview
          .modifier(LiftedEnvironment(values: lifted.environment))
          .frame(width: lifted.source.width, height: lifted.source.height)
          .modifier(CarriedCount(count: lifted.count))
          .scaleEffect(Constants.scale)
          .shadow(
            color: .black.opacity(Constants.shadow.opacity), radius: Constants.shadow.radius,
            y: Constants.shadow.y
          )
          .fadedAsOne(Constants.opacity)
          .position(
            x: lifted.source.midX + lifted.location.x - lifted.start.x,
            y: lifted.source.midY + lifted.location.y - lifted.start.y
          )
          .transition(.fadedAsOne)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea()
    .allowsHitTesting(false)
  }
}

private struct LiftedEnvironment: EnvironmentModifier {
  let values: EnvironmentValues

  func apply(to environment: inout EnvironmentValues) { environment = values }
}

/// How many things one finger carries, at the corner of what is seen of them. By eye, after UIKit's.
private struct CarriedCount: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      if count > 1 {
        Text(verbatim: String(count))
          .font(.system(size: 15))
          .foregroundStyle(Color.white)
          .padding(.horizontal, 7)
          .frame(minWidth: 24, minHeight: 24)
          .background(Color(.systemBlue), in: .capsule)
          .offset(x: 12, y: -12)
      }
    }
  }
}
