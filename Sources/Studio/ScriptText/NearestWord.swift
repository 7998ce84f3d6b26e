import Raster

/// Finds the word that somebody most likely meant.
package enum NearestWord {
  /// The candidate with the fewest edits from `word`; nil where none is near enough to be meant.
  package static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
    word.nearest(in: candidates)
  }
}
