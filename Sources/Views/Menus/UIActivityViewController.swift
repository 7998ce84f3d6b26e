import Foundation
import Motion
import ViewEngine

/// UIKit's sheet of what can be done with something: the one that ``ShareLink`` shows.
///
/// - Note: Approximated: there are no other apps to share with, and whatever is chosen closes the sheet.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(named name: String) { rawValue = "com.apple.UIKit.activity." + name }

    public static let message = ActivityType(named: "Message")
    public static let mail = ActivityType(named: "Mail")
    public static let print = ActivityType(named: "Print")
    public static let copyToPasteboard = ActivityType(named: "CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType(named: "SaveToCameraRoll")
    public static let addToReadingList = ActivityType(named: "AddToReadingList")
    public static let assignToContact = ActivityType(named: "AssignToContact")
    public static let airDrop = ActivityType(named: "AirDrop")
    public static let postToFacebook = ActivityType(named: "PostToFacebook")
    public static let postToTwitter = ActivityType(named: "PostToTwitter")
  }

  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public var excludedActivityTypes: [ActivityType]?

  private let items: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = ShareSheet.Constants.popover
    ownSheet.detents = [.medium(), .large()]
    ownSheet.prefersGrabberVisible = true
  }

  public required init?(coder: NSCoder) { nil }

  override var isPopover: Bool { true }

  override var shown: AnyView {
    begin()
    return AnyView(ActivityPage(items: items) { self.close() })
  }

  private func close() {
    dismiss(animated: true)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

private struct ActivityPage: View {
  let items: [Any]
  let close: () -> Void

  var body: some View {
    ShareSheet(shared: SharedItem(items), close: close).modifier(SystemPageEnvironment())
  }
}

/// What an app offers to do with something.
@MainActor @preconcurrency
open class UIActivity: NSObject {}
