import Foundation

/// The Metal functions of an app, by their names: `ShaderLibrary.ripple(.float(1))`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let place: URL?

  /// That of the app.
  public static let `default` = ShaderLibrary(place: nil)

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: bundle.bundleURL)
  }

  private init(place: URL?) {
    self.place = place
  }

  public init(data: Data) {
    self.init(place: nil)
  }

  public init(url: URL) {
    self.init(place: url)
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a library; called with arguments, it is a shader.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
