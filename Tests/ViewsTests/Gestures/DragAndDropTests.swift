import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  private func played(_ log: Log) -> PlayedView {
    PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable("apple")
        Color.blue.frame(width: 50, height: 50)
          .dropDestination(for: String.self) { items, place in
            log.add("\(items) \(Int(place.x)),\(Int(place.y))")
            return true
          } isTargeted: {
            log.add($0 ? "over" : "away")
          }
      }
    }
  }

  @Test("A finger that rests lifts the value, and drops it where it is taken") func dropping() {
    let log = Log()
    let played = played(log)
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 80))
    #expect(log.text == "over")
    #expect(played.frames(of: .red).count == 2)
    played.graph.touchUp(at: CGPoint(x: 50, y: 80))
    #expect(log.text == #"over away ["apple"] 25,30"#)
    played.advance(to: 2)
    #expect(played.frames(of: .red).count == 1)
  }

  @Test("A finger that does not rest lifts nothing") func moving() {
    let log = Log()
    let played = played(log)
    played.drag(from: CGPoint(x: 50, y: 25), by: CGSize(width: 0, height: 55))
    #expect(log.text == "")
  }

  private func carry(_ played: PlayedView, to y: CGFloat) {
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    played.graph.touchMoved(to: CGPoint(x: 50, y: y))
    played.graph.touchUp(at: CGPoint(x: 50, y: y))
  }

  @Test("An item provider is dropped where its kind is taken, and loaded there") func providers() {
    let log = Log()
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onDrag {
          log.add("lifted")
          return NSItemProvider(object: NSString(string: "pear"))
        }
        Color.blue.frame(width: 50, height: 50)
          .onDrop(of: [.image], isTargeted: nil) { _ in true }
          .onDrop(of: [.text], isTargeted: nil) { providers, place in
            providers[0].loadObject(ofClass: NSString.self) { text, _ in
              MainActor.assumeIsolated { log.add("\(text as? NSString ?? "none")") }
            }
            providers[0].loadTransferable(type: URL.self) { result in
              let isURL = (try? result.get()) != nil
              MainActor.assumeIsolated { log.add("url \(isURL)") }
            }
            log.add("at \(Int(place.y))")
            return true
          }
      }
    }
    carry(played, to: 80)
    #expect(log.text == "lifted pear url false at 30")
  }

  @Test(
    "A delegate follows what comes, and may forbid it", arguments: [DropOperation.move, .forbidden])
  func delegates(_ operation: DropOperation) {
    let log = Log()
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).draggable("fig")
        Color.blue.frame(width: 50, height: 50)
          .onDrop(of: [.plainText], delegate: Following(log: log, operation: operation))
      }
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 25))
    played.advance(to: 0.6)
    for y in [80.0, 90, 40] { played.graph.touchMoved(to: CGPoint(x: 50, y: y)) }
    played.graph.touchMoved(to: CGPoint(x: 50, y: 70))
    played.graph.touchUp(at: CGPoint(x: 50, y: 70))
    #expect(
      log.text == "in 30 move 30 move 40 out in 20 move 20"
        + (operation == .move ? " drop fig" : ""))
  }

  @Test("A value of one's own is dropped as what it is a proxy of") func proxies() {
    #expect(DragPayload.value(of: Fruit(name: "kiwi"), as: String.self) == "kiwi")
    #expect(DragPayload.value(of: Fruit(name: "kiwi"), as: Fruit.self)?.name == "kiwi")
    #expect(DragPayload.value(of: Fruit(name: "kiwi"), as: URL.self) == nil)
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
  }
}

private struct Fruit: Codable, Transferable {
  let name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Following: DropDelegate {
  let log: Log
  let operation: DropOperation

  func dropEntered(info: DropInfo) { log.add("in \(Int(info.location.y))") }
  func dropExited(info: DropInfo) { log.add("out") }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.add("move \(Int(info.location.y))")
    return DropProposal(operation: operation)
  }

  func performDrop(info: DropInfo) -> Bool {
    info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
      MainActor.assumeIsolated { log.add("drop \(text ?? "none")") }
    }
    return true
  }
}
