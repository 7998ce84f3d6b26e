import Foundation
import Presets
import Snippets

/// Documentation/pages.md: what a Markdown page says to Showreel.
@MainActor
struct PageConventionReference {
  var markdown: String {
    """
    # What pages say

    Made of the reader's own table by `showreel reference --for pages`; a test gives each example to the reader. The words of scripts are in [script.md](script.md).

    ## Blocks of code

    \(Self.sections(PageConvention.blocks))
    ## Clips

    A page names its clips where it shows them; each belongs to the last block before it that can be shown. Names are from the page's folder, or with a `/` at the beginning from
    the site's root. A clip that no place of the page names is named after the page and its block. Addresses on other hosts make nothing.

    \(Self.sections(PageConvention.videos))
    ## DocC's tutorials

    A `.tutorial` of a `.docc` catalogue is a page whose code is in files of the catalogue, and `showreel export My.docc` makes the clips of all its articles and
    tutorials. What a quiz shows (`@Assessments`) is passed over.

    \(Self.sections(PageConvention.tutorials))
    ## Front matter

    Below `showreel`, between the two lines of hyphens that a page begins with: about all of its clips. What is said about one has the last word.

    ```yaml
    ---
    showreel:
      look: social
      fps: 30
    ---
    ```

    \(PresetKeyReference.table(PresetReference.pageKeys))
    ## Naming a part

    `page.md#heading` is the blocks under a heading, by its text or as a site's address names it.

    """
  }

  private static func sections(_ all: [PageConvention]) -> String {
    all.map { convention in
      "### \(convention.title)\n\n````markdown\n\(convention.example)\n````\n\n\(convention.meaning)\n\n"
    }.joined().trimmingCharacters(in: .newlines) + "\n"
  }
}
