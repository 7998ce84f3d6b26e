import Foundation

/// A picture of a catalogue, by the name that Xcode makes of its own: `.heroBanner` of `hero-banner`.
///
/// - Note: Approximated: a demo has the names that its code writes after `Image`, `image:` or `resource:`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// As the catalogue has it, where it does.
  fileprivate var ownName: String {
    AssetName.found(name, among: DemoAssets.current.pictures, without: "Image")
  }
}

/// A colour of a catalogue, by the name that Xcode makes of its own.
///
/// - Note: Approximated: a demo has the names that its code writes after `Color` or `resource:`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  fileprivate var ownName: String {
    AssetName.found(name, among: DemoAssets.current.colors, without: "Color")
  }
}

/// What Xcode calls the things of a catalogue in code.
package enum AssetName {
  /// The name in a table that is called so; the name itself where none is.
  ///
  /// - Parameter kind: What Xcode leaves out at a name's end.
  static func found<Value>(
    _ name: String, among table: [String: Value], without kind: String
  ) -> String {
    if table[name] != nil { return name }
    return table.keys.sorted().first { identifier(of: $0, without: kind) == name } ?? name
  }

  /// `heroBanner` of `hero-banner`, `Hero Banner` and `HeroBannerImage`.
  package static func identifier(of name: String, without kind: String) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, last.count > kind.count, last.hasSuffix(kind) {
      words[words.count - 1] = String(last.dropLast(kind.count))
    }
    let joined = words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}

extension Image {
  nonisolated public init(_ resource: ImageResource, _file: String = #filePath) {
    self.init(resource.ownName, _file: _file)
  }
}

extension Color {
  public init(_ resource: ColorResource) {
    self.init(resource.ownName)
  }
}

extension UIImage {
  /// Empty where there is no such picture.
  public convenience init(resource: ImageResource, _file: String = #filePath) {
    self.init(Image(resource, _file: _file))
  }
}

extension UIColor {
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, _file: String = #filePath
  ) {
    self.init(titleKey, image: resource.ownName, _file: _file)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, _file: String = #filePath
  ) {
    self.init(title, image: resource.ownName, _file: _file)
  }
}

extension Button where Label == Views.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    _file: String = #filePath, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      Views.Label(titleKey, image: resource, _file: _file)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, role: ButtonRole? = nil,
    _file: String = #filePath, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(title, image: resource, _file: _file) }
  }
}
