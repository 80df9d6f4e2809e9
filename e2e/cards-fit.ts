import type { Page } from 'playwright-core';

/**
 * What does not fit on the drawn cards of a page, at a width of the cards: words that reach over the card's edge, touch
 * other words, or break a label of the platform itself (such as „Gefällt mir“) in two.
 */
export const misfits = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(async (cardWidth) => {
    const figures = [...document.querySelectorAll<HTMLElement>('.pv-cell .pv-figure')];
    for (const figure of figures) {
      Object.assign(figure.style, { flex: 'none', width: `${cardWidth}px` });
    }
    await document.fonts.ready;
    // One measure after the browser has laid the cards out anew.
    await new Promise((done) => requestAnimationFrame(done));
    const found: string[] = [];
    for (const card of document.querySelectorAll<HTMLElement>('.pv-cell .pv:not(.pv-skeleton)')) {
      if (card.checkVisibility()) found.push(...misfitsOf(card).map((what) => `${card.className}: ${what}`));
    }
    return found;

    interface Piece {
      text: string;
      element: Element;
      box: { left: number; right: number; top: number; bottom: number };
    }

    /** The lines of a text as one sees them: what an ancestor cuts off is not there. */
    function linesOf(node: Text, card: Element): Piece[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      const element = node.parentElement as Element;
      return [...range.getClientRects()].flatMap((rect) => {
        const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        for (let up: Element | null = element; up && up !== card; up = up.parentElement) {
          if (getComputedStyle(up).overflowX === 'visible') continue;
          const edge = up.getBoundingClientRect();
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
        const isSeen = box.right - box.left > 1 && box.bottom - box.top > 1;
        return isSeen ? [{ text: node.data.trim(), element, box }] : [];
      });
    }

    function misfitsOf(card: HTMLElement): string[] {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const pieces: Piece[] = [];
      const wrong: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.data.trim() === '') continue;
        const lines = linesOf(node, card);
        pieces.push(...lines);
        const isLabel = node.parentElement?.closest('[class*="-actions"]');
        const tops = new Set(lines.map(({ box }) => Math.round(box.top)));
        if (isLabel && tops.size > 1) wrong.push(`“${node.data.trim()}” breaks in two`);
      }
      const edge = card.getBoundingClientRect();
      for (const [at, { text, box, element }] of pieces.entries()) {
        if (box.right > edge.right + 1 || box.left < edge.left - 1) wrong.push(`“${text}” reaches over the edge`);
        for (const other of pieces.slice(at + 1)) {
          if (other.element.contains(element) || element.contains(other.element)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          // Lines that follow closely share a pixel or two of their height.
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (wide > 1 && high > 4) wrong.push(`“${text}” touches “${other.text}”`);
        }
      }
      return [...new Set(wrong)];
    }
  }, width);
