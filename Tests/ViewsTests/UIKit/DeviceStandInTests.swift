import Foundation
import Testing

@testable import Views

/// What apps ask of a device beside what they show: it answers, and nothing comes of it.
@Suite struct DeviceStandInTests {
  @Test func notificationsAreAllowedAndNeverCome() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    try await center.add(request)
    #expect(request.content.title == "Tea" && request.trigger?.repeats == false)
  }

  @Test func whoAsksForLeaveWithAHandlerIsAnsweredAtOnce() {
    let center = UNUserNotificationCenter.current()
    let answers = Answers()
    center.requestAuthorization(options: [.alert, .provisional]) { isGiven, error in
      answers.add("leave \(isGiven) \(error == nil)")
    }
    let request = UNNotificationRequest(
      identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
    center.add(request) { answers.add("added \($0 == nil)") }
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    #expect(answers.all == ["leave true true", "added true"])
  }

  @Test func theOwnerIsKnown() async throws {
    let context = LAContext()
    var error: NSError?
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why"))
    #expect(context.biometryType == .faceID)
  }

  @Test func whoAsksForTheOwnerWithAHandlerIsAnsweredAtOnceAndOnce() {
    let (context, answers) = (LAContext(), Answers())
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why") { isOwner, error in
      answers.add("\(isOwner) \(error == nil)")
    }
    context.invalidate()
    #expect(answers.all == ["true true"])
  }

  @Test func nothingIsReadOut() {
    let utterance = AVSpeechUtterance(string: "Hello")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.speak(utterance)
    #expect(!synthesizer.isSpeaking && utterance.speechString == "Hello")
  }

  @MainActor @Test func aWatchIsNotFelt() {
    let watch = WKInterfaceDevice.current()
    PlayedView { Color.red.onAppear { watch.play(.click) } }.tap(at: .zero)
    #expect(watch === WKInterfaceDevice.current())
    #expect(watch.screenBounds == UIScreen.main.bounds && watch.screenScale == UIScreen.main.scale)
    #expect(watch.name == watch.model)
  }

  @Test func theDeviceIsNowhere() {
    final class Delegate: CLLocationManagerDelegate {}
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(manager.location == nil && manager.authorizationStatus == .notDetermined)
  }

  /// Hears of places, and leaves out the rest.
  private final class Listener: CLLocationManagerDelegate {
    let answers = Answers()

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      answers.add("\(locations.count) places")
    }
  }

  @Test func whateverIsAskedOfItNobodyIsToldAPlace() {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestAlwaysAuthorization()
    manager.requestLocation()
    manager.startUpdatingLocation()
    manager.startUpdatingHeading()
    manager.stopUpdatingLocation()
    manager.stopUpdatingHeading()
    #expect(listener.answers.all.isEmpty)
    #expect(manager.location == nil && manager.heading == nil)
    #expect(!CLLocationManager.locationServicesEnabled() && !CLLocationManager.headingAvailable())
  }

  /// As an app's own example of a place does.
  @Test func aDelegateIsToldByTheAppItselfAndMayLeaveOutWhatItDoesNotCareFor() {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    manager.delegate?.locationManagerDidChangeAuthorization(manager)
    manager.delegate?.locationManager(manager, didUpdateLocations: [place])
    manager.delegate?.locationManager(manager, didUpdateHeading: CLHeading())
    manager.delegate?.locationManager(manager, didFailWithError: CancellationError())
    #expect(listener.answers.all == ["1 places"])
  }
}

/// What somebody was told, in order.
private final class Answers: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ answer: String) { all.append(answer) }
}
