import Drawing
import Foundation
import Geometry
import Motion

/// Draws texts that are going over to one another, glyph by glyph.
///
/// A glyph lives from the text that brought it to the one that no longer has it; in between it
/// travels from each text's place for it to the next one's.
@MainActor
struct TextTransitionDrawing {
  /// Oldest first; the last one is the present text.
  let states: [TextState]
  let changes: [(change: TextChange, progress: Double)]
  /// The runs of a state in their paints.
  let painted: (TextState) -> [TextRun]
  let measuring: any TextMeasuring

  /// Items around the text's top-left corner.
  func items(at origin: CGPoint) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, state) in states.enumerated() {
      let runs = painted(state)
      // Glyphs that only travel are painted together.
      var still: [Paint: Path] = [:]
      var grounds: [RGBA: Path] = [:]
      var drawnGlyphs: [DisplayItem] = []
      for life in lives(endingIn: index) where life.glyph.run < runs.count {
        let run = runs[life.glyph.run]
        var shapes = life.shapes(in: run)
        if let color = run.background {
          let ground = Path(
            life.glyph.ground.offsetBy(dx: life.glyph.origin.x, dy: life.glyph.origin.y))
          if life.look == .plain {
            grounds[color, default: Path()].addPath(ground)
          } else {
            shapes.insert((ground, .color(color)), at: 0)
          }
        }
        if life.look == .plain {
          for (path, paint) in shapes { still[paint, default: Path()].addPath(path) }
        } else {
          let drawn = shapes.map { DisplayItem(path: $0, paint: $1, at: origin) }
          if !drawn.isEmpty {
            drawnGlyphs += life.look.drawn(drawn, about: life.center(at: origin))
          }
        }
        if life.glyph.isPicture {
          drawnGlyphs += life.look.drawn(
            [picture(life.glyph, at: origin)], about: life.center(at: origin))
        }
      }
      // Grounds lie behind all glyphs of their text.
      for run in runs {
        guard let color = run.background, let path = grounds.removeValue(forKey: color) else {
          continue
        }
        items.append(DisplayItem(path: path, paint: .color(color), at: origin))
      }
      items += drawnGlyphs
      for run in runs {
        for paint in run.paints {
          guard let path = still.removeValue(forKey: paint) else { continue }
          items.append(DisplayItem(path: path, paint: paint, at: origin))
        }
      }
    }
    return items
  }

  private struct Life {
    var glyph: OutlinedGlyph
    var look: ContentLook

    func center(at origin: CGPoint) -> CGPoint {
      CGPoint(
        x: origin.x + glyph.origin.x + glyph.advance / 2,
        y: origin.y + glyph.origin.y - NumericTextMotion.middle * glyph.font.size)
    }

    /// What to fill, where it stands in the text.
    func shapes(in run: TextRun) -> [(path: Path, paint: Paint)] {
      [(glyph.outline, run.paint), (glyph.lines, run.paints[1])].compactMap { path, paint in
        path.isEmpty ? nil : (path.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y), paint)
      }
    }
  }

  /// The glyphs whose last text is this one.
  private func lives(endingIn index: Int) -> [Life] {
    let state = states[index]
    let leaving = index < changes.count ? changes[index] : nil
    let kept: Set<Int> =
      leaving.map { leaving in
        Set(
          leaving.change.matches(from: state.glyphs, to: states[index + 1].glyphs)
            .compactMap { $0 })
      } ?? []
    return state.glyphs.indices.filter { !kept.contains($0) }.map { glyph in
      var life = life(of: glyph, upTo: index)
      if let leaving {
        life.look = life.look.combined(
          with: leaving.change.leaving(
            glyph, of: state, to: states[index + 1], progress: leaving.progress))
      }
      return life
    }
  }

  /// A glyph of a state with all that brought it there.
  private func life(of glyph: Int, upTo index: Int) -> Life {
    let state = states[index]
    guard index > 0 else { return Life(glyph: state.glyphs[glyph], look: .plain) }
    let (change, progress) = changes[index - 1]
    let old = states[index - 1]
    guard let match = change.matches(from: old.glyphs, to: state.glyphs)[glyph] else {
      let look = change.arriving(glyph, of: state, from: old, progress: progress)
      return Life(glyph: state.glyphs[glyph], look: look)
    }
    var life = life(of: match, upTo: index - 1)
    let travelled = change.travelled(progress)
    let target = state.glyphs[glyph]
    let from = life.glyph
    life.glyph = target
    life.glyph.origin = from.origin.interpolated(to: target.origin, travelled)
    life.glyph.advance = from.advance + (target.advance - from.advance) * travelled
    life.glyph.outline = from.outline.interpolated(to: target.outline, travelled)
    life.glyph.lines = from.lines.interpolated(to: target.lines, travelled)
    life.glyph.ground = from.ground.interpolated(to: target.ground, travelled)
    return life
  }

  /// A glyph without an outline is drawn as a text of its own.
  private func picture(_ glyph: OutlinedGlyph, at origin: CGPoint) -> DisplayItem {
    let runs = [TextRun(glyph.cluster, font: glyph.font, paint: .color(.black))]
    let metrics = measuring.measure(
      runs, layout: TextLayout(), in: CGSize(width: CGFloat.infinity, height: .infinity))
    return .leaf(
      .text(TextLeaf(runs: runs, size: metrics.size)),
      at: CGPoint(
        x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y - metrics.firstBaseline))
  }
}

extension DisplayItem {
  fileprivate init(path: Path, paint: Paint, at origin: CGPoint) {
    self = .leaf(.shape(ShapeLeaf(path: path, paint: paint)), at: origin)
  }
}

extension TextRun {
  /// Of the glyphs and of the lines along them; a text with both kinds of lines in different
  /// colours has them in one while it goes over.
  fileprivate var paints: [Paint] {
    [paint, (underline ?? strikethrough).map(Paint.color) ?? paint]
  }
}
