import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Layouts as values: the stacks', those of a package's user, and one in place of another.
@MainActor
@Suite("AnyLayout")
struct AnyLayoutTests {
  private let isOn = Handle(false)

  @ViewBuilder private var views: some View {
    Square()
    Text("ab")
    Spacer()
    Divider()
    Color.blue.frame(width: 10, height: 40)
  }

  @Test("The stacks' layouts arrange as the stacks do") func stacks() {
    let row = HStackLayout(alignment: .top, spacing: 3)
    #expect(
      PlayedView { row { views } }.text
        == PlayedView { HStack(alignment: .top, spacing: 3) { views } }.text)
    let column = VStackLayout(alignment: .leading)
    #expect(
      PlayedView { column { views } }.text
        == PlayedView { VStack(alignment: .leading) { views } }.text)
    let layers = ZStackLayout(alignment: .bottomTrailing)
    #expect(
      PlayedView { layers { views } }.text
        == PlayedView { ZStack(alignment: .bottomTrailing) { views } }.text)
    let grid = GridLayout(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 5)
    #expect(
      PlayedView { grid { views } }.text
        == PlayedView {
          Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 5) { views }
        }.text)
  }

  @Test("A layout of an erased type arranges as that type does") func erased() {
    let layout = AnyLayout(AnyLayout(HStackLayout(alignment: .bottom)))
    #expect(
      PlayedView { layout { views } }.text
        == PlayedView { HStack(alignment: .bottom) { views } }.text)
  }

  /// A row or a column of a red and a blue square.
  private func switching<V: View>(@ViewBuilder _ first: @escaping () -> V) -> some View {
    isOn.shows { isOn in
      let layout =
        isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        first()
        Square(color: .blue)
      }
    }
  }

  /// Rule: `any-layout-keeps-identity`.
  @Test("Views travel from the places of one layout to those of another") func travel() {
    let played = PlayedView { switching { Square() } }
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 30, y: 40))
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 50, y: 40))
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 35, y: 35))
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 45, y: 45))
    #expect(!played.text.contains("opacity"))
    played.advance(to: 1.1)
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 40, y: 30))
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 40, y: 50))
  }

  @Test("Without an animation they are there at once") func jump() {
    let played = PlayedView { switching { Square() } }
    played.change { isOn.value = true }
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 40, y: 30))
  }

  /// Rule: `any-layout-keeps-identity`.
  @Test("Another layout keeps the views and their state") func identity() {
    let number = Handle(1)
    let log = Log()
    let played = PlayedView {
      switching { number.shows { Text("\($0)") }.onAppear { log.add("appear") } }
    }
    played.change { number.value = 7 }
    played.animate { isOn.value = true }
    played.advance(to: 1.1)
    #expect(played.text.contains("\"7\""))
    #expect(log.text == "appear")
  }

  // MARK: Layouts of one's own

  /// Views along a diagonal.
  private struct Diagonal: Layout, @preconcurrency Animatable {
    var step: CGFloat

    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
      -> CGSize
    {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        let distance = CGFloat(index) * step
        subview.place(
          at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance),
          proposal: .unspecified)
      }
    }
  }

  @Test("A layout places its views, and its data animate", arguments: [false, true])
  func custom(isErased: Bool) {
    let step = Handle(10.0)
    let played = PlayedView {
      step.shows { step in
        let own = Diagonal(step: step)
        let erased = AnyLayout(own)
        if isErased {
          erased {
            Square()
            Square(color: .blue)
          }
        } else {
          own {
            Square()
            Square(color: .blue)
          }
        }
      }
    }
    #expect(played.frame(of: .red)?.origin == .zero)
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 10, y: 10))
    played.animate { step.value = 30 }
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 10, y: 10))
    played.advance(to: 0.5)
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 20, y: 20))
    played.advance(to: 1.1)
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 30, y: 30))
    #expect(played.graph.isSettled)
  }

  private struct Left: LayoutValueKey {
    static var defaultValue: CGFloat { 5 }
  }

  private struct Shelf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
      -> CGSize
    {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Left.self], y: bounds.minY),
          proposal: .unspecified)
      }
    }
  }

  @Test("A view hands values to its layout") func layoutValue() {
    let shelf = Shelf()
    let played = PlayedView {
      shelf {
        Square()
        Square(color: .blue).layoutValue(key: Left.self, value: 60)
      }
    }
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 5, y: 0))
    #expect(played.frame(of: .blue)?.origin == CGPoint(x: 60, y: 0))
  }
}
