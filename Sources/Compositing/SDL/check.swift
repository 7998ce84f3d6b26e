import CSDL2

/// SDL's word on what went wrong last on this thread.
func sdlMessage() -> String {
  String(cString: SDL_GetError())
}

/// Turns a status that SDL returned into an error that names the call.
func check(_ status: Int32, _ call: String) throws(CompositorError) {
  if status < 0 { throw .sdl(call: call, message: sdlMessage()) }
}

/// Turns a null pointer that SDL returned into an error that names the call.
func check(_ pointer: OpaquePointer?, _ call: String) throws(CompositorError) -> OpaquePointer {
  guard let pointer else { throw .sdl(call: call, message: sdlMessage()) }
  return pointer
}
