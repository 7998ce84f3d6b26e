import Foundation
import Studio
import Wording

/// A clip in a gallery, with all that is shown beside it.
struct GalleryCard: Sendable {
  /// Of its files, and its place in the page: letters, digits, hyphens.
  let name: String
  let title: String
  /// What there is to see.
  let about: String
  let code: CodeMarkup
  let plot: MotionPlot
  let duration: Double
  let width: Int
  let height: Int

  /// - Parameter isOpen: Whether its code and its plot are seen at once.
  func html(isOpen: Bool) -> String {
    let title = title.escapedForMarkup
    let words = AlternativeText(plot, fallback: about.isEmpty ? self.title : about).text
    let shown = about.isEmpty ? words : about
    let drawing = PlotDrawing(plot, width: 440).svg(.none)
    let open = isOpen ? " open" : ""
    return """
      <article class="card" id="\(name)">
      <div class="stage" style="aspect-ratio:\(ratio)">
      <img class="poster" src="clips/\(name).png" width="\(width)" height="\(height)" \
      loading="lazy" decoding="async" alt="">
      <video src="clips/\(name).mp4" width="\(width)" height="\(height)" preload="none" controls \
      muted loop playsinline aria-label="\(words.escapedForMarkup)"></video>
      <button class="play" type="button" aria-label="Play \(title)">\
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l11-6.5z"/></svg></button>
      </div>
      <div class="words">
      <h2><a href="#\(name)">\(title)</a></h2>
      <p>\(shown.escapedForMarkup)</p>
      <p class="facts">\(duration.written(decimals: 1)) s · \(width) × \(height)</p>
      </div>
      <details\(open)><summary>Code</summary><pre tabindex="0"><code>\(code.html)</code></pre></details>
      <details\(open)><summary>What moves</summary><div class="plot">\(drawing)</div></details>
      </article>

      """
  }

  /// Width by height of the place for the clip; a tall one would fill the window, and stands in the middle
  /// of it instead.
  private var ratio: String {
    Double(width) < 0.8 * Double(height) ? "1/1" : "\(width)/\(height)"
  }
}
