import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What is shown over everything else, the last on top.
@Observable
final class Presentations: GraphPart {
  var shown: [Presented] = []
  @ObservationIgnored private var count = 0

  func newNumber() -> Int {
    count += 1
    return count
  }
}

/// A view shown over everything else, for as long as the view that presents it says so.
struct Presented: Identifiable {
  enum Style { case sheet, cover, alert, dialog }

  let id: Int
  let style: Style
  var content: AnyView
  /// Of the view that presents it.
  var environment: EnvironmentValues
  var dismiss: () -> Void
}

/// Times and lengths of what the platform presents. All uncertain; close to what is seen.
enum PresentationConstants {
  static var sheetAnimation: Animation { .smooth(duration: 0.5) }
  static var alertAnimation: Animation { .smooth(duration: 0.35) }
  static var dialogAnimation: Animation { .smooth(duration: 0.4) }
  static let dimming = 0.2
  static let cornerRadius: CGFloat = 10
  /// From the top of the safe area to a large sheet.
  static let gap: CGFloat = 10
  /// Of the screen.
  static let mediumDetent = 0.5
  static let alertWidth: CGFloat = 270
  static let alertCornerRadius: CGFloat = 14
  static let alertScale: CGFloat = 1.2
  static let actionHeight: CGFloat = 44
  /// Around and between the parts of a confirmation dialog.
  static let dialogMargin: CGFloat = 8
  static let dialogActionHeight: CGFloat = 57
  static let dialogFontSize: CGFloat = 20
}

/// Presents something while a condition holds.
struct PresentationModifier: ObservingModifier {
  let isPresented: Bool
  let style: Presented.Style
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> AnyView

  final class Kept {
    /// Of what is presented now.
    var number: Int?
  }

  func appeared(in node: Node) -> Kept {
    let kept = Kept()
    apply(to: kept, in: node)
    return kept
  }

  func updated(_ kept: inout Kept, from old: Self, in node: Node) {
    apply(to: kept, in: node)
  }

  func disappeared(_ kept: Kept, from node: Node) { remove(kept, from: node.graph) }

  private func apply(to kept: Kept, in node: Node) {
    let graph = node.graph
    guard isPresented else { return remove(kept, from: graph) }
    let presentations = graph.part(Presentations.self)
    let (content, environment) = (content(), node.environment)
    if let number = kept.number {
      graph.afterUpdate {
        guard let index = presentations.shown.firstIndex(where: { $0.id == number }) else { return }
        presentations.shown[index].content = content
        presentations.shown[index].environment = environment
        presentations.shown[index].dismiss = dismiss
      }
      return
    }
    let number = presentations.newNumber()
    kept.number = number
    graph.afterUpdate {
      withAnimation(animation) {
        presentations.shown.append(
          Presented(
            id: number, style: style, content: content, environment: environment, dismiss: dismiss))
      }
    }
  }

  private func remove(_ kept: Kept, from graph: ViewGraph) {
    guard let number = kept.number else { return }
    kept.number = nil
    let (presentations, onDismiss) = (graph.part(Presentations.self), onDismiss)
    graph.afterUpdate {
      withAnimation(animation) {
        presentations.shown.removeAll { $0.id == number }
      } completion: {
        onDismiss?()
      }
    }
  }

  private var animation: Animation {
    switch style {
    case .sheet, .cover: PresentationConstants.sheetAnimation
    case .alert: PresentationConstants.alertAnimation
    case .dialog: PresentationConstants.dialogAnimation
    }
  }
}
