// Lines over an image of any colour: a light one beside a dark one, of which one always stands out.

export const tones = { light: '#ffffff', dark: '#16130f' } as const;
const { light, dark } = tones;

export const twoToneLine = { boxShadow: `inset 0 0 0 1.5px ${light}, 0 0 0 1.5px ${dark}` };
/** For the card itself, which ends where the image is cut off. */
export const twoToneInside = { boxShadow: `inset 0 0 0 1.5px ${dark}, inset 0 0 0 3px ${light}` };
export const dashedLine = { border: `1px dashed ${light}`, outline: `1px dashed ${dark}`, outlineOffset: '-1px' };
export const guideLine = { backgroundColor: light, boxShadow: `0 0 0 0.5px ${dark}` };
