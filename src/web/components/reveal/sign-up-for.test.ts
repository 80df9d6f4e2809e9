import { expect, test } from 'vitest';
import { signUpFor } from './sign-up-for.ts';

test.each([
  ['https://shop.example/products/mug', 'shop.example'],
  ['http://shop.example:8080/a', 'http://shop.example:8080'],
  // Typed by people who have not sent it yet, or had it refused.
  ['https://my shop', 'https://my shop'],
  ['my-shop.example', 'my-shop.example'],
  ['localhost:3621', 'localhost:3621'],
  ['töpferei lund', 'töpferei lund'],
  ['', ''],
])('an account after looking at “%s” begins with the website %s', (address, website) => {
  const login = new URL(signUpFor(address, { login: '/app/login', start: '/app' }), 'http://linkbild.example');
  const next = new URL(login.searchParams.get('next') ?? '', login);
  expect([next.pathname, next.searchParams.get('website')]).toEqual(['/app', website]);
});
