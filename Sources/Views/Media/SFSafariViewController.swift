import Foundation
import ViewEngine

/// A page of the web in Safari's own bars.
///
/// - Note: Approximated: an empty page with its host: a clip reaches no network.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// - Note: Accepted: it has no bars to fold.
  public final class Configuration: NSObject, @unchecked Sendable {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    view.hosted = AnyView(WebView(url: URL))
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public required init?(coder: NSCoder) { nil }
}

/// - Note: Accepted: nothing in the page is pressed.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
