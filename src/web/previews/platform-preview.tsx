import { PreviewFigure, type PreviewFigureProps } from './preview-figure.tsx';
import { previews } from './registry.ts';

/** The card of any platform. Loads every drawing: a page that shows only a few takes SamplePreview. */
export const PlatformPreview = (props: PreviewFigureProps) => (
  <PreviewFigure {...props} draw={previews[props.card.platform]} />
);
