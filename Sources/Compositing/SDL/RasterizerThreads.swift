import Foundation

/// The threads that Mesa's llvmpipe, OpenGL without a GPU, draws with beside the one that calls it: none.
///
/// Up to Mesa 22.3 at least, llvmpipe frees the fence of what it has drawn as soon as its count is reached,
/// which its last thread may have raised and not yet let go of: that thread then writes a zero into memory
/// that is somebody else's by then. Once in some 100,000 frames on busy processors, that is a crash; with
/// 3 ms of waiting after `cnd_broadcast` it is one within seconds, and with no threads never one. An export is as fast
/// without them (two processors, pairs of runs: 0.96 to 1.00 of the time), because it encodes meanwhile.
public enum RasterizerThreads {
  /// To be called before anything is drawn, and best before there is a second thread that may read the
  /// environment.
  public static func avoid() { _ = avoided }

  /// Whatever the user's environment says: it asks for speed, not for crashes.
  private static let avoided: Void = { _ = setenv("LP_NUM_THREADS", "0", 1) }()
}
