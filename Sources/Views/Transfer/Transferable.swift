import Foundation
import Motion
import ViewEngine

/// What can be dragged from one view to another, or pasted.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How the system's own values travel: as they are.
public struct _OwnRepresentation<Item: Transferable>: TransferRepresentation {
  public func _alternatives(of item: Any) -> [Any] { [] }
}

extension String: Transferable {
  public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation() }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation(exporting: { String($0.characters) })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: ProxyRepresentation<URL, String> {
    ProxyRepresentation(exporting: { $0.absoluteString })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation() }
}

extension Image: Transferable {
  public nonisolated static var transferRepresentation: _OwnRepresentation<Image> {
    _OwnRepresentation()
  }
}

extension Color: Transferable {
  public nonisolated static var transferRepresentation: _OwnRepresentation<Color> {
    _OwnRepresentation()
  }
}
