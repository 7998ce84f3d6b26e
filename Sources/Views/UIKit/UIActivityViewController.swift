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

    public static let message = ActivityType(rawValue: "message")
    public static let mail = ActivityType(rawValue: "mail")
    public static let print = ActivityType(rawValue: "print")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
  }

  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public var excludedActivityTypes: [ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }

  public required init?(coder: NSCoder) { nil }
}

/// What an app offers to do with something.
@MainActor @preconcurrency
open class UIActivity: NSObject {}
