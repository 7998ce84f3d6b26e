import Foundation
import Testing

@testable import Views

@Suite("Notifications that are waited for")
struct NotificationSequenceTests {
  @Test("What is posted of a name comes in order, and nothing else") func order() async {
    let center = NotificationCenter()
    let name = Notification.Name("wanted")
    var found = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["number": 0])
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    let first = await found.next()
    let second = await found.next()
    #expect(first?.userInfo?["number"] as? Int == 1)
    #expect(second?.userInfo?["number"] as? Int == 2)
  }
}
