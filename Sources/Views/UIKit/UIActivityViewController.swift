import Foundation

/// UIKit's sheet of what can be done with something.
///
/// - Note: Approximated: a box with its name.
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

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }

  public required init?(coder: NSCoder) { nil }
}

/// What an app offers to do with something.
@MainActor @preconcurrency
open class UIActivity: NSObject {}
