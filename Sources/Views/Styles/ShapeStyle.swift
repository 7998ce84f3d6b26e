import Dispatch
import Motion
@_spi(Engine) import ViewEngine

/// What a shape or a text can be filled with: a colour, a gradient, a level of the foreground …
///
/// A style of one's own answers another one from `resolve(in:)`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is built in and resolves to no other style")
  }
}

/// A style that needs no other one to say what it looks like.
protocol PrimitiveStyle: ShapeStyle {
  func resolveStyle(in context: StyleContext) -> ResolvedStyle
}

extension ShapeStyle {
  func resolved(in context: StyleContext) -> ResolvedStyle {
    if let primitive = self as? any PrimitiveStyle {
      return primitive.resolveStyle(in: context)
    }
    return resolve(in: context.environment).resolved(in: context)
  }
}

/// Where a style is resolved.
struct StyleContext {
  var environment: EnvironmentValues
  /// How many levels below the style itself is asked for: 1 is its secondary look.
  var level = 0
  let warnings = StyleWarnings()

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }
}

/// What could not be shown as it was asked for.
final class StyleWarnings {
  private(set) var messages: [String] = []

  func add(_ warning: StyleWarning) {
    messages.append(warning.description)
  }

  /// For what is drawn, which no view paints. A picture may be drawn by a thread of a demo's own, and then is no clip's.
  func tellGraph() {
    guard !messages.isEmpty, DispatchQueue.isOnMain else { return }
    onMainActor { for message in messages { ViewGraph.current?.warn(message) } }
  }
}

enum StyleWarning: CustomStringConvertible {
  case missingColor(String, hasCatalogue: Bool)
  case missingShader(String)

  var description: String {
    switch self {
    case .missingColor(let name, hasCatalogue: true):
      "The colour \"\(name)\" is made up: the package's asset catalogues have none of that name that can be "
        + "read. Write Color(red:green:blue:) instead."
    case .missingColor(let name, hasCatalogue: false):
      "The colour \"\(name)\" is made up: there is no asset catalogue to read it from. "
        + "Write Color(red:green:blue:) instead."
    case .missingShader(let name):
      "What the shader '\(name)' fills is grey: it is written in Metal, which is not in the demo's "
        + "code."
    }
  }
}
