import Foundation
import ViewEngine

/// Asks for a review, as `requestReview` of the environment does.
///
/// - Note: Accepted: nobody is asked.
public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}
