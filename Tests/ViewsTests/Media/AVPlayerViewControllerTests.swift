import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Films in UIKit, and their time")
struct AVPlayerViewControllerTests {
  private struct Represented: UIViewControllerRepresentable {
    let controller: AVPlayerViewController

    func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  private let film = URL(fileURLWithPath: "/film.mp4")

  @Test("A controller shows the film's name with the controls alone") func controls() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: film)
    let played = PlayedView { Represented(controller: controller) }
    #expect(played.text.contains("film.mp4"))
    played.change { controller.showsPlaybackControls = false }
    #expect(!played.text.contains("film.mp4"))
  }

  @Test("A layer is black once it has a player") func layer() {
    let layer = AVPlayerLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let played = PlayedView(layer: layer)
    let empty = played.text
    played.change { layer.player = AVPlayer(url: film) }
    #expect(played.text != empty)
    #expect(AVPlayerLayer(player: nil).player == nil)
  }

  @Test("Time goes on while a film plays, and is told of") func time() {
    let player = AVPlayer(url: film)
    let log = Log()
    let played = PlayedView { Text("Film") }
    func seconds() -> Double {
      var seconds = 0.0
      played.change { seconds = player.currentTime().seconds }
      return seconds
    }
    played.change {
      let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
      _ = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { time in
        MainActor.assumeIsolated { log.add("\(time.seconds)") }
      }
      player.play()
    }
    played.advance(to: 1.25)
    #expect(log.text == "0.5 1.0")
    #expect(abs(seconds() - 1.25) < 0.01)
    played.change { player.pause() }
    played.advance(to: 2)
    #expect(abs(seconds() - 1.25) < 0.01)
    played.change { player.seek(to: .zero) }
    #expect(seconds() == 0)
  }

  @Test("A moment in a film is a number of parts of a second") func moments() {
    let time = CMTimeMake(value: 3, timescale: 2)
    #expect(CMTimeGetSeconds(time) == 1.5)
    #expect(time + time == CMTime(seconds: 3, preferredTimescale: 600) && time < time + time)
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
  }
}
