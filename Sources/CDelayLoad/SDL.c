#include "delayed.h"

// As the definitions are, and not as those of the library.
#define DECLSPEC __attribute__((visibility("hidden")))
#include "../CSDL2/shim.h"

#define SDL "libSDL2-2.0.so.0", "libsdl2-2.0-0"

DELAYED(
  SDL, SDL_BlendMode, SDL_ComposeCustomBlendMode,
  (SDL_BlendFactor sourceColor, SDL_BlendFactor destinationColor, SDL_BlendOperation colorOperation,
   SDL_BlendFactor sourceAlpha, SDL_BlendFactor destinationAlpha, SDL_BlendOperation alphaOperation),
  sourceColor, destinationColor, colorOperation, sourceAlpha, destinationAlpha, alphaOperation)
DELAYED(SDL, SDL_Renderer *, SDL_CreateRenderer, (SDL_Window *window, int index, Uint32 flags), window, index, flags)
DELAYED(
  SDL, SDL_Texture *, SDL_CreateTexture,
  (SDL_Renderer *renderer, Uint32 format, int access, int width, int height),
  renderer, format, access, width, height)
DELAYED(
  SDL, SDL_Window *, SDL_CreateWindow,
  (const char *title, int x, int y, int width, int height, Uint32 flags),
  title, x, y, width, height, flags)
DELAYED(SDL, void, SDL_DestroyRenderer, (SDL_Renderer *renderer), renderer)
DELAYED(SDL, void, SDL_DestroyTexture, (SDL_Texture *texture), texture)
DELAYED(SDL, void, SDL_DestroyWindow, (SDL_Window *window), window)
DELAYED(SDL, int, SDL_GL_BindTexture, (SDL_Texture *texture, float *width, float *height), texture, width, height)
DELAYED(SDL, SDL_GLContext, SDL_GL_GetCurrentContext, (void))
DELAYED(SDL, void *, SDL_GL_GetProcAddress, (const char *name), name)
DELAYED(SDL, int, SDL_GL_UnbindTexture, (SDL_Texture *texture), texture)
DELAYED(SDL, int, SDL_GetCurrentDisplayMode, (int displayIndex, SDL_DisplayMode *mode), displayIndex, mode)
DELAYED(SDL, const char *, SDL_GetCurrentVideoDriver, (void))
DELAYED(SDL, int, SDL_GetDisplayBounds, (int displayIndex, SDL_Rect *rect), displayIndex, rect)
DELAYED(SDL, int, SDL_GetDisplayUsableBounds, (int displayIndex, SDL_Rect *rect), displayIndex, rect)
DELAYED(SDL, const char *, SDL_GetError, (void))
DELAYED(SDL, int, SDL_GetNumRenderDrivers, (void))
DELAYED(SDL, int, SDL_GetRenderDriverInfo, (int index, SDL_RendererInfo *info), index, info)
DELAYED(SDL, int, SDL_GetRendererInfo, (SDL_Renderer *renderer, SDL_RendererInfo *info), renderer, info)
DELAYED(SDL, int, SDL_GetRendererOutputSize, (SDL_Renderer *renderer, int *width, int *height), renderer, width, height)
DELAYED(SDL, int, SDL_GetWindowDisplayIndex, (SDL_Window *window), window)
DELAYED(SDL, Uint32, SDL_GetWindowFlags, (SDL_Window *window), window)
DELAYED(SDL, void, SDL_GetWindowSize, (SDL_Window *window, int *width, int *height), window, width, height)
DELAYED(SDL, const char *, SDL_GetWindowTitle, (SDL_Window *window), window)
DELAYED(SDL, int, SDL_InitSubSystem, (Uint32 flags), flags)
DELAYED(SDL, int, SDL_PollEvent, (SDL_Event *event), event)
DELAYED(SDL, void, SDL_QuitSubSystem, (Uint32 flags), flags)
DELAYED(SDL, int, SDL_RenderClear, (SDL_Renderer *renderer), renderer)
DELAYED(SDL, int, SDL_RenderFillRect, (SDL_Renderer *renderer, const SDL_Rect *rect), renderer, rect)
DELAYED(SDL, int, SDL_RenderFlush, (SDL_Renderer *renderer), renderer)
DELAYED(
  SDL, int, SDL_RenderGeometry,
  (SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Vertex *vertices, int vertexCount, const int *indices,
   int indexCount),
  renderer, texture, vertices, vertexCount, indices, indexCount)
DELAYED(SDL, void, SDL_RenderPresent, (SDL_Renderer *renderer), renderer)
DELAYED(
  SDL, int, SDL_RenderReadPixels,
  (SDL_Renderer *renderer, const SDL_Rect *rect, Uint32 format, void *pixels, int pitch),
  renderer, rect, format, pixels, pitch)
DELAYED(SDL, int, SDL_RenderSetClipRect, (SDL_Renderer *renderer, const SDL_Rect *rect), renderer, rect)
DELAYED(SDL, SDL_bool, SDL_SetHint, (const char *name, const char *value), name, value)
DELAYED(
  SDL, SDL_bool, SDL_SetHintWithPriority,
  (const char *name, const char *value, SDL_HintPriority priority),
  name, value, priority)
DELAYED(SDL, int, SDL_SetRenderDrawBlendMode, (SDL_Renderer *renderer, SDL_BlendMode blendMode), renderer, blendMode)
DELAYED(
  SDL, int, SDL_SetRenderDrawColor,
  (SDL_Renderer *renderer, Uint8 red, Uint8 green, Uint8 blue, Uint8 alpha),
  renderer, red, green, blue, alpha)
DELAYED(SDL, int, SDL_SetRenderTarget, (SDL_Renderer *renderer, SDL_Texture *texture), renderer, texture)
DELAYED(SDL, int, SDL_SetTextureBlendMode, (SDL_Texture *texture, SDL_BlendMode blendMode), texture, blendMode)
DELAYED(SDL, int, SDL_SetTextureScaleMode, (SDL_Texture *texture, SDL_ScaleMode scaleMode), texture, scaleMode)
DELAYED(SDL, void, SDL_SetWindowSize, (SDL_Window *window, int width, int height), window, width, height)
DELAYED(SDL, void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), window, title)
DELAYED(SDL, SDL_threadID, SDL_ThreadID, (void))
DELAYED(
  SDL, int, SDL_UpdateTexture,
  (SDL_Texture *texture, const SDL_Rect *rect, const void *pixels, int pitch),
  texture, rect, pixels, pitch)
