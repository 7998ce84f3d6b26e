import Foundation

/// The types that a container keeps.
///
/// - Note: Accepted: it keeps any here.
public final class Schema: Sendable {
  public struct Version: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
  }

  public let version: Version

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.version = version
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
  }

  public init(versionedSchema: any VersionedSchema.Type) {
    version = versionedSchema.versionIdentifier
  }
}

/// Models as they were at one time.
///
/// - Note: Accepted: a clip begins with an empty store, where nothing is to be moved.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How models of one time become those of another.
///
/// - Note: Accepted: a clip begins with an empty store, where nothing is to be moved.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step of that way.
///
/// - Note: Accepted: a clip begins with an empty store, where nothing is to be moved.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
