import Compositing
import Drawing
import Foundation
import Movie

/// A clip that is previewed: its frames in any order, and its view to be used by hand.
///
/// A clip of this process has everything at once. One that another process plays has some of it a little
/// later: what is nil now is on its way.
@MainActor
package protocol PreviewClip: AnyObject {
  var name: String { get }
  /// As it was directed.
  var stage: Stage { get }
  var look: Look? { get }
  var frameRate: FrameRate { get }
  var plan: ClipPlan { get }

  /// What a frame shows.
  ///
  /// - Throws: Why it never will be known.
  func displayList(atFrame index: Int) throws -> DisplayList?

  /// What goes on in a frame.
  func moment(atFrame index: Int) throws -> GraphMoment?

  /// The view for the user's hands: as it is in a frame, or, without one, as it is before a script has
  /// done anything.
  func letGo(atFrame index: Int?) throws -> any LiveView

  /// Writes the clip as it is shown.
  ///
  /// - Parameter onProgress: Called now and then; returns false to stop.
  func export(
    to path: String, renderer: RendererChoice, onProgress: (ExportProgress) -> Bool
  ) async throws

  /// Ends what plays it.
  func close() async
}
