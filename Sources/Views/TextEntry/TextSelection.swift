import Foundation
import Geometry
import Motion
import ViewEngine

/// What is selected in a text that can be edited.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a place between two characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

/// What is selected is seen; where that is a place, the caret stands at the end of the text all the same.
extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), axis: axis ?? .horizontal)
    self.selection = selection
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(title), axis: axis ?? .horizontal)
    self.selection = selection
  }
}
