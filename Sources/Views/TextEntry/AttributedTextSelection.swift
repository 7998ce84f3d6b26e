import Foundation
import Motion
import ViewEngine

/// What of a text with attributes is selected: in a clip what a view itself selects. What is typed goes to the text's end.
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  fileprivate let range: Range<AttributedString.Index>?
  /// Of what is typed next; nil as the text before it.
  fileprivate(set) var typing: AttributeContainer?

  public init() {
    range = nil
  }

  public init(insertionPoint: AttributedString.Index) {
    range = nil
  }

  public init(range: Range<AttributedString.Index>) {
    self.range = range.isEmpty ? nil : range
  }

  public func indices(in text: AttributedString) -> Indices {
    range.map { .ranges(RangeSet($0)) } ?? .insertionPoint(text.endIndex)
  }

  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    typing ?? text.runs.last?.attributes ?? AttributeContainer()
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected, or where nothing is of what is typed next.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard let range = selection.range else {
      var typing = selection.typingAttributes(in: self)
      body(&typing)
      selection.typing = typing
      return
    }
    for run in self[range].runs {
      var attributes = run.attributes
      body(&attributes)
      self[run.range].setAttributes(attributes)
    }
  }
}

extension Binding where Value == AttributedString {
  /// The same without attributes: what is typed at its end has those of the selection, and nothing else loses its own.
  func plain(typing: @escaping () -> AttributeContainer?) -> Binding<String> {
    Binding<String>(
      get: { String(wrappedValue.characters) },
      set: { new in
        var text = wrappedValue
        let old = String(text.characters)
        if new.hasPrefix(old) {
          let attributes = typing() ?? text.runs.last?.attributes ?? AttributeContainer()
          text += AttributedString(String(new.dropFirst(old.count)), attributes: attributes)
        } else if old.hasPrefix(new) {
          let end = text.characters.index(text.startIndex, offsetBy: new.count)
          text.removeSubrange(end..<text.endIndex)
        } else {
          text = AttributedString(new)
        }
        wrappedValue = text
      })
  }
}
