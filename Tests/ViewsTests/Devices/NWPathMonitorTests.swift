import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a device is connected to")
struct NWPathMonitorTests {
  private final class Paths: @unchecked Sendable {
    var all: [NWPath] = []
  }

  private struct Watch: View {
    let monitor: NWPathMonitor

    var body: some View {
      Color.red.onAppear { monitor.start(queue: DispatchQueue(label: "network")) }
    }
  }

  @Test("A monitor tells of Wi-Fi, once, until it is cancelled") func path() {
    let (monitor, paths) = (NWPathMonitor(), Paths())
    monitor.pathUpdateHandler = { paths.all.append($0) }
    let played = PlayedView { Watch(monitor: monitor) }
    played.advance(to: 1)
    #expect(paths.all.map(\.status) == [.satisfied])
    #expect(paths.all.first?.usesInterfaceType(.wifi) == true)
    #expect(monitor.currentPath.availableInterfaces.map(\.name) == ["en0"])
    monitor.cancel()
    #expect(monitor.pathUpdateHandler == nil)
  }

  @Test("A clip has no account to send mail from, and asks for no review") func services() {
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    mail.setToRecipients(["a@example.com"])
    #expect(!MFMailComposeViewController.canSendMail())
    SKStoreReviewController.requestReview()
  }
}
