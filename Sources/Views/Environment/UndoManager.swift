import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Keeps what was done, so that it can be undone: Foundation's, which Linux has not.
///
/// What is registered in one turn of the clip's clock is undone by itself, not together with others.
@MainActor @preconcurrency
public final class UndoManager {
  private struct Step {
    let action: () -> Void
    var name: String
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  public init() {}

  public var canUndo: Bool { !undoable.isEmpty }
  public var canRedo: Bool { !redoable.isEmpty }
  public var undoActionName: String { undoable.last?.name ?? "" }
  public var redoActionName: String { redoable.last?.name ?? "" }

  /// What is registered while something is undone is what redoes it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let step = Step(action: { [weak target] in target.map(handler) }, name: "")
    if isUndoing {
      redoable.append(step)
    } else {
      undoable.append(step)
      if !isRedoing { redoable = [] }
    }
  }

  public func setActionName(_ actionName: String) {
    if isUndoing {
      if let last = redoable.indices.last { redoable[last].name = actionName }
    } else if let last = undoable.indices.last {
      undoable[last].name = actionName
    }
  }

  public func undo() {
    guard let step = undoable.popLast() else { return }
    isUndoing = true
    step.action()
    isUndoing = false
  }

  public func redo() {
    guard let step = redoable.popLast() else { return }
    isRedoing = true
    step.action()
    isRedoing = false
  }

  public func removeAllActions() {
    undoable = []
    redoable = []
  }

  public func beginUndoGrouping() {}
  public func endUndoGrouping() {}
}

/// One for each clip.
final class UndoManagerPart: GraphPart {
  let manager = UndoManager()
}

extension EnvironmentValues {
  public var undoManager: UndoManager? {
    onMainActor { ViewGraph.current?.part(UndoManagerPart.self).manager }
  }
}
