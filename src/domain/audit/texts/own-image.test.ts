import { describe, expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { withImageType } from '#domain/audit/emulation/with-image-type.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { describeIssues } from './describe-issues.ts';

const imagesUrls = ['https://linkbild.example/images'];
const issueOf = (image: string, spec: string, id: string) => {
  const evidence = withImageType(page({ 'og:image': image }, spec), imagesUrls);
  return describeIssues(auditPage(evidence)).find((issue) => issue.id === id);
};
const ours = 'https://linkbild.example/images/p/og.jpg';
const others = 'https://shop.example/images/mug.jpg';

describe('a fault of an image that Linkbild serves', () => {
  test.each(['blocked', 'timeout', 'server-error', 'refused', 'broken-image'])('%s is ours to mend', (reason) => {
    const issue = issueOf(ours, reason, 'isImageReachable');
    expect(issue?.doneByUs).toBeNull();
    expect(issue?.advice?.en).toMatch(/^The image comes from Linkbild, so this is our fault/);
    expect(issue?.advice?.de).toMatch(/^Das Bild kommt von Linkbild\. Der Fehler liegt also bei uns/);
  });

  test('an address without an image is a wrong tag', () => {
    expect(issueOf(ours, 'not-found', 'isImageReachable')?.advice?.en).toContain('the one from your project');
  });

  test('is not offered to be done by Linkbild, whatever it is', () => {
    expect(issueOf(ours, '400x90', 'hasMinSize')).toMatchObject({ doneByUs: null });
    expect(issueOf(others, '400x90', 'hasMinSize')?.doneByUs?.en).toContain('Linkbild does this for you');
  });
});

test('another image that fails keeps its reason and the offer', () => {
  const issue = issueOf(others, 'blocked', 'isImageReachable');
  expect(issue?.advice?.en).toContain('its URL isn’t public');
  expect(issue?.doneByUs?.en).toContain('Linkbild does this for you');
});
