import ViewEngine

/// What a finger that swipes up in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// Makes the sheet higher, and scrolls once it is as high as it gets.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}
