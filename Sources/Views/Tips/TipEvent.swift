import Foundation
import Motion
import ViewEngine

extension Tips {
  /// Something that happens in an app, which rules of tips count.
  public final class Event: Sendable {
    public let id: String

    /// Once that it happened.
    public struct Donation: Sendable {
      public let date: Date
    }

    public init(id: String) {
      self.id = id
    }

    public var donations: [Donation] { record?.donations[id] ?? [] }

    public func donate() async { sendDonation() }

    public func sendDonation() {
      guard let record else { return }
      let date = ViewGraph.current?.clock.date ?? Date(timeIntervalSinceReferenceDate: 0)
      withAnimation { record.donations[id, default: []].append(Donation(date: date)) }
    }

    private var record: TipRecord? { ViewGraph.current?.part(TipRecord.self) }
  }
}
