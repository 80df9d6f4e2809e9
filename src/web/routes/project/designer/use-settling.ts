import { useEffect, useState } from 'react';
import type { StudioDesign } from '../../../studio/design.ts';
import type { LiveImage } from '../../../studio/draw-design.ts';
import type { Selection } from './use-selection.ts';

interface Settling {
  image: LiveImage;
  design: StudioDesign;
  hold: Selection['hold'];
  /** Stable: an effect depends on it. */
  onShown: () => void;
}

/** Frame and element stay where they were dropped until the image shows them there. */
export function useSettling({ image, design, hold, onShown }: Settling) {
  const [isReleased, setReleased] = useState(false);
  const isShown = isReleased && image.html === design.html;
  useEffect(() => {
    if (!isShown) return;
    hold(null);
    setReleased(false);
    onShown();
  }, [isShown, hold, onShown]);
  return { start: () => setReleased(true), stop: () => setReleased(false) };
}
