import Presets

/// Documentation/presets.md: the keys of presets, of their canvas and of looks.
@MainActor
struct PresetKeyReference {
  var markdown: String {
    """
    # The keys of presets

    Made of the decoder's own table by `showreel reference --for presets`, and held to it by a test. [Presets/README.md](../Presets/README.md) explains them by
    examples; `showreel schema` prints what editors check by; `showreel list --presets-vocabulary` prints every word that a value can be written with.

    \(Self.table(PresetReference.keys))
    ## canvas

    \(Self.table(PresetReference.canvasKeys))
    ## look

    These are also the keys of a look's own file. [look.md](look.md) shows them.

    \(Self.table(PresetReference.lookKeys, last: "such as"))
    """
  }

  static func table(_ keys: [PresetReference.Key], last: String = "takes") -> String {
    ReferenceTable.text(
      keys.map { ["`\($0.name)`", $0.summary, $0.values] }, headings: ["key", "says", last])
  }
}
