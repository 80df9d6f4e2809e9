// An element without what is behind it: from the image with it and the image without it.

/** Below this, two pixels differ only by JPEG compression; above `FULL` the element covers what is behind it. */
const NONE = 10;
const FULL = 40;

/** Both as RGBA of the same size; the result too. Transparent where both are the same. */
export function cutOut(
  shown: Uint8ClampedArray,
  without: Uint8ClampedArray,
  result: Uint8ClampedArray = new Uint8ClampedArray(shown.length),
): Uint8ClampedArray {
  for (let at = 0; at < shown.length; at += 4) {
    let difference = 0;
    for (let channel = at; channel < at + 3; channel++) {
      difference = Math.max(difference, Math.abs((shown[channel] ?? 0) - (without[channel] ?? 0)));
      result[channel] = shown[channel] ?? 0;
    }
    // Clamped to 0–255 by the array.
    result[at + 3] = ((difference - NONE) / (FULL - NONE)) * 255;
  }
  return result;
}
