import { z } from 'zod';
import { call } from './call.ts';
import { Colour, line } from './fields.ts';
import { limits } from './limits.ts';
import { ofProject } from './of-project.ts';

// How an agency signs the reports of a project (docs/decisions/037-the-agencys-look.md).

const Logo = z.object({ url: z.string(), width: z.number(), height: z.number() });

/** As readers of a report see it. */
export const ShownLook = z.object({
  name: z.string(),
  color: z.string().nullable(),
  contact: z.string(),
  footer: z.string(),
  showsLinkbild: z.boolean(),
  logo: Logo.nullable(),
});
export type ShownLook = z.output<typeof ShownLook>;

/** `isIncluded`: in the current plan. Otherwise it is kept and not shown. */
const AgencyLook = ShownLook.extend({ isIncluded: z.boolean() });
export type AgencyLook = z.output<typeof AgencyLook>;

export const agencyLookCalls = {
  getAgencyLook: call({
    method: 'get',
    path: '/project/{id}/agency-look',
    ...ofProject('editor'),
    summary: { en: 'How reports are signed', de: 'Wie Berichte gezeichnet sind' },
    ok: AgencyLook,
  }),
  saveAgencyLook: call({
    method: 'put',
    path: '/project/{id}/agency-look',
    ...ofProject('project-admin'),
    summary: {
      en: 'Name, colour, contact and footer of the agency on reports, one-pagers and PDFs',
      de: 'Name, Farbe, Kontakt und Fußzeile der Agentur auf Berichten, One-Pagern und PDFs',
    },
    body: z.strictObject({
      name: line(80),
      color: Colour.nullable(),
      contact: line(300),
      footer: line(200),
      showsLinkbild: z.boolean(),
    }),
    ok: AgencyLook,
  }),
  uploadAgencyLogo: call({
    method: 'post',
    path: '/project/{id}/agency-look/logo',
    ...ofProject('project-admin'),
    summary: { en: 'Upload the logo of the agency', de: 'Das Logo der Agentur hochladen' },
    takes: 'multipart',
    limits: [limits.uploads],
    ok: AgencyLook,
  }),
  deleteAgencyLogo: call({
    method: 'delete',
    path: '/project/{id}/agency-look/logo',
    ...ofProject('project-admin'),
    summary: { en: 'Remove the logo of the agency', de: 'Das Logo der Agentur entfernen' },
    ok: AgencyLook,
  }),
};
