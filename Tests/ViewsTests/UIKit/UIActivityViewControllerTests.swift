import Foundation
import Testing

@testable import Views

@MainActor
@Suite("What can be done with something, in UIKit's sheet")
struct UIActivityViewControllerTests {
  private typealias ActivityType = UIActivityViewController.ActivityType

  @Test("Activities are told apart by the names that UIKit gives them") func names() {
    #expect(ActivityType.mail.rawValue == "com.apple.UIKit.activity.Mail")
    #expect(ActivityType.copyToPasteboard.rawValue == "com.apple.UIKit.activity.CopyToPasteboard")
    #expect(ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop") == .airDrop)
    #expect(ActivityType(rawValue: "com.example.Send") != .message)
  }

  @Test("A sheet is of things, so that none comes out of a storyboard") func storyboard() {
    #expect(UIActivityViewController(coder: NSCoder()) == nil)
  }
}
