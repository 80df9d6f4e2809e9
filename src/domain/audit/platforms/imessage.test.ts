import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { imessage } from './imessage.ts';

const image = (url: string) => ({ image: expect.objectContaining({ url }) });

// Keys: platforms, section 9 iMessage and section 0 (LP = LinkPresentation, TN2444, liberationtech.net).
testCards(imessage, [
  ['LP', 'og:title first', page(), { title: 'Blue mug' }],
  ['LP', 'then twitter:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['LP', 'then the title element', bare({ title: 'E' }), { title: 'E' }],
  ['LP', 'og:description first', page(), { description: 'Holds 300 ml.' }],
  ['LP', 'then twitter:description', bare({ description: 'M', 'twitter:description': 'T' }), { description: 'T' }],
  ['LP', 'then the meta description', bare({ description: 'M' }), { description: 'M' }],
  ['LP', 'the first non-empty value', bare({ 'og:title': ['', 'Second'] }), { title: 'Second' }],
  [
    'LP',
    'og:image:secure_url before og:image',
    page({ 'og:image': 'http://e.com/a.jpg', 'og:image:secure_url': 'https://e.com/s.jpg' }),
    image('https://e.com/s.jpg'),
  ],
  ['LP', 'og:image', page(), image('https://cdn.example.com/mug.jpg')],
  [
    'LP',
    'og:image:url',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/u.jpg' }),
    image('https://e.com/u.jpg'),
  ],
  [
    'LP',
    'then twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    image('https://e.com/t.jpg'),
  ],
  ['LP', 'relative addresses are resolved', page({ 'og:image': '/a.jpg' }), image('https://www.example.com/a.jpg')],
  [
    'LP',
    'against base href',
    page({ base: 'https://cdn.example.com/x/', 'og:image': 'a.jpg' }),
    image('https://cdn.example.com/x/a.jpg'),
  ],
  ['LP', 'property= counts', page({}, '1200x630', { attribute: 'property' }), { title: 'Blue mug' }],
  ['LP', 'name= counts', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  ['LP', 'itemprop= counts', page({}, '1200x630', { attribute: 'itemprop' }), { title: 'Blue mug' }],
  [
    'liberationtech.net',
    'two og:image stand side by side',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { ...image('https://e.com/1.jpg'), moreImages: [expect.objectContaining({ url: 'https://e.com/2.jpg' })] },
  ],
  ['liberationtech.net', 'one stands alone', page(), { moreImages: [] }],
  ['TN2444', 'og:image is shown large', page({}, '400x300'), { layout: 'lg' }],
  ['TN2444', 'whatever its size', page({}, '100x100'), { layout: 'lg' }],
  [
    'LP',
    'without image the touch icon',
    page({ 'og:image': null, icon: '/i.png', 'apple-touch-icon': '/touch.png' }),
    { layout: 'sm', imageSource: 'icon', ...image('https://www.example.com/touch.png') },
  ],
  [
    'LP',
    'without touch icon the declared icon',
    page({ 'og:image': null, icon: '/i.png' }),
    image('https://www.example.com/i.png'),
  ],
  ['section 9', 'default card: title and domain', page(), { host: 'example.com', lines: { title: 2, description: 0 } }],
  ['LP', 'og:site_name is read', page(), { siteName: 'Example' }],
  ['section 0', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['section 0', 'a picture refused to the device', page({}, 'forbidden'), { layout: 'none' }],
]);
