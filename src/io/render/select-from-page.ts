import { decodeHtml } from '#domain/meta/extract-meta.ts';
import { type SelectedTexts, selectTexts } from '#domain/meta/select-texts.ts';
import type { SelectJob } from './processes/render-job.ts';

/** Runs only in a render process. */
export const selectFromPage = ({ page, selectors }: SelectJob): SelectedTexts =>
  selectTexts(decodeHtml(page.body, page.url, page.contentType), selectors);
