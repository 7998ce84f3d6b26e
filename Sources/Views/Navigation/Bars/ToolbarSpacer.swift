import Foundation
import ViewEngine

/// A gap between the items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: some View {
    Group {
      if sizing == .fixed {
        Color.clear.frame(width: BarConstants.gap, height: 1)
      } else {
        Spacer(minLength: 0)
      }
    }
    .modifier(BarGapModifier(sizing: sizing))
    .modifier(BarPlaceModifier(place: placement.place))
  }
}

/// Whether a gap takes the room there is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  public static let fixed = SpacerSizing(name: "fixed")
  public static let flexible = SpacerSizing(name: "flexible")
}
