import Motion
import ViewEngine

/// A view to show for a file, by the name of its type.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

/// The size of a preview. A clip's is its stage's.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

extension View {
  /// Kept for source compatibility: the stage decides how large a clip is.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Kept for source compatibility: nothing shows a preview's name.
  public func previewDisplayName(_ value: String?) -> some View { self }
}
