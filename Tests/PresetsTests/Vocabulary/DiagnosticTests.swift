import Testing

@testable import Presets

/// What an expression that means nothing is told, one message after the other.
@MainActor
struct DiagnosticTests {
  @Test func namesTheNearestMember() {
    #expect(
      problems(".easeInOutt", as: .animation)
        == ["1: unknown animation '.easeInOutt'. Did you mean '.easeInOut'?"])
  }

  @Test func listsTheMembersWhereNoneIsNear() {
    #expect(
      problems(".sideways", as: .edge)
        == ["1: unknown edge '.sideways'. Use an edge: .top, .leading, .bottom, .trailing."])
  }

  @Test func cutsLongLists() {
    #expect(problems(".wxyz", as: .color).first?.hasSuffix(" …") == true)
  }

  @Test func namesTheNearestType() {
    #expect(
      problems("Cirlce()", as: .view) == ["0: unknown name 'Cirlce'. Did you mean 'Circle'?"])
  }

  @Test func namesTheNearestModifier() {
    #expect(
      problems("Circle().fil(.red)", as: .view)
        == ["9: unknown '.fil' after a shape. Did you mean '.fill'?"])
  }

  @Test func listsWhatCanFollow() {
    #expect(
      problems(".easeIn.paint(1)", as: .animation) == [
        "8: unknown '.paint' after an animation. What can follow: "
          + ".delay, .speed, .repeatCount, .repeatForever."
      ])
  }

  @Test func saysWhereNothingCanFollow() {
    #expect(
      problems(".top.left", as: .edge)
        == ["5: nothing can follow an edge, but '.left' does."])
  }

  @Test func saysThatTransitionIsAKeyOfItsOwn() {
    #expect(
      problems("Circle().transition(.opacity)", as: .view) == [
        "9: '.transition' is a key of the preset, not a part of its view. "
          + "Write 'transition: …' on a line of its own."
      ])
  }

  @Test func asksForParentheses() {
    #expect(
      problems(".move", as: .transition)
        == ["1: 'move' needs its arguments, for example '.move(edge: .leading)'."])
  }

  @Test func asksForNoParentheses() {
    #expect(
      problems(".slide()", as: .transition)
        == ["1: '.slide' takes no arguments. Write it without parentheses."])
  }

  @Test func namesTheNearestLabel() {
    #expect(
      problems(".easeIn(durration: 1)", as: .animation)
        == ["8: 'easeIn' has no 'durration:'. Did you mean 'duration:'?"])
  }

  @Test func showsTheCallWhereALabelIsUnknown() {
    #expect(
      problems(".move(x: .top)", as: .transition)
        == ["6: 'move' has no 'x:'. Write '.move(edge: .leading)'."])
  }

  @Test func asksForAMissingLabel() {
    #expect(
      problems(".move(.top)", as: .transition)
        == ["6: this argument of 'move' needs a label. Write '.move(edge: .leading)'."])
  }

  @Test func refusesArgumentsTooMany() {
    #expect(
      problems("Circle().blur(radius: 2, 3)", as: .view)
        == ["25: this argument of 'blur' needs a label. Write '.blur(radius: 5)'."])
    #expect(
      problems(".easeIn.delay(1, 2)", as: .animation)
        == ["17: 'delay' takes no more arguments. Write '.delay(0.5)'."])
  }

  @Test func saysThatLabelsAreOutOfOrder() {
    #expect(
      problems(".scale(anchor: .top, scale: 0)", as: .transition).first?.hasPrefix(
        "7: 'scale' needs 'scale:', a number, for example") == true)
    #expect(
      problems("Circle().frame(height: 1, width: 2)", as: .view) == [
        "26: 'width:' is out of order in 'frame'. "
          + "Write '.frame(width: 100, height: 100, alignment: .bottom)'."
      ])
  }

  @Test func asksForAMissingArgument() {
    #expect(
      problems(".asymmetric(insertion: .scale)", as: .transition) == [
        "29: 'asymmetric' needs 'removal:', a transition, for example "
          + "'.asymmetric(insertion: .opacity, removal: .opacity)'."
      ])
  }

  @Test func saysWhatKindIsWanted() {
    #expect(
      problems(".easeIn(duration: \"1\")", as: .animation) == [
        "18: '\"1\"' is not a number of seconds. Write for example '0.5'."
      ])
    #expect(
      problems("Color.red", as: .animation)
        == ["0: 'Color.red' is not an animation. Write for example '.easeInOut'."])
  }

  @Test func saysWhatNumbersAreAllowed() {
    #expect(
      problems(".easeIn(duration: -1)", as: .animation)
        == ["18: -1 cannot be used here. Use 0 to 3600 seconds."])
    #expect(
      problems(".linear.repeatCount(1.5)", as: .animation)
        == ["20: 1.5 cannot be used here. Use a whole number, 0 or more."])
    #expect(
      problems("Circle().frame(width: -5)", as: .view)
        == ["22: -5 cannot be used here. Use 0 or more."])
  }

  @Test func tellsAllProblemsOfAnExpressionAtOnce() {
    #expect(
      problems(".asymmetric(insertion: .scal, removal: .mov(edge: .top))", as: .transition) == [
        "24: unknown transition '.scal'. Did you mean '.scale'?",
        "40: unknown transition '.mov'. Did you mean '.move'?",
      ])
  }

  @Test func goesOnAfterAProblemInAChain() {
    #expect(
      problems("Circle().fill(.bleu).frame(width: -1).opacty(1)", as: .view) == [
        "15: unknown shape style '.bleu'. Did you mean '.blue'?",
        "34: -1 cannot be used here. Use 0 or more.",
        "38: unknown '.opacty' after a view. Did you mean '.opacity'?",
      ])
  }

  @Test func judgesACallByTheWordItLooksLike() {
    #expect(
      problems(".spring(response: 1, dampingFractoin: 0.5)", as: .animation)
        == ["21: 'spring' has no 'dampingFractoin:'. Did you mean 'dampingFraction:'?"])
  }
}
