import Foundation

/// Where a container keeps its models.
///
/// - Note: Accepted: a clip's models are in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL

  public enum GroupContainer: Hashable, Sendable {
    case automatic, none, identifier(String)
  }

  public enum CloudKitDatabase: Hashable, Sendable {
    case automatic, none, `private`(String)
  }

  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? "default", isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave,
      url: URL(filePath: "/dev/null"))
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name ?? "default", isStoredInMemoryOnly: false, allowsSave: allowsSave, url: url)
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private init(name: String, isStoredInMemoryOnly: Bool, allowsSave: Bool, url: URL) {
    self.name = name
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.url = url
  }
}
