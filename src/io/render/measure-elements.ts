// Takumi's measured boxes → elements by data-id, with their lines of text. The measured tree follows the card's tree,
// except that a box with lines of text has its runs in one anonymous child.
import type { MeasuredNode, MeasuredTextRun } from '@takumi-rs/core';
import type { CardNode } from '#domain/template/card-node.ts';
import type { Box, MeasuredElement } from '#domain/template/text/measured-element.ts';

export function elementsOf(root: CardNode, measured: MeasuredNode): MeasuredElement[] {
  const elements: MeasuredElement[] = [];
  const walk = (node: CardNode, box: MeasuredNode) => {
    const children = node.type === 'container' ? node.children : [];
    const isAligned = children.length > 0 && children.length === box.children.length && box.runs.length === 0;
    const lines = isAligned && children.some((child) => child.type !== 'text') ? [] : linesOf(box);
    if (node.id !== undefined || lines.length > 0) elements.push({ id: node.id ?? null, ...boxOf(box), lines });
    if (lines.length > 0) return;
    children.forEach((child, at) => {
      const own = box.children[at];
      if (isAligned && own) walk(child, own);
    });
  };
  walk(root, measured);
  return elements;
}

/** The largest side of any box: what a layer of the image could require. */
export function largestSide(measured: MeasuredNode): number {
  return measured.children.reduce(
    (most, child) => Math.max(most, largestSide(child)),
    Math.max(measured.width, measured.height),
  );
}

const boxOf = ({ width, height, transform }: MeasuredNode): Box => {
  const [a, b, c, d, e, f] = transform;
  // The upright bounding box of a rotated one.
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: e + x, y: f + y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

function linesOf(box: MeasuredNode): MeasuredElement['lines'] {
  const lines: MeasuredElement['lines'] = [];
  const add = ({ text, x, y, width, height }: MeasuredTextRun, origin: Box) => {
    if (text.replaceAll('\u200b', '').trim() === '') return;
    const run = { text, x: origin.x + x, y: origin.y + y, width, height };
    // Runs of one line: their centres are at about the same height.
    const line = lines.find((other) => Math.abs(other.y + other.height / 2 - (run.y + height / 2)) < height * 0.4);
    if (!line) {
      lines.push(run);
      return;
    }
    const right = Math.max(line.x + line.width, run.x + width);
    const bottom = Math.max(line.y + line.height, run.y + height);
    line.text += run.text;
    line.x = Math.min(line.x, run.x);
    line.y = Math.min(line.y, run.y);
    line.width = right - line.x;
    line.height = bottom - line.y;
  };
  const walk = (node: MeasuredNode) => {
    for (const run of node.runs) add(run, boxOf(node));
    node.children.forEach(walk);
  };
  walk(box);
  return lines;
}
