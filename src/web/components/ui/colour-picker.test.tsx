import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColourPicker, readColour } from './colour-picker.tsx';

const draw = (value: string) =>
  renderToStaticMarkup(
    <ColourPicker label="Brand" value={value} onChange={() => {}} texts={{ pick: 'Pick', palette: 'Palette' }} />,
  );
const ownPicker = (html: string) => html.match(/<input type="color"[^>]*>/)?.[0] ?? '';

test('a colour without a value is shown as none, and the browser’s black square is not seen', () => {
  expect(draw('')).toContain('no-colour');
  expect(ownPicker(draw(''))).toContain('opacity-0');
});

test('a colour with a value is shown as itself', () => {
  expect(draw('#c8350b')).not.toContain('no-colour');
  expect(ownPicker(draw('#c8350b'))).toContain('value="#c8350b"');
  expect(ownPicker(draw('#c8350b'))).not.toContain('opacity-0');
});

test.each([
  ['#abc', '#aabbcc'],
  ['ABC', '#aabbcc'],
  [' #C8350B ', '#c8350b'],
  ['c8350b', '#c8350b'],
  ['#c8350', null],
  ['red', null],
  ['', null],
  ['#c8350b80', null],
])('%s', (text, expected) => {
  expect(readColour(text)).toBe(expected);
});
