/// What a preview does beside showing its clip. Whoever closes its window waits for all of it.
struct PreviewWork {
  /// A clip that is being written.
  var exporting: Task<Void, Never>?
  /// Pictures that are being written.
  var saving: Task<Void, Never>?
  /// A clip that is being loaded anew.
  var loading: Task<Void, Never>?
  /// Something has changed since that began.
  var wantsReload = false
}
