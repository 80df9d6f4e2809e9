import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Colour, line, ofProject } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

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

/** `isIncluded`: in the current plan. Otherwise it is stored and not shown. */
const AgencyLook = ShownLook.extend({ isIncluded: z.boolean() });
export type AgencyLook = z.output<typeof AgencyLook>;

export const agencyLookCalls = {
  getAgencyLook: call({
    method: 'get',
    path: '/project/{id}/agency-look',
    ...ofProject('editor'),
    summary: { en: 'Get your agency’s branding on reports', de: 'Logo und Angaben der Agentur in Berichten' },
    ok: AgencyLook,
  }),
  saveAgencyLook: call({
    method: 'put',
    path: '/project/{id}/agency-look',
    ...ofProject('project-admin'),
    summary: {
      en: 'Set your agency’s name, colour, contact and footer on reports, one-pagers and PDFs',
      de: 'Name, Farbe, Kontakt und Fußzeile der Agentur in Berichten, One-Pagern und PDFs festlegen',
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
    summary: { en: 'Upload your agency’s logo', de: 'Logo der Agentur hochladen' },
    takes: 'multipart',
    limits: [limits.uploads],
    ok: AgencyLook,
  }),
  deleteAgencyLogo: call({
    method: 'delete',
    path: '/project/{id}/agency-look/logo',
    ...ofProject('project-admin'),
    summary: { en: 'Remove your agency’s logo', de: 'Logo der Agentur entfernen' },
    ok: AgencyLook,
  }),
};
