import Foundation

extension Script {
  /// What a hand does where a script says no more, and what it can do at most.
  enum Hand {
    /// Seconds of a long press: half a second is what most views wait for.
    static let press = 1.0
    /// Seconds between the two taps of a double tap, from when a finger is lifted to when it comes
    /// down, and that it is down for each.
    static let doublePause = 0.1
    /// Seconds of a flick, and how far it goes in points where what is flicked has room for it. Then
    /// it leaves with 1500 points a second, which a hand does without effort.
    static let flick = 0.12
    static let flickWay = (least: 90.0, most: 180.0)
    /// Seconds of what two fingers do.
    static let twoFingers = 0.6
    static let pinches = 0.1...10.0
    /// In degrees.
    static let turns = -1080.0...1080.0
    /// Seconds that a pointer is still when it has come somewhere.
    static let hover = 0.1
    /// Points from the middle to each of two fingers: no closer than they fit, no farther than a hand
    /// reaches.
    static let reach = 24.0...120.0
    /// How far a crown is turned, in the unit of what it is bound to, and how often a second it has gone on.
    static let crown = -100_000.0...100_000.0
    static let crownRate = 60.0
    /// Characters a second, even as in recorded demos.
    static let typing = 12.0
    static let longestText = 1000
    /// Seconds from the tap on a field to the first character: the keyboard rises meanwhile.
    static let keyboard = 0.6
    /// Seconds of each drag that scrolls, and how long the finger then rests, so that nothing rolls on.
    static let scroll = (moving: 0.4, resting: 0.1, between: 0.35)
    /// Drags after which what is scrolled to is held never to come.
    static let mostScrolls = 100
  }
}
