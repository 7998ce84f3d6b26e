import CPango

/// A call to Cairo that failed.
package enum CairoError: Error, Equatable, CustomStringConvertible {
  case failed(call: String, message: String)

  package var description: String {
    switch self {
    case .failed(let call, let message): "\(call) failed: Cairo says '\(message)'."
    }
  }
}

/// Turns a status into an error that names the call.
func check(_ status: cairo_status_t, _ call: String) throws(CairoError) {
  if status == CAIRO_STATUS_SUCCESS { return }
  throw .failed(call: call, message: String(cString: cairo_status_to_string(status)))
}
