import Foundation
import ViewEngine

/// A mail that is being written: a simulator, and a clip, has no account to send one from.
///
/// - Note: Approximated: who presents it without having asked sees an empty page.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { false }

  open override func loadView() {
    view.hosted = AnyView(LabeledPlaceholder("Mail", systemImage: "envelope"))
  }

  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ toRecipients: [String]?) {}
  public func setCcRecipients(_ ccRecipients: [String]?) {}
  public func setBccRecipients(_ bccRecipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {}
}

/// What has become of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Who is told what has become of a mail. Nobody ever is.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
