import { expect, test } from 'vitest';
import { missingScopes } from './scopes.ts';

test.each([
  [['read_products', 'read_content', 'read_themes'], []],
  [['read_products', 'read_content', 'write_themes'], []],
  [['read_products', 'read_themes'], ['read_content']],
  [[], ['read_products', 'read_content', 'read_themes']],
])('with %j the app lacks %j', (granted, missing) => expect(missingScopes(granted)).toEqual(missing));
