import Foundation
import Motion
@_spi(Engine) import ViewEngine

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

    public var donations: [Donation] {
      guard DispatchQueue.isOnMain else { return [] }
      return onMainActor { ViewGraph.current?.part(TipRecord.self).donations[id] ?? [] }
    }

    @MainActor public func donate() async { sendDonation() }

    public func sendDonation() {
      guard DispatchQueue.isOnMain else { return }
      onMainActor {
        guard let graph = ViewGraph.current else { return }
        let donation = Donation(date: graph.clock.date)
        let record = graph.part(TipRecord.self)
        withAnimation { record.donations[id, default: []].append(donation) }
      }
    }
  }
}
