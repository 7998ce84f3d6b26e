/// The platform that a preview is for. A clip's is its stage's.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// - Note: Accepted: no effect in a clip; the clip's stage says which platform it is of.
  public static var platform: PreviewPlatform? { nil }
}
