import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a finger carries between views, and what it can be taken as.
@MainActor
@Suite("Item providers")
struct NSItemProviderTests {
  private struct Fruit: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      DataRepresentation(contentType: .data) {
        Data($0.name.utf8)
      } importing: {
        Fruit(name: String(decoding: $0, as: UTF8.self))
      }
      DataRepresentation(exportedContentType: .text) { Data($0.name.utf8) }
      DataRepresentation(importedContentType: .text) { _ in Fruit(name: "") }
      ProxyRepresentation(importing: { (name: String) in Fruit(name: name) })
      ProxyRepresentation(exporting: \Fruit.name)
      ProxyRepresentation(
        exporting: { URL(fileURLWithPath: "/" + $0.name) },
        importing: { Fruit(name: $0.lastPathComponent) })
    }
  }

  private func content(_ provider: NSItemProvider) -> Any? { provider.content }

  @Test("A provider is made of an object, an item or a file") func making() throws {
    #expect(NSItemProvider().content == nil)
    #expect(content(NSItemProvider(object: NSString(string: "a"))) as? String == "a")
    let address = try #require(NSURL(string: "https://example.com"))
    #expect((content(NSItemProvider(object: address)) as? URL)?.host == "example.com")
    #expect(content(NSItemProvider(object: UIImage())) is UIImage)
    #expect(
      content(NSItemProvider(item: NSString(string: "b"), typeIdentifier: nil)) as? String == "b")
    let given = NSItemProvider(item: 7, typeIdentifier: "com.example.number")
    #expect(given.registeredTypeIdentifiers == ["com.example.number"])
    #expect(NSItemProvider(contentsOf: nil) == nil)
    let file = NSItemProvider(contentsOf: URL(fileURLWithPath: "/notes/letter.txt"))
    #expect(file?.suggestedName == "letter")
    #expect(file?.registeredTypeIdentifiers == ["public.file-url"])
  }

  @Test("It says of which kinds its value is, and of which those are") func kinds() throws {
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(text.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    let address = try #require(URL(string: "https://example.com"))
    #expect(NSItemProvider(content: address).registeredTypeIdentifiers == ["public.url"])
    #expect(NSItemProvider(content: UIImage()).registeredTypeIdentifiers == ["public.png"])
    #expect(NSItemProvider(content: 7).registeredTypeIdentifiers == ["public.data"])
    #expect(NSItemProvider().registeredTypeIdentifiers.isEmpty)
  }

  @Test("Objects are loaded at once, or fail at once") func objects() {
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    #expect(text.canLoadObject(ofClass: String.self))
    let log = Log()
    text.loadObject(ofClass: NSURL.self) { url, error in
      MainActor.assumeIsolated { log.add("\(url == nil) \(error == nil)") }
    }
    text.loadObject(ofClass: String.self) { value, _ in
      MainActor.assumeIsolated { log.add(value ?? "none") }
    }
    text.loadObject(ofClass: Data.self) { value, error in
      MainActor.assumeIsolated { log.add("\(value == nil) \(error == nil)") }
    }
    #expect(log.text == "true false a true false")
    let address = NSItemProvider(content: URL(filePath: "/a"))
    #expect(address.canLoadObject(ofClass: NSURL.self))
    // An address can be taken as its text.
    #expect(address.canLoadObject(ofClass: NSString.self))
    #expect(NSItemProvider(content: UIImage()).canLoadObject(ofClass: UIImage.self))
  }

  @Test("Items and data are there for the kinds that the value is") func items() {
    let text = NSItemProvider(object: NSString(string: "ab"))
    let log = Log()
    text.loadItem(forTypeIdentifier: "public.text") { item, error in
      let count = (item as? Data)?.count ?? 0
      MainActor.assumeIsolated { log.add("\(count) \(error == nil)") }
    }
    text.loadItem(forTypeIdentifier: "public.image") { item, error in
      MainActor.assumeIsolated { log.add("\(item == nil) \(error == nil)") }
    }
    text.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      MainActor.assumeIsolated { log.add("\(data?.count ?? 0)") }
    }
    text.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
      MainActor.assumeIsolated { log.add("\(data == nil) \(error == nil)") }
    }
    #expect(log.text == "2 true true false 2 true false")
  }

  @Test("A value of one's own can be taken as what its type says") func representations() {
    let fruit = Fruit(name: "pear")
    #expect(DragPayload.value(of: fruit, as: Fruit.self)?.name == "pear")
    #expect(DragPayload.value(of: fruit, as: String.self) == "pear")
    #expect(DragPayload.value(of: fruit, as: URL.self)?.path == "/pear")
    #expect(DragPayload.value(of: fruit, as: Image.self) == nil)
    #expect(DragPayload.value(of: 7, as: String.self) == nil)
    let attributed = AttributedString("styled")
    #expect(DragPayload.value(of: attributed, as: String.self) == "styled")
    #expect(DragPayload.value(of: Color.red, as: Color.self) == .red)
    #expect(DragPayload.value(of: Data([1]), as: Data.self) == Data([1]))
  }

  @Test("A delegate can ask what comes, by types or by their identifiers") func info() {
    let info = DropInfo(
      location: .zero, provider: NSItemProvider(object: NSString(string: "a")))
    #expect(info.hasItemsConforming(to: [.image, .text]))
    #expect(!info.hasItemsConforming(to: ["public.image"]))
    #expect(info.itemProviders(for: [.text]).count == 1)
    #expect(info.itemProviders(for: [UTType.image]).isEmpty)
    #expect(info.itemProviders(for: ["public.text"]).count == 1)
    #expect(info.itemProviders(for: ["public.image"]).isEmpty)
    #expect(DropProposal(operation: .copy).operationOutsideApplication == nil)
    #expect(
      DropProposal(withinApplication: .move, outsideApplication: .copy)
        .operationOutsideApplication == .copy)
  }

  @Test("A delegate that says nothing takes what comes") func plainDelegate() {
    struct Plain: DropDelegate {
      let log: Log
      func performDrop(info: DropInfo) -> Bool {
        log.add("dropped")
        return true
      }
    }
    let log = Log()
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50)
          .onDrag {
            NSItemProvider(object: NSString(string: "pear"))
          } preview: {
            Color.green.frame(width: 5, height: 5)
          }
        Color.blue.frame(width: 50, height: 50)
          .onDrop(of: ["public.text"], delegate: Plain(log: log))
          .onDrop(of: ["public.image"], isTargeted: nil) { _ in false }
      }
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 80))
    #expect(played.frame(of: .green) != nil)
    played.graph.touchUp(at: CGPoint(x: 50, y: 80))
    #expect(log.text == "dropped")
  }
}
