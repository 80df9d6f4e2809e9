import { expect, test } from 'vitest';
import { withProject } from '#web/routes/app/no-screen.tsx';

test.each([
  ['/app/settings/plan', '/app/lamps/settings/plan'],
  ['/de/app/settings/plan', '/de/app/lamps/settings/plan'],
  ['/app/templates/new-template', '/app/lamps/templates/new-template'],
  ['/app/templates/7/designer', '/app/lamps/templates/7/designer'],
  ['/app/audit/some-uuid', '/app/lamps/audit/some-uuid'],
  ['/app/admin', '/app/lamps/admin'],
  ['/app/settings/nothing', null],
  ['/app/no/such/page', null],
  ['/app/admin/nothing', null],
])('%s of the last project is %s', (path, expected) => {
  expect(withProject(path, 'lamps')).toBe(expected);
});
