import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Cameras that are not there")
struct AVCaptureSessionTests {
  private final class Reader: NSObject, AVCaptureMetadataOutputObjectsDelegate,
    AVCapturePhotoCaptureDelegate
  {}

  @Test("A clip has no camera, and what would show one is black") func preview() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
    let layer = AVCaptureVideoPreviewLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    layer.videoGravity = .resizeAspectFill
    let played = PlayedView(layer: layer)
    let empty = played.text
    played.change { layer.session = AVCaptureSession() }
    #expect(played.text != empty && layer.connection == nil)
    #expect(AVCaptureVideoPreviewLayer(session: AVCaptureSession()).session != nil)
  }

  @Test("A session keeps what is given to it, and runs as long as it is told") func session() {
    let (session, reader) = (AVCaptureSession(), Reader())
    let (codes, photos) = (AVCaptureMetadataOutput(), AVCapturePhotoOutput())
    session.beginConfiguration()
    session.sessionPreset = .photo
    session.addOutput(codes)
    codes.setMetadataObjectsDelegate(reader, queue: .main)
    codes.metadataObjectTypes = [.qr]
    session.addOutput(photos)
    session.commitConfiguration()
    #expect(session.outputs.count == 2 && !session.canAddOutput(codes))
    session.startRunning()
    #expect(session.isRunning)
    photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: reader)
    session.removeOutput(codes)
    session.stopRunning()
    #expect(session.outputs == [photos] && !session.isRunning)
  }
}
