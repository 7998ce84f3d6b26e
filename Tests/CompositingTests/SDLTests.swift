import Testing

/// All of these start SDL, which is one for the whole process: none runs beside another.
@MainActor @Suite(.serialized) struct SDLTests {}
