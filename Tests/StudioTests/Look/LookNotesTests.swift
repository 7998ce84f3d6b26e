import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Studio

@Suite("What is written over a picture")
struct LookNotesTests {
  private let layout = LookLayout(
    .documentation, screen: CGSize(width: 393, height: 852), bezel: EdgeInsets())
  private let unit = 1.0

  private func space(_ target: CGRect, touched: [CGPoint] = []) -> MarkSide.Space {
    MarkSide.Space(
      canvas: CGSize(width: 1920, height: 1080), target: target, touched: touched, unit: 1)
  }

  private let all: [MarkSide] = [.above, .below, .trailing, .leading]

  @Test("A mark is where there is space, the first such place in its order") func space() {
    let size = CGSize(width: 300, height: 80)
    let middle = CGRect(x: 900, y: 500, width: 100, height: 40)
    #expect(space(middle).best(of: size, turning: false, all) == .above)
    let top = CGRect(x: 900, y: 10, width: 100, height: 40)
    #expect(space(top).best(of: size, turning: false, all) == .below)
    let high = CGRect(x: 900, y: 10, width: 100, height: 1060)
    #expect(space(high).best(of: size, turning: false, all) == .trailing)
  }

  @Test("It is over nothing that is touched meanwhile, nor over the pointer") func pointer() {
    let target = CGRect(x: 900, y: 500, width: 100, height: 40)
    let above = CGPoint(x: 950, y: 430)
    let size = CGSize(width: 300, height: 80)
    #expect(
      space(target, touched: [above]).best(of: size, turning: false, all) != .above)
    // The pointer on the target hangs down over what is below.
    let here = CGPoint(x: 950, y: 530)
    #expect(
      space(target, touched: [here]).best(of: size, turning: false, [.below, .above]) == .above)
  }

  @Test("It is not over the time of the screen") func statusBar() {
    var space = space(CGRect(x: 900, y: 130, width: 100, height: 40))
    let size = CGSize(width: 300, height: 80)
    #expect(space.best(of: size, turning: false, all) == .above)
    space.statusBar = CGRect(x: 760, y: 0, width: 400, height: 60)
    #expect(space.best(of: size, turning: false, all) == .below)
    let phone = Stage.iPhone15Pro
    #expect(phone.statusBarHeight(in: Look()) == phone.safeArea.top && phone.safeArea.top > 0)
    #expect(phone.statusBarHeight(in: Look(statusBar: false)) == 0)
    #expect(phone.statusBarHeight(in: Look(shell: .window)) == 0)
  }

  @Test("What is shown fades in and out, and is there between") func fade() {
    let fade = LookFade(start: 1, end: 3)
    #expect(fade.presence(at: 1) == 0 && fade.presence(at: 3) == 0)
    #expect(fade.presence(at: 2) == 1)
    #expect(fade.presence(at: 1.1) > 0 && fade.presence(at: 1.1) < 1)
    #expect(fade.presence(at: 0.5) == 0 && fade.presence(at: 9) == 0)
  }

  @Test("Light is written on dark, and dark on light") func ink() {
    for light in [LookBackdrop.lightGrey, .clear, .color(.white)] {
      #expect(!LookInk(on: light).isOnDark)
    }
    for dark in [LookBackdrop.color(.black), .dusk, .picture("sea.png")] {
      #expect(LookInk(on: dark).isOnDark)
    }
  }

  @Test("What may be seen over a screen stands on a dark plate with a line around it") func plate()
  {
    for backdrop in [LookBackdrop.lightGrey, .color(.black), .dusk, .clear] {
      var ink = LookInk(on: backdrop)
      #expect((ink.plate.red > 0.9) == ink.isOnDark && ink.plateRim == nil)
      ink.isOverScreen = true
      #expect(ink.plate.red < 0.2 && ink.onPlate == .white && ink.plateRim != nil)
    }
  }

  @Test("Code has colours, and loses no letter") func code() {
    let line = "withAnimation(.bouncy) { isOn = true; text = \"a b\" } // 1.5"
    let runs = CodeInk.runs(line, font: FontDescription(size: 20, design: .monospaced))
    #expect(runs.map(\.string).joined() == line)
    #expect(Set(runs.map(\.paint)).count >= 4)
    #expect(CodeInk.runs("\"open", font: FontDescription(size: 9)).map(\.string) == ["\"open"])
  }
}
