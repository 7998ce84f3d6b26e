import Foundation
import Geometry

/// What is around a screen, from lengths alone: points of the screen, upright, from its top left.
///
/// The phone with an island is that of the documentation's recordings, measured (recording: bezel 15.0
/// at the sides and 15.3 above and below; a continuous corner of 55.6 fits the screen's within 0.2 points,
/// one of 69.5 the outer one's within 1.5). The other shells are drawn by eye from how the devices are
/// known; nothing of them is measured.
package struct DeviceShell: Hashable, Sendable {
  /// From the screen to the outline, with all that stands out of it but buttons.
  package var bezel: EdgeInsets
  /// Of the screen's corners; 0 where they are square.
  package var screenRadius: CGFloat
  package var outerRadius: CGFloat
  /// What the screen's picture leaves out, and is black.
  package var cutout: Cutout?
  package var buttons: [Button] = []
  /// Below the screen.
  package var homeButton: CGRect?
  /// From the screen to the case, where something stands out of that; nil is as far as ``bezel``.
  package var around: EdgeInsets?
  /// What a case is made of: plates within each other, or nothing.
  package var casing = Casing.rimmed
  /// What the case leaves out, back to front.
  package var parts: [Part] = []
  /// What is thrown below it, where it has a shadow.
  package var shadow = Shadow.soft
  package var needsShadow = false

  package enum Cutout: Hashable, Sendable {
    /// Round at both ends.
    case island(CGRect)
    /// Hangs from the top.
    case notch(CGRect)
  }

  /// Stands out of the outline at a side.
  package struct Button: Hashable, Sendable {
    package enum Side: Hashable, Sendable { case left, right, top }
    package var side: Side
    /// Along that side, from the screen's first point on.
    package var from: CGFloat
    package var to: CGFloat
  }

  /// How far buttons stand out (recording).
  package static let buttonDepth: CGFloat = 5.4
}

/// The kinds of phones, by what their screens leave out.
enum PhoneKind {
  case homeButton, notch, island
}

extension DeviceShell {
  static func phone(_ kind: PhoneKind, screen: CGSize) -> DeviceShell {
    let bezel = EdgeInsets(top: 15.3, leading: 15, bottom: 15.3, trailing: 15)
    switch kind {
    case .island:
      return DeviceShell(
        bezel: bezel, screenRadius: 55.6, outerRadius: 69.5,
        cutout: .island(CGRect(x: (screen.width - 125.2) / 2, y: 11.4, width: 125.2, height: 36.6)),
        buttons: [
          Button(side: .left, from: 142, to: 176), Button(side: .left, from: 204, to: 267),
          Button(side: .left, from: 283, to: 346), Button(side: .right, from: 246, to: 344),
        ])
    case .notch:
      return DeviceShell(
        bezel: bezel, screenRadius: 47, outerRadius: 61,
        cutout: .notch(CGRect(x: (screen.width - 162) / 2, y: 0, width: 162, height: 33)),
        buttons: [
          Button(side: .left, from: 108, to: 140), Button(side: .left, from: 172, to: 234),
          Button(side: .left, from: 250, to: 312), Button(side: .right, from: 206, to: 302),
        ])
    case .homeButton:
      let button: CGFloat = 62
      return DeviceShell(
        bezel: EdgeInsets(top: 104, leading: 17, bottom: 104, trailing: 17), screenRadius: 0,
        outerRadius: 56,
        buttons: [
          Button(side: .left, from: 20, to: 48), Button(side: .left, from: 74, to: 122),
          Button(side: .left, from: 140, to: 188), Button(side: .right, from: 74, to: 122),
        ],
        homeButton: CGRect(
          x: (screen.width - button) / 2, y: screen.height + (104 - button) / 2, width: button,
          height: button))
    }
  }

  static func tablet(screen: CGSize) -> DeviceShell {
    DeviceShell(
      bezel: EdgeInsets(top: 26, leading: 26, bottom: 26, trailing: 26), screenRadius: 18,
      outerRadius: 43,
      buttons: [
        Button(side: .top, from: screen.width - 74, to: screen.width - 14),
        Button(side: .right, from: 46, to: 92), Button(side: .right, from: 104, to: 150),
      ])
  }
}
