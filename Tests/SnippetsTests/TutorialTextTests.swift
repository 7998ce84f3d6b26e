import Testing

@testable import Snippets

/// How a tutorial is taken apart.
struct TutorialTextTests {
  @Test func directivesHaveTheirArgumentsAndPlaces() {
    let text = TutorialText(
      """
      @Tutorial(time: 20) {
         @Section(title: "A, (b) and \\"c\\"") {
            @Code(name: A.swift,
                  file: "a-01.swift", reset: true) {
               @Video( source : a.mov )
            }
         }
      }

      """)
    #expect(text.directives.map(\.name) == ["Tutorial", "Section", "Code", "Video"])
    #expect(text.directives.map(\.line) == [1, 2, 3, 5])
    #expect(text.directives[1].arguments == ["title": #"A, (b) and "c""#])
    #expect(
      text.directives[2].arguments == ["name": "A.swift", "file": "a-01.swift", "reset": "true"])
    #expect(text.directives[3].arguments == ["source": "a.mov"])
    #expect(text.directives[3].parents == ["Tutorial", "Section", "Code"])
  }

  @Test func textIsMovedToTheLeftAndKeepsItsLines() {
    let text = TutorialText(
      "@Article {\n      Words and ![a](a.gif)\n\n      ```swift\n      struct A {\n        }\n      ```\n}\n"
    )
    #expect(
      text.markdown
        == "\nWords and ![a](a.gif)\n\n```swift\nstruct A {\n  }\n```\n\n")
    #expect(text.directives.map(\.name) == ["Article"])
  }

  @Test func whatIsHiddenIsNotRead() {
    let text = TutorialText(
      """
      @Comment {
        @Code(file: a.swift) {
        }
        <!-- showreel: dark -->
      }
      @Assessments {
        ```swift
        }
        ```
        @Choice { Words }
      }
      @Comment { showreel: tap at 1 }
      @Step { Words }
      Words

      """)
    #expect(text.directives.map(\.name) == ["Comment", "Assessments", "Comment", "Step"])
    #expect(text.directives[2].text == " showreel: tap at 1 ")
    #expect(text.markdown.split(separator: "\n") == ["Words"])
  }

  @Test func whatLooksLikeADirectiveIsText() {
    let lines = "@State is for values\n@ 5\n@(a)\nme@example.com\n@Open(never closed\n"
    let text = TutorialText(lines)
    #expect(text.directives.isEmpty)
    #expect(text.markdown == lines)
  }

  /// Neither takes long, nor goes down a call for each level.
  @Test func whatIsMadeToHurtIsRead() {
    let deep = String(repeating: "@A {\n", count: 50_000) + String(repeating: "}\n", count: 50_000)
    #expect(TutorialText(deep).directives.count == 50)
    _ = TutorialText(String(repeating: "@A(\"\n", count: 50_000))
    _ = TutorialText("@A(" + String(repeating: "a:", count: 200_000))
  }
}
