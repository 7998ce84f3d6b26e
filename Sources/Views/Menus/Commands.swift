import ViewEngine

/// What an app adds to its menus.
///
///     struct ShapeCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Shape") { Button("Add") { add() } }
///       }
///     }
///
/// - Note: Accepted: no effect in a clip, which has no menu bar: what it offers is never made.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that are built in and made of no others.
@MainActor @preconcurrency
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}

/// Takes the commands of an app, which no clip shows.
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
  // What a block makes; with any, nobody could say which there is none of where a condition does not hold.
  public static func buildOptional(_ content: EmptyCommands?) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands {
    EmptyCommands()
  }
}
