import Foundation
import Geometry
import Testing

@testable import Studio

@Suite("The camera's way")
struct CameraTrackTests {
  private let layout = LookLayout(
    .documentation, screen: CGSize(width: 393, height: 852), bezel: EdgeInsets())

  private func tap(at time: Double, y: Double) -> TouchTrace {
    TouchTrace(
      kind: .tap, waypoints: [.init(time: time, point: CGPoint(x: 196, y: y))], effect: time)
  }

  @Test("One move in and one out, over before the clip is") func inAndOut() {
    let track = CameraTrack([tap(at: 1, y: 426)], layout: layout, duration: 5)
    #expect(track.transform(at: 0.5) == nil)
    #expect(abs(track.view(at: 3).scale - 1.6) < 0.01)
    #expect(track.view(at: 5).scale < 1.1)
    // Recording: 23 frames from 50 % of the way to 90 %, 28 from there to 99 %.
    func frame(_ part: Double) -> Int {
      (0..<300).first { track.view(at: Double($0) / 60).scale >= 1 + 0.6 * part } ?? 0
    }
    #expect(abs(frame(0.9) - frame(0.5) - 23) <= 3)
    #expect(abs(frame(0.99) - frame(0.9) - 28) <= 3)
  }

  @Test("Touches near each other do not move it, one far away does") func calm() {
    let near = CameraTrack([tap(at: 1, y: 426), tap(at: 2, y: 470)], layout: layout, duration: 6)
    let one = CameraTrack([tap(at: 1, y: 426)], layout: layout, duration: 6)
    #expect(near.view(at: 3.5) == one.view(at: 3.5))
    let far = CameraTrack([tap(at: 1, y: 100), tap(at: 2, y: 800)], layout: layout, duration: 6)
    #expect(far.view(at: 4).middle.y > far.view(at: 1.4).middle.y + 100)
  }

  @Test("Touches in quick succession share a move that shows both") func together() {
    let both = CameraTrack([tap(at: 1, y: 200), tap(at: 1.5, y: 560)], layout: layout, duration: 6)
    #expect(abs(both.view(at: 3).middle.y - layout.onCanvas(CGPoint(x: 0, y: 380)).y) < 1)
    #expect(abs(both.view(at: 3).scale - 1.6) < 0.01)
  }

  private func motion(_ start: Double, _ frame: CGRect) -> MotionTrace {
    MotionTrace(start: start, end: start + 0.5, frame: frame)
  }

  @Test("Where nothing is touched it goes to what moves, and to nothing that is all of the screen")
  func motions() {
    let ball = motion(1, CGRect(x: 150, y: 600, width: 90, height: 90))
    let track = CameraTrack([], motions: [ball], layout: layout, duration: 5)
    #expect(track.transform(at: 0.5) == nil)
    #expect(track.view(at: 3).scale > 1.5)
    #expect(track.view(at: 3).middle.y > layout.canvas.height / 2)
    let page = motion(1, CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      CameraTrack([], motions: [page], layout: layout, duration: 5).transform(at: 3) == nil)
  }

  @Test("What a touch moves is seen with it") func caused() {
    let card = motion(1.05, CGRect(x: 100, y: 400, width: 200, height: 100))
    let track = CameraTrack(
      [tap(at: 1, y: 700)], motions: [card], layout: layout, duration: 5)
    #expect(abs(track.view(at: 3).middle.y - layout.onCanvas(CGPoint(x: 0, y: 550)).y) < 1)
  }

  @Test("A button is seen with what it moves far above it, or from afar") func apart() throws {
    let card = motion(1.05, CGRect(x: 96, y: 59, width: 200, height: 300))
    func track(_ room: CameraRoom) -> CameraTrack {
      CameraTrack(
        [tap(at: 1, y: 800)], motions: [card], layout: layout, room: room, duration: 5)
    }
    let near = track(CameraRoom())
    #expect(abs(near.view(at: 3).scale - 1.2) < 0.01)
    let seen = try #require(near.transform(at: 3))
    for y in [59.0, 800] {
      let place = layout.onCanvas(CGPoint(x: 196, y: y)).applying(seen)
      #expect((0...layout.canvas.height).contains(place.y))
    }
    let high = CameraRoom(written: [LookFade(start: 0, end: 5)], height: 200)
    #expect(track(high).transform(at: 3) == nil)
  }

  @Test("A script's own zoom has the last word for its time") func byHand() {
    var zoom = CueTrace(ScriptCue(.zoom(2.5), on: .label("A"), for: 1), start: 1)
    zoom.places = [.init(time: 1, frame: CGRect(x: 150, y: 400, width: 90, height: 40))]
    let alone = CameraTrack([], zooms: [zoom], layout: layout, duration: 9)
    #expect(alone.transform(at: 1) == nil)
    #expect(abs(alone.view(at: 2).scale - 2.5) < 0.1)
    #expect(alone.transform(at: 5) == nil)
    let over = CameraTrack(
      [tap(at: 0.6, y: 100), tap(at: 2.8, y: 800)], zooms: [zoom], layout: layout, duration: 9)
    #expect(over.view(at: 2).scale > 2.3)
    #expect(abs(over.view(at: 5).scale - 1.6) < 0.01)
    let endless = CueTrace(ScriptCue(.zoom(2)), start: 1)
    let stays = CameraTrack([], zooms: [endless], layout: layout, duration: 9)
    #expect(abs(stays.view(at: 9).scale - 2) < 0.001)
  }

  @Test("What it goes near to is seen above what is written meanwhile, and else in the middle")
  func written() throws {
    let room = CameraRoom(written: [LookFade(start: 0, end: 3)], height: 200)
    let place = CGPoint(x: 196, y: 426)
    for (time, middle) in [(1.0, 440.0), (5, 540)] {
      var zoom = CueTrace(ScriptCue(.zoom(2.5), on: .label("A"), for: 2.4), start: time - 0.4)
      zoom.places = [.init(time: time, frame: CGRect(origin: place, size: .zero))]
      for track in [
        CameraTrack([tap(at: time, y: place.y)], layout: layout, room: room, duration: 9),
        CameraTrack([], zooms: [zoom], layout: layout, room: room, duration: 9),
      ] {
        let seen = layout.onCanvas(place).applying(try #require(track.transform(at: time + 1.9)))
        #expect(abs(seen.y - middle) < 2)
      }
    }
  }

  @Test("What somebody touches is where it is seen from near") func touchedNear() throws {
    let camera = CameraTrack(
      [], zooms: [CueTrace(ScriptCue(.zoom(2)), start: 0)], layout: layout, duration: 9)
    let touch = tap(at: 5, y: 500)
    let fade = LookFade(start: 4, end: 6)
    let place = layout.onCanvas(CGPoint(x: 196, y: 500))
    let seen = place.applying(try #require(camera.transform(at: 5)))
    func isTouched(_ point: CGPoint, from camera: CameraTrack?) -> Bool {
      layout.isTouched(
        CGRect(origin: point, size: .zero).insetBy(dx: -9, dy: -9), [touch], during: fade,
        from: camera)
    }
    #expect(isTouched(place, from: nil) && !isTouched(seen, from: nil))
    #expect(isTouched(seen, from: camera) && !isTouched(place, from: camera))
  }

  @Test("It shows nothing beyond the canvas and never jumps") func smooth() {
    let track = CameraTrack([tap(at: 0.2, y: 0), tap(at: 2, y: 852)], layout: layout, duration: 5)
    var last = track.view(at: 0)
    for frame in 1...300 {
      let view = track.view(at: Double(frame) / 60)
      #expect(abs(view.scale - last.scale) < 0.05 && abs(view.middle.y - last.middle.y) < 40)
      let half = layout.canvas.height / 2 / view.scale
      #expect(view.middle.y - half > -1 && view.middle.y + half < layout.canvas.height + 1)
      last = view
    }
  }

  @Test("Where nobody touches anything it stays") func still() {
    let track = CameraTrack([], layout: layout, duration: 5)
    for time in [0, 1, 4.5, 5] { #expect(track.transform(at: time) == nil) }
  }

  @Test("Two devices beside each other stay in sight, however narrow the canvas is") func beside() {
    for canvas in [
      Look.Canvas.fixed(width: 1080, height: 1080), .fixed(width: 1080, height: 1920), .fullHD,
    ] {
      var look = Look.social
      look.canvas = canvas
      let layout = LookLayout(
        look, screen: CGSize(width: 393, height: 852), bezel: EdgeInsets(), count: 2)
      let track = CameraTrack(
        [tap(at: 1, y: 800), tap(at: 3, y: 100)], layout: layout, duration: 6)
      for frame in 0...360 {
        let view = track.view(at: Double(frame) / 60)
        let half = layout.canvas.width / 2 / view.scale
        let device = layout.deviceFrame
        #expect(view.middle.x - half <= device.minX && view.middle.x + half >= device.maxX)
      }
      // A script's own word is taken as it is.
      var zoom = CueTrace(ScriptCue(.zoom(3), on: .label("A")), start: 1)
      zoom.places = [.init(time: 1, frame: CGRect(x: 150, y: 400, width: 90, height: 40))]
      let near = CameraTrack([], zooms: [zoom], layout: layout, duration: 6)
      #expect(abs(near.view(at: 5).scale - 3) < 0.01)
    }
  }
}
