import Foundation
import Testing

@testable import Views

/// Films and sounds, of which only the state is kept.
@Suite("Players")
struct AVPlayerTests {
  private let film = URL(fileURLWithPath: "/film.mp4")

  @Test("A player plays until it is paused") func playing() {
    let player = AVPlayer(url: film)
    #expect(player.currentItem?.url == film && player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .playing && player.rate == 1)
    player.pause()
    #expect(player.timeControlStatus == .paused)
  }

  @Test("What is played can be another item") func items() {
    let (one, other) = (AVPlayerItem(url: film), AVPlayerItem(url: film))
    #expect(one != other && Set([one, other, one]).count == 2)
    let player = AVPlayer(playerItem: one)
    player.replaceCurrentItem(with: other)
    #expect(player.currentItem == other)
    #expect(AVPlayer().currentItem == nil)
    let queue = AVQueuePlayer(items: [one, other])
    #expect(AVQueuePlayer().currentItem == nil)
    #expect(AVQueuePlayer(playerItem: other).currentItem == other)
    #expect(queue.currentItem == one)
    _ = AVPlayerLooper(player: queue, templateItem: other)
    #expect(queue.currentItem == other)
  }

  @Test("A sound plays until it is paused or stopped") func sounds() throws {
    let sound = try AVAudioPlayer(contentsOf: film)
    #expect(sound.url == film && !sound.isPlaying && sound.prepareToPlay())
    sound.play()
    #expect(sound.isPlaying)
    sound.pause()
    #expect(!sound.isPlaying)
    sound.play()
    sound.stop()
    #expect(!sound.isPlaying)
    #expect(try AVAudioPlayer(data: Data()).url == nil)
    AudioServicesPlaySystemSound(1104)
  }
}
