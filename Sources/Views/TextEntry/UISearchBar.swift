import Foundation
import ViewEngine

/// A field to search in.
///
/// - Note: Accepted: its appearance has no effect in a clip; `searchable` shows SwiftUI's.
@MainActor @preconcurrency
public final class UISearchBar: UIView {
  public override class func appearance() -> UISearchBar {
    UIAppearances.proxy(UISearchBar.self) { UISearchBar() }
  }

  public var text: String?
  public var placeholder: String?
  public var barTintColor: UIColor?
  public var backgroundImage: UIImage?
}
