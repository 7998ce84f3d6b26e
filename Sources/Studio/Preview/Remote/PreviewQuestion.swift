import Drawing
import Foundation
import Geometry
import Movie
import Views

/// What the preview asks the process that plays a demo, one after the other.
package enum PreviewQuestion: Codable, Hashable, Sendable {
  /// What clip it is: asked first.
  case opening
  /// What frames show, from one on.
  case frames(from: Int, count: Int)
  case moment(frame: Int)
  /// What moves in all of the clip.
  case motion
  /// To let go of the view, as it is in a frame or, without one, untouched.
  case letGo(frame: Int?)
  /// To let this happen to the view that was let go of.
  case live([LiveEvent], wantsMoment: Bool)
}

/// What it answers: in each case to the question of that name.
package enum PreviewAnswer: Codable, Sendable {
  case opening(PreviewOpening)
  case frames(PreviewFrames)
  case moment(GraphMoment)
  case motion(MotionPlot)
  case live(LiveState)
  /// Why there is no answer.
  case failed(String)
}

/// What is known of a clip before any of its frames is.
package struct PreviewOpening: Codable, Sendable {
  package var stage: Direction.Screen
  package var scale: Double
  package var isDark: Bool
  package var look: Look?
  package var frameRate: FrameRate
  package var plan: ClipPlan
}

/// What some frames show, those that show the same naming one list.
package struct PreviewFrames: Codable, Sendable {
  package var lists: [DisplayList]
  /// Of each frame, the place of its list.
  package var places: [Int]

  init(_ all: [DisplayList]) {
    lists = []
    places = []
    for list in all {
      // Frames in which nothing moves follow one another.
      if lists.last != list { lists.append(list) }
      places.append(lists.count - 1)
    }
  }
}

/// A view in the user's hands.
package struct LiveState: Codable, Sendable {
  package var list: DisplayList
  /// Seconds since the clip's start.
  package var time: Double
  package var touchTargets: [TapTarget]
  package var tapLabels: [String]
  package var moment: GraphMoment?
}
