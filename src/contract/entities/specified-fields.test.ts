import { expect, test } from 'vitest';
import type { z } from 'zod';
import { AuditSubPage, DetectedApp } from './audit.ts';
import { Asset, Project, Route, SubPage } from './project.ts';
import { BaseRouteTemplate, OgImage, RouteTemplate } from './template.ts';
import { Collaborator, User } from './user.ts';

// The fields of docs/specification.md#3-entities-and-their-fields in the API's responses. A relation is given by its id
// (`routeId` for route), and long data has its own call (routes, assets and sub pages of a project, the metadata of a
// page). Passwords and files are never returned.
test.each<[string, string, z.ZodObject, string]>([
  [
    '[3.1]',
    'Project',
    Project,
    'id uuid slug full title description logoUrl demoUrl notes pageType primaryColor shopifyUrl baseRouteTemplateDataParams baseTemplates verifiedAt',
  ],
  [
    '[3.2]',
    'User',
    User,
    'id email firstname lastname role status platform profilePictureUrl userToProject achievementMap',
  ],
  ['[3.3]', 'Collaborator', Collaborator, 'role user'],
  ['[3.3]', 'user of a collaborator', Collaborator.shape.user, 'firstname lastname email status'],
  ['[3.4]', 'Asset', Asset, 'name description value type payload'],
  ['[3.5]', 'Route', Route, 'uuid id path projectId isFallback createdAt updatedAt'],
  [
    '[3.6]',
    'RouteTemplate',
    RouteTemplate,
    'uuid id name html style data appearance state redraw updateData subPageId variants selectedVariant ogImages',
  ],
  ['[3.7]', 'OgImage', OgImage, 'type routeTemplateId'],
  ['[3.7]', 'base route template', BaseRouteTemplate, 'name preferredRoutePath'],
  ['[3.8]', 'SubPage', SubPage, 'id url status routeId lastModifiedAt type routeTemplateId result'],
  ['[3.11]', 'audit sub page', AuditSubPage, 'uuid auditSubPageId priority type subPageId result'],
  ['[3.23]', 'detected extension', DetectedApp, 'name label url category paid price value'],
])('%s %s has the specified fields', (_row, _name, schema, fields) => {
  expect(fields.split(' ').filter((field) => !Object.hasOwn(schema.shape, field))).toEqual([]);
});

test('the password is in no response [3.2]', () => expect(Object.keys(User.shape)).not.toContain('password'));
